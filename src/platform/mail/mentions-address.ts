/**
 * Whether a text has an address, and the whole of it: ann@example.com is not in joann@example.com, nor in
 * ann@example.com.au.
 * @param email in lower case
 */
export const mentionsAddress = (text: string, email: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]",;:]+/)
    .some((word) => word === email || word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') === email);
