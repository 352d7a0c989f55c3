import { formatDate } from '#design/ui/format-date.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { leadStatusNames, type LeadStatus } from './lead-status.ts';

/** What happened to a lead, without who did it: follows a name, or stands alone. */
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
      return releaseTexts[String(data['reason'])] ?? 'removed the owner';
    case 'due':
      return typeof to === 'string' ? `set the due date to ${formatDate(to)}` : 'removed the due date';
    case 'value':
      return typeof to === 'number' ? `set the value to $${to.toLocaleString('en-US')}` : 'removed the value';
    case 'won':
      return to === true ? 'marked as won' : 'marked as not won';
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
    case 'reply_written':
      return 'reply not delivered: no mail server';
    case 'reply_failed':
      return 'reply failed';
    case 'reply_received':
      return 'answered';
  }
}

/** Whether a lead lost its owner without anyone unassigning it. */
export const isRelease = ({ kind, data }: Pick<LeadEvent, 'kind' | 'data'>): boolean =>
  kind === 'unassigned' && Object.hasOwn(releaseTexts, String(data['reason']));

/** Why nobody owns it any more, if nobody unassigned it. */
const releaseTexts: Record<string, string> = {
  account_erased: 'unassigned because the account was removed',
  role_withdrawn: 'unassigned because its owner no longer has access to messages',
};

const nameStatus = (status: unknown): string =>
  leadStatusNames[status as LeadStatus]?.toLowerCase() ?? String(status);
