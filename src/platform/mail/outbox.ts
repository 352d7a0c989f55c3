import { v7 as uuidv7 } from 'uuid';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Connection, Database } from '../database/open-database.ts';
import type { Log } from '../log/create-log.ts';
import type { Delivery, MailDelivery } from './deliver-mail.ts';
import type { MailHolding } from './mail-hold.ts';
import type { Seal } from '../seal.ts';
import { describeConnectionError } from '../service-failure.ts';
import { describeFailure, type RefusedHandover } from './smtp-connection.ts';
import { fillLink, fillLinkInHtml, type MailLink } from './mail-link.ts';
import { writeAttachments, type MailAttachment } from './mail-attachment.ts';
import {
  claimDueMail,
  claimMail,
  countUnsent,
  deleteMail,
  deleteExpiredLinks,
  deleteOldMails,
  insertMail,
  mailRetentionMs,
  recordCopyDeleted,
  recordFailure,
  recordSent,
  resetUnsent,
  selectExpiredCopies,
  selectLastSent,
  selectUnsent,
  type DueMail,
  type UnsentMail,
} from './outbox.store.ts';

/** A mail: its text, and the same as HTML if it has that. */
export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  /** `linkPlaceholder` stands in it where the link belongs. */
  html?: string;
  /** Headers of its own, such as List-Unsubscribe or another From. Stored encrypted: they may have links. */
  headers?: Record<string, string>;
  replyTo?: string;
  /** Replaces `linkPlaceholder` in the text that is sent, and in no stored text. */
  link?: MailLink;
  /** The thread that it continues: Message-IDs, oldest first. */
  threadIds?: string[];
  attachments?: MailAttachment[];
  /** All others say that nobody needs to answer them. */
  isWrittenByPerson?: boolean;
}

export interface Outbox {
  /** Enqueues a mail; within the transaction of what it is about if `connection` is one. */
  enqueue(connection: Connection, mail: Mail): Promise<void>;
  /** Enqueues under an id that the mail also has elsewhere, and replaces a mail with that id, even a sent one. */
  enqueueAs(connection: Connection, id: string, mail: Mail): Promise<void>;
  /**
   * Sends due mails, one after the other. Failures are kept and retried later. While mail is held, only links that
   * were asked for since.
   * @param stopping once aborted, the current mail is the last
   */
  sendDue(stopping?: AbortSignal): Promise<void>;
  /** Sends a mail once, while somebody waits. One that is refused is not kept. @throws what the mail server said */
  sendNow(mail: Omit<Mail, 'link'>): Promise<Delivery>;
  /** Deletes mails that were sent, or given up, more than thirty days ago. For a job, now and then. */
  sweep(): Promise<void>;
  /** Clears expired links, and deletes the .eml files that hold one. For a job, now and then. */
  forgetExpiredLinks(): Promise<void>;
  /** The newest mails that failed and are not sent. */
  listUnsent(): Promise<UnsentMail[]>;
  /** Makes every failed mail due now, including those given up, unless its link is gone. @returns how many */
  retryUnsent(): Promise<number>;
  /** When a mail server last accepted a mail of the last thirty days; null: none. */
  readLastSent(): Promise<string | null>;
  /** Counted by this instance since it started. */
  figures: { sent: number; failedAttempts: number };
  /** Counts the mails that are still to be sent, given up or discarded, by any instance. */
  countUnsent(): Promise<Record<'waiting' | 'failed' | 'discarded' | 'oldestWaitingSeconds', number>>;
}

/** Copies deleted per batch. */
const copiesAtOnce = 500;

/** A list for people: further failures have the same cause. */
const listedUnsent = 50;

/** How long an instance that claimed a mail may take to send it before another one tries. */
const claimMs = 120_000;

/** Waits between attempts: about a day and a half in all, then the mail counts as failed. */
const retryDelaysMs = [30_000, 120_000, 600_000, 3_600_000, 14_400_000, 43_200_000, 64_800_000];

