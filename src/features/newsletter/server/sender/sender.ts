import type { SeenMail } from './signature.ts';

/** Whose mail is looked at. */
export interface Sender {
  /** The address that mail is from. */
  from: string;
  /** The mail server's name or address; null: there is none. */
  host: string | null;
  /** As an admin entered it. */
  selector: string | null;
  /** A mail of this sender that was received. */
  seen: SeenMail | null;
}

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Relaxed alignment (RFC 7489, 3.1.1), without a list of public suffixes: one is the other, or within it. */
export const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
