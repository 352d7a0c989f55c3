import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { parseBounce, type Bounce } from './parse-bounce.ts';
import { parseMail, type ParsedMail } from './parse-mail.ts';

/** A mail as a person's message, and as a report about one. */
export interface Readings {
  mail: ParsedMail;
  bounce: Bounce | null;
}

/** The process's answer: the mail, or that it cannot be read. */
export type MailReading<As extends keyof Readings> = { read: Readings[As] } | { error: string };

// The site's visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const parse: (source: Uint8Array) => Promise<Readings[keyof Readings]> =
  process.argv[2] === ('bounce' satisfies keyof Readings) ? parseBounce : parseMail;

const answer = (sent: MailReading<keyof Readings>): void => void process.send!(sent, () => process.exit(0));

buffer(process.stdin)
  .then(parse)
  .then(
    (read) => answer({ read }),
    (error: unknown) => answer({ error: String(error) }),
  );
