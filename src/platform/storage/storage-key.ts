/** What files can be called: no name that leads out of their folder, and none that an address would have to escape. */
export const storageKey = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isStorageKey = (name: string): boolean => storageKey.test(name);
