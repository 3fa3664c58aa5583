const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, also in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