interface OutboxParts {
  database: Database;
  delivery: MailDelivery;
  holding: Pick<MailHolding, 'read'>;
  seal: Seal;
  log: Log;
  now: () => Date;
  /** Learns of each mail that a mail server has refused for good. */
  noteRefused?: (recipient: string, refusal: RefusedHandover) => Promise<void>;
}

export function createOutbox({
  database,
  delivery,
  holding,
  seal,
  log,
  now,
  noteRefused,
}: OutboxParts): Outbox {
  const figures = { sent: 0, failedAttempts: 0 };
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function send(mail: DueMail): Promise<void> {
    const link = readLink(mail);
    if (link.state === 'gone') return recordRefusal(mail, { error: link.why, isFinal: true });
    const text = link.state === 'none' ? mail.text : fillLink(mail.text, link.href);
    const html = mail.html && link.state !== 'none' ? fillLinkInHtml(mail.html, link.href) : mail.html;
    let delivered: Delivery;
    try {
      delivered = await delivery.deliver({ ...mail, text, html, headers: readHeaders(mail) });
    } catch (error) {
      const reason = describeConnectionError(error);
      const isFinal = isPermanent(error);
      const refusal = describeFailure(error, false);
      if (isFinal && refusal.kind === 'refused') await noteRefused?.(mail.recipient, refusal);
      return recordRefusal(mail, {
        // Anything a server quotes from the mail, however it is wrapped or encoded, may contain the link.
        error: link.state === 'none' ? reason : summarizeRefusal(reason),
        isFinal,
      });
    }
    await recordDelivery(mail.id, delivered);
  }

  async function recordDelivery(id: string, { toFile }: Delivery): Promise<void> {
    if (!toFile) figures.sent += 1;
    await recordSent(database.kysely, { id, now: now().toISOString(), toFile: toFile ? 1 : 0 });
  }

  type Link = { state: 'none' } | { state: 'ready'; href: string } | { state: 'gone'; why: string };

  function readLink({ id, sealed_link, link_expires_at }: DueMail): Link {
    if (link_expires_at === null) return { state: 'none' };
    if (sealed_link === null || link_expires_at <= now().toISOString()) {
      return { state: 'gone', why: 'its link has expired; ask for another' };
    }
    try {
      return { state: 'ready', href: seal.open(sealed_link, id) };
    } catch {
      return { state: 'gone', why: 'its link cannot be read: AUTH_SECRET is another than it was' };
    }
  }

  /** None where AUTH_SECRET is another than it was: the mail is good without. */
  function readHeaders({ id, sealed_headers: sealed }: DueMail): Record<string, string> {
    if (sealed === null) return {};
    try {
      return JSON.parse(seal.open(sealed, id)) as Record<string, string>;
    } catch {
      return {};
    }
  }

  async function recordRefusal(mail: DueMail, refusal: { error: string; isFinal: boolean }): Promise<void> {
    figures.failedAttempts += 1;
    const delay = refusal.isFinal ? undefined : retryDelaysMs[mail.attempts];
    const { id: mailId, attempts } = mail;
    log.warn({ mailId, attempts: attempts + 1, error: summarizeRefusal(refusal.error) }, 'mail not sent');
    await recordFailure(database.kysely, mail.id, {
      error: refusal.error.slice(0, 500),
      now: now().toISOString(),
      nextAttemptAt: delay === undefined ? null : after(delay),
    });
  }

  async function insert(connection: Connection, id: string, mail: Mail): Promise<void> {
    await insertMail(connection, {
      ...toRow(id, mail, now().toISOString()),
      sealed_link: mail.link ? seal.seal(mail.link.href, id) : null,
      link_expires_at: mail.link?.expiresAt.toISOString() ?? null,
      sealed_headers: mail.headers ? seal.seal(JSON.stringify(mail.headers), id) : null,
    });
  }

  return {
    figures,
    async countUnsent() {
      const { oldestWaiting, ...counts } = await database.read('mails', countUnsent);
      const oldestMs = oldestWaiting === null ? 0 : now().getTime() - new Date(oldestWaiting).getTime();
      return { ...counts, oldestWaitingSeconds: Math.max(0, oldestMs / 1000) };
    },
    readLastSent: () => database.read('mails', selectLastSent),
    listUnsent: () => selectUnsent(database.kysely, listedUnsent),
    retryUnsent: () => resetUnsent(database.kysely, now().toISOString()),
    async sweep() {
      const before = after(-mailRetentionMs);
      await deleteInBatches((limit) => deleteOldMails(database.kysely, before, limit));
    },
    enqueue: (connection, mail) => insert(connection, uuidv7(), mail),
    async enqueueAs(connection, id, mail) {
      await deleteMail(connection, id);
      await insert(connection, id, mail);
    },
    async forgetExpiredLinks() {
      const time = now().toISOString();
      await deleteExpiredLinks(database.kysely, time);
      for (;;) {
        const copies = await selectExpiredCopies(database.kysely, time, copiesAtOnce);
        for (const copy of copies) {
          await delivery.deleteCopy(copy);
          await recordCopyDeleted(database.kysely, copy.id);
        }
        if (copies.length < copiesAtOnce) return;
      }
    },
    async sendNow(mail) {
      const id = uuidv7();
      const claimed = await database.write(async (trx) => {
        await insert(trx, id, mail);
        return claimMail(trx, id, after(claimMs));
      });
      try {
        const delivered = await delivery.deliver(claimed);
        await recordDelivery(id, delivered);
        return delivered;
      } catch (error) {
        await deleteMail(database.kysely, id);
        throw error;
      }
    },
    async sendDue(stopping) {
      for (;;) {
        if (stopping?.aborted) return;
        const heldSince = (await holding.read())?.since ?? null;
        const mail = await claimDueMail(database.kysely, now().toISOString(), after(claimMs), heldSince);
        if (!mail) return;
        await send(mail);
      }
    },
  };
}

