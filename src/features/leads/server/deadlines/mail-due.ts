import { addBusinessTime } from '#domain/business-time/server/business-time.ts';
import { toOneLine } from '#platform/mail/to-one-line.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { recordEvents } from '../inbox/events.store.ts';
import {
  createRecipientFinder,
  describeLead,
  describeSwitch,
  formatSiteTime,
  groupByRecipient,
  listedInMail,
} from './desk-mails.ts';
import { readDeadlineRules, soonMs, type DeadlineRules, type DeskPlatform } from './deadline-rules.ts';
import { claimDue, hasDue, type MailedLead, type Reminder } from './deadline-mails.store.ts';
import { saveState } from './terms.store.ts';

/** Leads that one transaction takes. */
const batch = 200;

/** Leads overdue for longer, as after an outage, are left to the digest: no reminder comes days late. */
const lateMs = 3 * 86_400_000;

/**
 * Mails each owner which of their leads are due soon or overdue, each once; unassigned ones go to the contact
 * address. Answered leads are not due. For a job.
 */
export async function mailDue(platform: DeskPlatform): Promise<void> {
  const rules = await readDeadlineRules(platform);
  if (!rules) return;
  const at = platform.now();
  const soon = addBusinessTime(rules.calendar, at, soonMs(rules));
  await sendReminders(platform, rules, { reminder: 2, until: at });
  if (soon) await sendReminders(platform, rules, { reminder: 1, until: soon });
}

interface Step {
  reminder: Reminder;
  until: Date;
}

async function sendReminders(platform: DeskPlatform, rules: DeadlineRules, step: Step): Promise<void> {
  const { database, outbox, now } = platform;
  const due = { reminder: step.reminder, until: step.until.toISOString() };
  for (;;) {
    if (!(await hasDue(database.kysely, due))) return;
    const address = await createRecipientFinder(platform);
    const at = now();
    const claimed = await database.write(async (trx) => {
      // One instance at a time: two that claimed the same rows in different orders would deadlock.
      await saveState(trx, 'due_mails', at.toISOString());
      const leads = (await claimDue(trx, { ...due, limit: batch })).toSorted(byDueDate);
      if (step.reminder === 2) {
        await recordEvents(
          trx,
          leads.map(({ id, due_at }) => ({ messageId: id, kind: 'overdue', author: null, at: due_at! })),
        );
      }
      if (!rules.mailsDue) return leads.length;
      const isLate = ({ due_at }: MailedLead) => Date.parse(due_at!) < at.getTime() - lateMs;
      const current = leads.filter((lead) => !isLate(lead));
      for (const [recipient, theirs] of groupByRecipient(current, address)) {
        await outbox.enqueue(trx, describeDue(theirs, recipient, step.reminder, platform, rules));
      }
      return leads.length;
    });
    if (claimed < batch) return;
  }
}

const byDueDate = (one: MailedLead, other: MailedLead): number => (one.due_at! < other.due_at! ? -1 : 1);

function describeDue(
  leads: readonly MailedLead[],
  recipient: string,
  reminder: Reminder,
  { config }: Pick<DeskPlatform, 'config'>,
  { calendar: { timeZone } }: DeadlineRules,
): Mail {
  const { siteUrl } = config;
  const [first] = leads;
  const isOne = leads.length === 1;
  const count = isOne ? 'A message' : `${leads.length} messages`;
  const is = isOne ? 'is' : 'are';
  const what = reminder === 2 ? 'overdue' : 'due soon';
  const more = leads.length - listedInMail;
  return {
    recipient,
    subject: isOne
      ? `${reminder === 2 ? 'Overdue' : 'Due soon'}: ${toOneLine(first!.subject, 120)}`
      : `${count} ${is} ${what}`,
    text: [
      reminder === 2
        ? `${count} should have been answered by now and ${is} overdue:`
        : `${count} ${is} to be answered soon:`,
      ...leads
        .slice(0, listedInMail)
        .map((lead) =>
          describeLead(lead, `due ${formatSiteTime(lead.due_at!, timeZone)}`, { siteUrl, timeZone }),
        ),
      ...(more > 0 ? [`and ${more} more.`] : []),
      [
        '--',
        'You get this because these messages are assigned to you, or to no one.',
        `Times are those of ${timeZone}. ${describeSwitch({ siteUrl })}`,
      ].join('\n'),
    ].join('\n\n'),
  };
}
