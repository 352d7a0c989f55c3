import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { nameAssignee } from './assignees.ts';
import { leadStatusNames } from './describe-lead.ts';
import { toPatch, type LeadConflict } from './use-lead-changes.ts';

interface ConflictNoticeProps {
  conflict: LeadConflict;
  assignees: readonly Assignee[];
  /** The message is not the one being shown: it is named and linked. */
  isElsewhere?: boolean;
  onSettle: (keepsMine: boolean) => void;
}

/** Says which of the same fields someone else has changed, and asks which version to keep. */
export function ConflictNotice({ conflict, assignees, isElsewhere, onSettle }: ConflictNoticeProps) {
  const { current, changes, who } = conflict;
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => frame.current?.focus(), []);

  const describe = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return 'none';
    if (field === 'status') return leadStatusNames[value as keyof typeof leadStatusNames];
    if (field === 'assignee_id') return nameAssignee(String(value), assignees) ?? 'unassigned';
    if (field === 'due_at') return formatMoment(String(value));
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value);
  };
  const fields = Object.entries(toPatch(changes)).filter(
    ([field, value]) => field in names && value !== current[field as keyof typeof current],
  );

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="alert"
      aria-label="Changed by someone else"
      className="flex flex-col gap-2 rounded-dialog border border-redline bg-sheet p-3 text-small outline-none"
    >
      <p className="font-semibold wrap-anywhere">
        {who ?? 'Someone else'} has changed{' '}
        {isElsewhere ? (
          <Link href={`${adminPaths.messages()}${toQuery({ lead: current.id })}`} className={linkClass}>
            {current.subject}
          </Link>
        ) : (
          'this message'
        )}{' '}
        in the meantime.
      </p>
      {fields.map(([field, value]) => (
        <p key={field}>
          {names[field]}: now {describe(field, current[field as keyof typeof current])}; you chose{' '}
          {describe(field, value)}.
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => onSettle(true)}>
          Keep mine
        </Button>
        <Button variant="secondary" size="compact" onClick={() => onSettle(false)}>
          Use theirs
        </Button>
      </div>
    </div>
  );
}

const names: Record<string, string> = {
  status: 'State',
  assignee_id: 'Owner',
  due_at: 'Due',
  won: 'Won',
  value: 'Value',
  lost_reason: 'Reason it was lost',
};
