import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { parseMail, type OutboxMail } from '#tests/support/outbox-mails.ts';
import { findFreePort } from '#tests/support/free-port.ts';

/** How a mail server treats its clients. */
export type MailBehavior = 'takes' | 'takes in silence' | 'hangs' | 'says 451' | 'says 550';

export interface MailServer {
  url: string;
  /** The Message-IDs of the mails taken, one for each time. */
  taken: string[];
  /** Its mails, as they are read. */
  mails: OutboxMail[];
  /** How often someone connected. */
  visits: number;
  behave(behavior: MailBehavior): void;
  /** Stops listening: new connections are refused. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const port = await findFreePort();
  let behavior: MailBehavior = 'takes';
  let listening: SMTPServer | null = null;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    mails: [],
    visits: 0,
    behave(next) {
      behavior = next;
    },
    async close() {
      const closing = listening;
      listening = null;
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
    async open() {
      listening = createServer();
      listening.listen(port, '127.0.0.1');
      await once(listening.server, 'listening');
    },
  };
  function createServer(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onConnect(_session, callback) {
        server.visits += 1;
        // Without a greeting.
        if (behavior !== 'hangs') callback();
      },
      onRcptTo(_address, _session, callback) {
        if (behavior === 'says 451') callback(refuse(451, 'try again later'));
        else if (behavior === 'says 550') callback(refuse(550, 'no such mailbox'));
        else callback();
      },
      onData(stream, _session, callback) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString('latin1')));
        stream.on('end', () => {
          server.taken.push(text.match(/^Message-ID: <([^@>]+)@/im)?.[1] ?? '');
          server.mails.push(parseMail(text));
          // In silence: the mail is there, and its sender does not know.
          if (behavior !== 'takes in silence') callback();
        });
      },
    });
    // A client killed midway leaves a broken connection.
    created.on('error', () => {});
    return created;
  }
  await server.open();
  return server;
}

const refuse = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
