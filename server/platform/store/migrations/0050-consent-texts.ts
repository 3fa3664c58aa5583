/** SHA-256 of the text that was agreed to or refused; null: recorded before texts had hashes. */
export const consentTexts = `
alter table consents add column text_sha256 text;
`
