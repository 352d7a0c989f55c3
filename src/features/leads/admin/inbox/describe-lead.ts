import { formatDate } from '#design/ui/format-date.ts';
import type { LeadEvent, LeadStatus } from '../../inbox.contract.ts';
import type { SpamReason } from '../../contract.ts';

export type { LeadStatus };

export const leadStatusNames: Record<LeadStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
};

export const statusChoices = Object.entries(leadStatusNames).map(([value, label]) => ({
  value: value as LeadStatus,
  label,
}));

/** A lead's event in words, without who did it: follows a name, or stands alone. */
export function describeEvent({ kind, data }: Pick<LeadEvent, 'kind' | 'data'>): string {
  const { from, to } = data;
  switch (kind) {
    case 'received':
      return 'received';
    case 'entered':
      return 'entered by hand';
    case 'status':
      return `${nameStatus(from)} to ${nameStatus(to)}${statusReasons[String(data['reason'])] ?? ''}`;
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
    case 'lost_reason':
      return typeof to === 'string' ? `noted why it was lost: ${to}` : 'removed why it was lost';
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

/** Why nobody changed a state, if it says more than that it has changed. */
const statusReasons: Record<string, string> = {
  undelivered: ', due at once: the reply was not delivered',
};

/** Whether a lead lost its owner without anyone unassigning it. */
export const isRelease = ({ kind, data }: Pick<LeadEvent, 'kind' | 'data'>): boolean =>
  kind === 'unassigned' && Object.hasOwn(releaseTexts, String(data['reason']));

/** Why nobody owns it any more, if nobody unassigned it. */
const releaseTexts: Record<string, string> = {
  account_deactivated: 'unassigned because its owner’s account was deactivated',
  account_erased: 'unassigned because the account was removed',
  role_withdrawn: 'unassigned because its owner no longer has access to messages',
};

const nameStatus = (status: unknown): string =>
  leadStatusNames[status as LeadStatus]?.toLowerCase() ?? String(status);

/** Each follows "it". */
const texts: Record<SpamReason, string> = {
  honeypot: 'fills in a field that people do not see',
  hasty: 'was sent faster than anyone types',
  wording: 'is worded like advertising or fraud',
  links: 'has links to many sites',
  links_only: 'says little besides its links',
  link_in_name: 'has a link for a name',
  link_code: 'has links in the code of bulletin boards',
  html_link: 'has links in HTML',
  mixed_scripts: 'mixes letters of several alphabets within words',
  hidden_characters: 'has characters that cannot be seen',
  repeated: 'says nearly the same as others within the week',
  marked: 'was moved here by an admin',
};

/** Why a message is in spam, in words. */
export function describeSpam(reasons: SpamReason[]): string {
  if (reasons.length === 0) return 'In the spam folder.';
  if (reasons.length === 1 && reasons[0] === 'marked') return 'Moved to spam by an admin.';
  const [last, ...others] = reasons.map((reason) => texts[reason]).toReversed();
  const list = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
  return `In the spam folder because it ${list}.`;
}
