import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import type { Connection } from '../database/open-database.ts';
import { sinkAddress } from '../mail/deliver-mail.ts';
import { selectMailState } from '../mail/outbox.store.ts';
import type { Mail } from '../mail/outbox.ts';
import {
  beginChecks,
  claimCheck,
  recordFailed,
  recordPassed,
  returnCheck,
  selectCanary,
} from './canary.store.ts';
import { sendCheck } from './send-check.ts';

const hourMs = 3_600_000;

/** How long the check's mail may take: other mails may be ahead of it. */
const mailMs = 300_000;

/** A message this old belongs to no check in progress, on any instance. */
const abandonedMs = 2 * mailMs;

/** A failure not yet recorded because the database was down. */
interface Failure {
  at: string;
  reason: string;
  times: number;
}

/** What the check needs to know about the contact form, which belongs to a feature. */
export interface CheckedForm {
  path: string;
  /** The values to fill in. @param address the sender's */
  fillIn(address: string): Record<string, string>;
  /**
   * Deletes a check's message, those of checks from before a time, and everything that belongs to them.
   * @returns their ids
   */
  deleteMessages(connection: Connection, which: { id: string; before: string }): Promise<string[]>;
  /** The mail to the owner when it fails or passes again; null if no one is to be notified. */
  describe(outcome: { isPassed: boolean; reason: string }): Promise<Mail | null>;
}

/**
 * Sends the product a message through its own contact form once an hour: over HTTP, into the database, out by
 * mail. It appears in no list or figure, counts toward no limit, and is deleted when the check is over.
 */
export class Canary {
  readonly #platform: Platform;
  readonly #form: CheckedForm;
  readonly #wait: () => Promise<unknown>;
  /** Since when the database has not answered. */
  #awaySince: Date | null = null;
  #unrecorded: Failure[] = [];

  /** @param wait between two checks of the mail's state */
  constructor(platform: Platform, form: CheckedForm, wait: () => Promise<unknown> = () => sleep(500)) {
    this.#platform = platform;
    this.#form = form;
    this.#wait = wait;
  }

  /**
   * Runs the check if it is due. For a job. @throws when the database is down: that is a failure too,
   * recorded later
   */
  async run(stopping: AbortSignal): Promise<void> {
    const { database, now } = this.#platform;
    const due = await this.#claim().catch((error: unknown) => {
      this.#awaySince ??= now();
      throw error;
    });
    const awaySince = this.#awaySince;
    this.#awaySince = null;
    if (due === null) return;
    const missed = awaySince ? countHours(awaySince > due.at ? awaySince : due.at, now()) : 0;
    if (missed > 0) {
      const reason = `the database has not answered since ${awaySince!.toISOString()}`;
      await this.#recordFailure({ at: awaySince!.toISOString(), reason, times: missed });
    }
    while (this.#unrecorded[0]) await this.#recordFailure(this.#unrecorded.shift()!);
    const id = uuidv7();
    try {
      await this.#check(id, due.recipient, stopping);
    } catch (error) {
      if (stopping.aborted) return await returnCheck(database.kysely, now().toISOString());
      const reason = error instanceof Error ? error.message : String(error);
      return await this.#recordFailure({ at: now().toISOString(), reason: reason.slice(0, 300), times: 1 });
    } finally {
      await this.#cleanUp(id).catch((error: unknown) => {
        this.#platform.log.warn(
          { err: error },
          'the message of the hourly check is left for the next one to delete',
        );
      });
    }
    await this.#recordPass();
  }

  async #claim(): Promise<{ at: Date; recipient: string } | null> {
    const { database, now } = this.#platform;
    const canary = await selectCanary(database.kysely);
    const time = now();
    if (!canary) {
      // Not at once: a site that is still being set up may not be reachable yet.
      await beginChecks(database.kysely, new Date(time.getTime() + hourMs).toISOString());
      return null;
    }
    if (!canary.is_on || canary.due_at > time.toISOString()) return null;
    const next = new Date(time.getTime() + hourMs).toISOString();
    const isClaimed = await claimCheck(database.kysely, { due: canary.due_at, next });
    if (!isClaimed) return null;
    return {
      at: new Date(canary.due_at),
      recipient: canary.recipient || sinkAddress,
    };
  }

  async #check(id: string, recipient: string, stopping: AbortSignal): Promise<void> {
    const { config, canaryMarks, database } = this.#platform;
    const values = this.#form.fillIn(recipient);
    const mark = canaryMarks.make(id, values);
    await sendCheck(config, { path: this.#form.path, values, mark, stopping });
    const until = performance.now() + mailMs;
    for (;;) {
      const mail = await selectMailState(database.kysely, id);
      if (!mail) throw new Error('the message was accepted, but no mail about it was created');
      if (mail.sent_at !== null) return;
      if (mail.last_error !== null) throw new Error(`the mail about the message failed: ${mail.last_error}`);
      if (performance.now() > until)
        throw new Error(`the mail was not sent within ${mailMs / 60_000} minutes`);
      stopping.throwIfAborted();
      await this.#wait();
    }
  }

  async #cleanUp(id: string): Promise<void> {
    const { database, outbox, now } = this.#platform;
    const before = new Date(now().getTime() - abandonedMs).toISOString();
    const ids = await database.write((trx) => this.#form.deleteMessages(trx, { id, before }));
    for (const deleted of ids) await outbox.forget(deleted);
  }

  async #recordPass(): Promise<void> {
    const { database, outbox, now } = this.#platform;
    const mail = await this.#form.describe({ isPassed: true, reason: '' });
    await database.write(async (trx) => {
      const wasReported = await recordPassed(trx, now().toISOString());
      if (wasReported && mail) await outbox.enqueue(trx, mail);
    });
  }

  async #recordFailure(failure: Failure): Promise<void> {
    const { database, outbox, log } = this.#platform;
    log.error({ reason: failure.reason }, 'the hourly check of the contact form failed');
    try {
      const mail = await this.#form.describe({ isPassed: false, reason: failure.reason });
      await database.write(async (trx) => {
        const shouldReport = await recordFailed(trx, failure);
        if (shouldReport && mail) await outbox.enqueue(trx, mail);
      });
    } catch (error) {
      this.#unrecorded = [...this.#unrecorded, failure].slice(-24);
      throw error;
    }
  }
}

/** Complete hours, which is the number of checks missed. */
const countHours = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / hourMs));
