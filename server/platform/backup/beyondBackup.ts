/** Members whom the backup does not know would be lost: it is another's store, or they have joined since. */
export const beyondBackup = (members: number): string =>
  `${members} members of this store are not in the backup, and it is not replaced: ` +
  'keep it, and restore into an empty data folder or database.'
