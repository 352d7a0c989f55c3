import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { parseMail, type ParsedMail } from './parse-mail.ts';

/** The process's answer: the mail, or that it cannot be read. */
export type MailAnswer = { mail: ParsedMail } | { error: string };

// The site's visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (sent: MailAnswer): void => void process.send!(sent, () => process.exit(0));

buffer(process.stdin)
  .then(parseMail)
  .then(
    (mail) => answer({ mail }),
    (error: unknown) => answer({ error: String(error) }),
  );
