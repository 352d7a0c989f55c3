import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../lower-thread-priority.ts';
import { parseMail, type ParsedMail } from './parse-mail.ts';

/** What the thread answers: the mail, or that it cannot be read. */
export type MailAnswer = { mail: ParsedMail } | { error: string };

lowerThreadPriority();

parentPort!.once('message', (source: Uint8Array) => {
  parseMail(source).then(
    (mail) =>
      parentPort!.postMessage(
        { mail } satisfies MailAnswer,
        mail.attachments.map(({ content }) => content.buffer),
      ),
    (error: unknown) => parentPort!.postMessage({ error: String(error) } satisfies MailAnswer, []),
  );
});
