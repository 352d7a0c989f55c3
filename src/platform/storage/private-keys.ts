/** Files under it are never served to visitors: see http's uploads, which know the names of images alone. */
export const privatePrefix = 'private/';

export const isPrivateKey = (key: string): boolean => key.startsWith(privatePrefix);
