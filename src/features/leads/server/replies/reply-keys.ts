/** A reply's id without its hyphens: in the local part of an address there is room for 64 characters. */
const tokenPattern = /^[0-9a-f]{32}$/;

/**
 * The mailbox's address with a reply's id (plus addressing): mail servers may replace a Message-ID, but not
 * where the answer goes. The id is known only to those who have the mail, as its Message-ID is.
 */
export function addToken(address: string, id: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${id.replaceAll('-', '')}${address.slice(at)}`;
}

/** The id in an address in lower case that `addToken` has made. @returns none for any other address */
export function readToken(recipient: string, mailbox: string): string[] {
  const at = mailbox.lastIndexOf('@');
  const [begin, end] = [`${mailbox.slice(0, at)}+`.toLowerCase(), mailbox.slice(at).toLowerCase()];
  if (!recipient.startsWith(begin) || !recipient.endsWith(end)) return [];
  const token = recipient.slice(begin.length, -end.length);
  return tokenPattern.test(token) ? [token.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')] : [];
}

/**
 * Names a reply in its own `References`, where mail servers that replace its Message-ID leave it.
 * @param messageId as `nameMessageId` gives it
 */
export const nameThread = (messageId: string): string => messageId.replace('@', '.thread@');