/** Enqueues a mail without a link where there is no outbox, as in a command: the serving process sends it. */
export async function enqueueMail(
  connection: Connection,
  mail: Omit<Mail, 'link' | 'headers'>,
  createdAt: string,
): Promise<void> {
  const row = toRow(uuidv7(), mail, createdAt);
  await insertMail(connection, { ...row, sealed_link: null, link_expires_at: null, sealed_headers: null });
}

const toRow = (id: string, mail: Omit<Mail, 'link'>, createdAt: string) => ({
  id,
  recipient: mail.recipient,
  subject: mail.subject.replaceAll(/[\r\n]+/g, ' '),
  text: mail.text,
  html: mail.html ?? null,
  reply_to: mail.replyTo ?? null,
  created_at: createdAt,
  next_attempt_at: createdAt,
  thread_ids: mail.threadIds?.join(' ') || null,
  attachments: writeAttachments(mail.attachments),
  is_automatic: mail.isWrittenByPerson ? (0 as const) : (1 as const),
});

/** A 5xx reply about the recipient or the content will not change with time (RFC 5321, 4.2.1). */
function isPermanent(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 550 && code < 600;
}

/**
 * A mail server's refusal without anything that it quotes: its reply code and enhanced status code (RFC 5321,
 * 4.2; RFC 3463), such as "550 5.7.1", or Node's code for a failed connection. Our own reasons, which quote
 * nothing, stay unchanged.
 */
export function summarizeRefusal(reason: string): string {
  const [, reply, status = ''] = /\b([245]\d\d)[ -](\d\.\d{1,3}\.\d{1,3})?/.exec(reason) ?? [];
  if (reply !== undefined) return `the mail server answered ${`${reply} ${status}`.trim()}`;
  const [system] = /\bE[A-Z]{4,}\b/.exec(reason) ?? [];
  if (system !== undefined) return system;
  return reason.startsWith('its link ') ? reason : 'the mail could not be sent';
}
