/** Files under it are never served to visitors: see http's uploads, which only know names of images. */
export const privatePrefix = 'private/';

export const isPrivateKey = (key: string): boolean => key.startsWith(privatePrefix);
