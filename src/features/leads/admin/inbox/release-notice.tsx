import { formatMoment } from '#design/ui/format-moment.ts';
import type { Message } from '../../contract.ts';
import { describeEvent, isRelease } from './describe-event.ts';
import { useLeadActivity } from './use-lead-activity.ts';

/** Says why a lead has no owner, if its owner's account was deleted or lost the right to messages. */
export function ReleaseNotice({ lead }: { lead: Pick<Message, 'id' | 'assignee_id' | 'status'> }) {
  const { data = [] } = useLeadActivity(lead.id);
  if (lead.assignee_id !== null || lead.status === 'done') return null;
  const last = data.find(({ kind }) => kind === 'assigned' || kind === 'unassigned');
  if (!last || !isRelease(last)) return null;
  return (
    <p className="max-w-[36.5em] border-l-2 border-redline pl-3 text-small">
      {`This message is ${describeEvent(last)} (${formatMoment(last.created_at)}).`}
    </p>
  );
}
