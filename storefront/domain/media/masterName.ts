const longestName = 160;

/** Folders and a name, of words: nothing hidden, nothing above, nothing that a file system or an address reads otherwise. */
const nameForm = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*){0,3}$/;

/** Whether a master may be called so. */
export const isMasterName = (name: string): boolean => name.length <= longestName && nameForm.test(name);
