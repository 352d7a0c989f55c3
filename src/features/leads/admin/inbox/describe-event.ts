import { formatDate } from '#design/ui/format-date.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { leadStatusNames, type LeadStatus } from './lead-status.ts';

/** What happened to a lead, without who did it: goes on after a name, or stands alone. */
export function describeEvent({ kind, data }: Pick<LeadEvent, 'kind' | 'data'>): string {
  const { from, to } = data;
  switch (kind) {
    case 'received':
      return 'received';
    case 'status':
      return `${nameStatus(from)} to ${nameStatus(to)}`;
    case 'assigned':
      return `assigned to ${typeof data['name'] === 'string' ? data['name'] : 'someone'}`;
    case 'unassigned':
      return releaseTexts[String(data['reason'])] ?? 'taken from its owner';
    case 'due':
      return typeof to === 'string' ? `due ${formatDate(to)}` : 'without a due date';
    case 'value':
      return typeof to === 'number' ? `worth ${to.toLocaleString('en-US')}` : 'without a value';
    case 'won':
      return to === true ? 'won' : 'not won';
    case 'note':
      return 'added a note';
    case 'spam':
      return 'moved to spam';
    case 'released':
      return 'moved to the inbox';
    case 'overdue':
      return 'overdue';
    case 'reply_sent':
      return 'replied';
    case 'reply_failed':
      return 'could not be replied to';
    case 'reply_received':
      return 'answered';
  }
}

/** Whether a lead lost its owner without anybody's word. */
export const isRelease = ({ kind, data }: Pick<LeadEvent, 'kind' | 'data'>): boolean =>
  kind === 'unassigned' && Object.hasOwn(releaseTexts, String(data['reason']));

/** Why nobody owns it any more, other than that somebody said so. */
const releaseTexts: Record<string, string> = {
  account_erased: 'without an owner: the account was removed',
  role_withdrawn: 'without an owner: they may no longer see messages',
};

const nameStatus = (status: unknown): string =>
  leadStatusNames[status as LeadStatus]?.toLowerCase() ?? String(status);
