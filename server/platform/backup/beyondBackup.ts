/** Refusal where the store has members that the backup lacks: it is another store's backup, or they joined after it. */
export const beyondBackup = (members: number): string =>
  `${members} members of this store are not in the backup, and it is not replaced: ` +
  'keep it, and restore into an empty data folder or database.'
