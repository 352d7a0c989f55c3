import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that one user may send with. */
export interface MailService {
  port: number;
  user: string;
  password: string;
  /** Whom mails went to, one for each. */
  recipients: string[];
  /** Its response to a wrong user or password. */
  refusal: string;
  /** Refuses every mail from now on, with these words. */
  refuseMails(words: string): void;
  close(): Promise<void>;
}

export async function openMailService(): Promise<MailService> {
  const [user, password] = ['site@acme.com', 'p@ss word/1'];
  const recipients: string[] = [];
  const refusal = '5.7.8 That is not the password of this mailbox';
  let mailRefusal: string | null = null;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth(auth, _session, done) {
      if (auth.username === user && auth.password === password) done(null, { user });
      else done(Object.assign(new Error(refusal), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, done) => done(mailRefusal === null ? null : new Error(mailRefusal)),
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done(null, 'taken with thanks')).resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    ...{ user, password, recipients, refusal },
    refuseMails(words) {
      mailRefusal = words;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
