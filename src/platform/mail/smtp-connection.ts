import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The outcome of handing a mail to a mail server. */
export type Handover =
  | { kind: 'sent' }
  /** The whole mail was on its way, and no answer came: the server may have it. */
  | { kind: 'uncertain'; reason: string }
  /** The server has not got it: it could not be reached, or ended the connection before. */
  | { kind: 'away'; reason: string }
  | {
      kind: 'refused';
      /** RFC 5321, 4.2. */
      reply: number;
      /** RFC 3463, such as `5.1.1`; empty without one. */
      status: string;
      reason: string;
      /** Not of the connection or the sender. */
      isAboutMail: boolean;
    };

export type RefusedHandover = Extract<Handover, { kind: 'refused' }>;

/** One connection, opened with the first mail and again after a failure. */
export interface SmtpConnection {
  /** Never rejects: every end of it is an outcome. */
  send(envelope: { from: string; to: string }, message: Uint8Array): Promise<Handover>;
  close(): void;
}

/** Servers may limit how many mails one connection takes. */
const mailsOfConnection = 100;

const graceMs = 500;

export function createSmtpConnection(smtpUrl: string): SmtpConnection {
  let open: OpenConnection | null = null;
  let mails = 0;

  function close() {
    open?.connection.close();
    open = null;
    mails = 0;
  }

  async function trySending(...[envelope, message]: Parameters<SmtpConnection['send']>): Promise<Handover> {
    let hasBegun = false;
    const source = new Readable({
      // It is read once the server has agreed to DATA.
      read() {
        hasBegun = true;
        this.push(message);
        this.push(null);
      },
    });
    try {
      open ??= await connect(smtpUrl);
      const { connection, settle } = open;
      await settle((done) => connection.send(envelope, source, done));
      mails += 1;
      return { kind: 'sent' };
    } catch (error) {
      close();
      return describeFailure(error, hasBegun);
    }
  }

  return {
    close,
    async send(envelope, message) {
      if (mails >= mailsOfConnection) close();
      const wasOpen = mails > 0;
      const handover = await trySending(envelope, message);
      // Servers end connections that were idle.
      return wasOpen && handover.kind === 'away' ? trySending(envelope, message) : handover;
    },
  };
}

type Done = (error?: Error | null) => void;

interface OpenConnection {
  connection: SMTPConnection;
  /** One step, which an event may end as well. */
  settle(step: (done: Done) => void): Promise<void>;
}

async function connect(smtpUrl: string): Promise<OpenConnection> {
  const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ]);
  const options = parseConnectionUrl(smtpUrl);
  const connection = new Connection({
    ...options,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  let fail = (_error: Error): void => undefined;
  connection.on('error', (error) => fail(error));
  connection.on('end', () => {
    // A reply that came before it may still be on its way through the parser.
    const failLast = fail;
    setTimeout(() => failLast(new Error('the mail server ended the connection')), graceMs).unref();
  });
  const settle: OpenConnection['settle'] = (step) =>
    new Promise((resolve, reject) => {
      fail = reject;
      step((error) => (error ? reject(error) : resolve()));
    });
  await settle((done) => connection.connect(done));
  const { auth } = options;
  if (auth?.user) {
    const credentials = { user: auth.user, pass: auth.pass ?? '' };
    await settle((done) => connection.login({ credentials }, done));
  }
  return { connection, settle };
}

/** @param hasBegun whether the mail itself was on its way */
export function describeFailure(error: unknown, hasBegun: boolean): Handover {
  const { responseCode, response, command, message } = Object(error) as Record<string, unknown>;
  const reason = String(response ?? message ?? error)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
  if (typeof responseCode === 'number' && responseCode >= 400)
    return {
      kind: 'refused',
      reply: responseCode,
      status: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(String(response ?? ''))?.[1] ?? '',
      reason,
      isAboutMail: hasBegun || command === 'RCPT TO' || command === 'DATA',
    };
  return hasBegun ? { kind: 'uncertain', reason } : { kind: 'away', reason };
}
