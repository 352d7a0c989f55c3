import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './free-port.ts';

/** A mail server's reply to a mail, instead of taking it: at RCPT TO, or after DATA. */
interface SinkReply {
  code: number;
  /** With an enhanced status code. */
  text: string;
  at: 'recipient' | 'data';
}

interface SunkMail {
  to: string;
  source: string;
}

/** A real SMTP server that counts. */
export interface MailSink {
  url: string;
  taken: SunkMail[];
  /** How often each address was sent to, of those that were sent to more than once. */
  listRepeated(): [string, number][];
  /** Decides about each mail; undefined takes it. `number` is how many were taken. */
  answer: (to: string, number: number) => SinkReply | 'cut' | undefined;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const port = await findFreePort();
  const counts = new Map<string, number>();
  const refuse = ({ code, text }: SinkReply) => Object.assign(new Error(text), { responseCode: code });
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    answer: () => undefined,
    listRepeated: () => [...counts].filter(([, count]) => count > 1),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const reply = sink.answer(address, sink.taken.length);
      if (reply && reply !== 'cut' && reply.at === 'recipient') callback(refuse(reply));
      else callback();
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo[0]!.address;
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString('latin1')));
      stream.on('end', () => {
        const reply = sink.answer(to, sink.taken.length);
        if (reply && reply !== 'cut') return callback(refuse(reply));
        sink.taken.push({ to, source });
        counts.set(to, (counts.get(to) ?? 0) + 1);
        // The mail is there, and its sender does not know.
        if (reply === 'cut') {
          const { _socket: socket } = [...server.connections].find(
            (one) => (one as unknown as { id: string }).id === session.id,
          ) as unknown as { _socket: { destroy(): void } };
          socket.destroy();
        } else callback();
      });
    },
  });
  // A client that was killed leaves a broken connection.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return sink;
}
