import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createMailDelivery } from './deliver-mail.ts';
import { writeAttachments, type AttachmentStorage } from './mail-attachment.ts';

/** A mail server, the mails that it has received, and when its client disconnected. */
async function openMailServer() {
  const taken: string[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onClose: () => close(),
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        taken.push(source);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => server.close());
  return { taken, closed, smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

/** Files that record when they are opened and read. */
function openFiles(files: Record<string, string[]>) {
  const events: string[] = [];
  const storage: AttachmentStorage = {
    exists: async (key) => key in files,
    async open(key) {
      events.push(`open ${key}`);
      const read = async function* () {
        for (const piece of files[key]!) {
          if (piece === 'broken') throw new Error('the bucket is away');
          yield Buffer.from(piece);
        }
        events.push(`end ${key}`);
      };
      return { length: 0, body: Readable.from(read()) };
    },
  };
  return { events, storage };
}

function deliver(smtpUrl: string, storage: AttachmentStorage, keys: string[]) {
  const readMailSettings = async () => ({ smtpUrl, from: 'site@acme.example' });
  const attachments = keys.map((key) => ({ key, name: `${key}.txt`, type: 'text/plain' }));
  return createMailDelivery({ outboxDir: '', storage, readMailSettings }).deliver({
    ...{ id: 'an-id', recipient: 'ann@example.com', subject: 'The plan', text: 'See below.' },
    ...{ reply_to: null, created_at: '2026-11-25T00:00:00.000Z', thread_ids: null, is_automatic: 0 },
    attachments: writeAttachments(attachments),
  });
}

it('opens a file when its turn has come, so that none waits open', async () => {
  const { taken, smtpUrl } = await openMailServer();
  const { events, storage } = openFiles({ one: ['first ', 'file'], other: ['second'] });
  await deliver(smtpUrl, storage, ['one', 'other']);
  expect(events).toEqual(['open one', 'end one', 'open other', 'end other']);
  const { attachments } = await PostalMime.parse(taken[0]!, { attachmentEncoding: 'utf8' });
  expect(attachments.map(({ filename, content }) => [filename, content])).toEqual([
    ['one.txt', 'first file'],
    ['other.txt', 'second'],
  ]);
});

it('asks no mail server when a file is not there any more', async () => {
  const { storage } = openFiles({ one: ['first'] });
  const sending = deliver('smtp://127.0.0.1:1', storage, ['one', 'gone']);
  await expect(sending).rejects.toThrow('its attachment gone.txt no longer exists');
});

it('sends no mail whose file cannot be read to its end', async () => {
  const { taken, closed, smtpUrl } = await openMailServer();
  const { storage } = openFiles({ one: ['first'], half: ['a half', 'broken'] });
  await expect(deliver(smtpUrl, storage, ['one', 'half'])).rejects.toThrow('the bucket is away');
  await closed;
  expect(taken).toEqual([]);
});
