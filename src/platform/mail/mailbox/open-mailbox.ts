import { isUtf8 } from 'node:buffer';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { Mailbox } from '../../config/owner-settings.ts';
import { describeConnectionError, toFailure, type ServiceFailure } from '../../service-failure.ts';

/** A mail as it is found in the mailbox. */
export interface FoundMail {
  uid: number;
  /** In bytes. */
  size: number;
  /** At most 64 kB of them. */
  headers: string;
}

/** An open IMAP connection. It changes nothing in the mailbox: no mail is marked as seen. */
export interface OpenMailbox {
  uidValidity: string;
  /** UIDs above one, or from the last days, in order. */
  listUids(after: { uid: number } | { since: Date }): Promise<number[]>;
  readHeaders(uids: number[]): Promise<FoundMail[]>;
  /** The first bytes of a mail, fetched as they are read; null when it is gone. */
  readSource(uid: number, maximumBytes: number): Promise<Readable | null>;
  /** Resolves when a mail has arrived, after a time, when it is ended, or when the connection is closed. */
  waitForMail(ms: number, end?: AbortSignal): Promise<void>;
  close(): void;
}

/** Names a mailbox without its password. */
export const nameMailbox = ({ user, host, folder }: Mailbox): string => `${user}@${host}/${folder}`;

/** The sender decides how long a mail's headers are, so no more is requested. */
const headersLimit = 65_536;

/** A response with more of them would hold the event loop. */
const uidsAtOnce = 5000;

/** So would one with more of a mail. */
const chunkBytes = 65_536;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** UTF-8 (RFC 6532), or whatever bytes they are: nothing of theirs is shown. */
const decodeHeaders = (headers: Buffer): string => headers.toString(isUtf8(headers) ? 'utf8' : 'latin1');

/** Connects to a mailbox, signs in and opens its folder. @returns why it could not, or null */
export async function checkMailbox(mailbox: Mailbox): Promise<ServiceFailure | null> {
  try {
    (await openMailbox(mailbox)).close();
    return null;
  } catch (error) {
    const { responseText } = Object(error) as { responseText?: string };
    const words = responseText ?? describeConnectionError(error);
    return toFailure(Boolean(responseText), words, mailbox.password);
  }
}

/** @throws Error when the server does not answer, or refuses */
export async function openMailbox(config: Mailbox): Promise<OpenMailbox> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: config.host,
    port: config.port,
    secure: config.isSecure,
    // A password is sent over the network only in TLS.
    ...(!config.isSecure && !isLoopback(config.host) && { doSTARTTLS: true }),
    ...(isIP(config.host) === 0 && { servername: config.host }),
    auth: { user: config.user, pass: config.password },
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: 240_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Longer than the wait for new mail, so that a hanging server is noticed.
    socketTimeout: 90_000,
  });
  // Every command rejects too: nothing is lost here, and without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen(config.folder, { readOnly: true });
    return {
      uidValidity: String(uidValidity),
      async listUids(after) {
        const uids: number[] = [];
        const ends = 'since' in after && { since: after.since };
        const begin = 'uid' in after ? after.uid + 1 : 1;
        for (let first = begin; ; first += uidsAtOnce) {
          const isLast = first + uidsAtOnce >= uidNext;
          const range = `${first}:${isLast ? '*' : first + uidsAtOnce - 1}`;
          const matches = (await client.search({ uid: range, ...ends }, { uid: true })) || [];
          // "n:*" always includes the last mail, whatever its UID (RFC 9051, 6.4.8).
          uids.push(...matches.filter((uid) => uid >= first));
          if (isLast) return uids.toSorted((a, b) => a - b);
        }
      },
      async readHeaders(uids) {
        const mails = await client.fetchAll(
          uids.join(','),
          { uid: true, size: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: headersLimit }] },
          { uid: true },
        );
        return mails
          .map(({ uid, size = 0, headers }) => ({
            uid,
            size,
            headers: headers ? decodeHeaders(headers) : '',
          }))
          .toSorted((a, b) => a.uid - b.uid);
      },
      async readSource(uid, maximumBytes) {
        const options = { uid: true, maxBytes: maximumBytes, chunkSize: chunkBytes };
        const { content } = await client.download(String(uid), undefined, options);
        return content ?? null;
      },
      async waitForMail(ms, end) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        client.once('exists', resolve);
        client.once('close', resolve);
        const stop = () => resolve();
        end?.addEventListener('abort', stop);
        // It ends with the next command.
        client.idle().catch(() => resolve());
        await promise;
        clearTimeout(timer);
        client.off('exists', resolve);
        client.off('close', resolve);
        end?.removeEventListener('abort', stop);
        if (!client.usable) throw new Error('the connection was closed');
        await client.noop();
      },
      close: () => client.close(),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}
