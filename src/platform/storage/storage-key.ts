/**
 * What a file may be called: no name that leads out of its folder, and none that a URL would have to escape.
 */
export const storageKey = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isStorageKey = (name: string): boolean => storageKey.test(name);
