import { Counter, Gauge, type Registry } from 'prom-client';
import type { Platform } from '#platform/context.ts';
import { ignoredReasons, takenKinds, type MailReceiver } from '#platform/mail/mailbox/receive-mails.ts';
import { shareRead } from './share-read.ts';

/** How the mailbox is being read: what this instance did, and the state across all instances. */
export function addMailbox(
  registry: Registry,
  { log }: Pick<Platform, 'log'>,
  { figures, readState }: MailReceiver,
): void {
  const registers = [registry];
  const failures = new Counter({
    name: 'countermark_mailbox_failures_total',
    help: 'Times that the mailbox could not be read',
    registers,
    collect() {
      failures.reset();
      failures.inc(figures.failures);
    },
  });
  const taken = new Counter({
    name: 'countermark_mailbox_mails_taken_total',
    help: 'Mails that went into a thread, or marked a reply as returned',
    labelNames: ['kind'],
    registers,
    collect() {
      taken.reset();
      for (const kind of takenKinds) taken.inc({ kind }, figures.outcomes[kind]);
    },
  });
  const ignored = new Counter({
    name: 'countermark_mailbox_mails_ignored_total',
    help: 'Mails that were left in the mailbox, by why',
    labelNames: ['reason'],
    registers,
    collect() {
      ignored.reset();
      for (const reason of ignoredReasons) ignored.inc({ reason }, figures.outcomes[reason]);
    },
  });
  const readTimes = shareRead(() =>
    readState().catch((error: unknown) => {
      log.warn({ err: error }, 'the state of the mailbox could not be read');
      return undefined;
    }),
  );
  const addTime = (field: 'read_at' | 'failing_since', name: string, help: string) => {
    const time = new Gauge({
      name: `countermark_mailbox_${name}_timestamp_seconds`,
      help,
      registers,
      async collect() {
        const state = await readTimes();
        if (state === null) time.remove();
        else time.set(toSeconds(state?.[field]));
      },
    });
  };
  addTime(
    'read_at',
    'last_read',
    'When an instance last read all that was new; 0: never; none without a mailbox',
  );
  addTime('failing_since', 'failing_since', 'Since when it cannot be read; 0: it can');
}

const toSeconds = (time: string | null | undefined): number => (time ? Date.parse(time) / 1000 : 0);
