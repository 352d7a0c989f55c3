import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { TeamMember } from '../../team.contract.ts';
import { nameRoles } from './role-fields.tsx';

export type MemberAction = 'roles' | 'sessions' | 'deactivate' | 'reactivate';

interface MemberListProps {
  members: readonly TeamMember[];
  onAct: (action: MemberAction, member: TeamMember) => void;
}

/** The accounts that work here, and those that no longer do. */
export const MemberList = ({ members, onAct }: MemberListProps) => (
  <ul className="text-small">
    {members.map((member) => (
      <Member key={member.id} member={member} onAct={(action) => onAct(action, member)} />
    ))}
  </ul>
);

function Member({ member, onAct }: { member: TeamMember; onAct: (action: MemberAction) => void }) {
  const { id, name, email, roles, state, second_factor, last_active_at, is_me } = member;
  const nameId = `member-${id}`;
  const isActive = state === 'active';
  const button = (action: MemberAction, label: string) => (
    <Button variant="quiet" size="compact" aria-describedby={nameId} onClick={() => onAct(action)}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span id={nameId} className={`font-medium wrap-anywhere ${isActive ? '' : 'text-ink-2'}`}>
            {name}
          </span>
          {is_me && <Badge>You</Badge>}
          {!isActive && <Badge tone="struck">Deactivated</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-2">{email}</p>
        <p className="text-fine text-ink-2">
          {nameRoles(roles)} · last active {formatDate(last_active_at)} ·{' '}
          {second_factor ? 'second factor set up' : 'no second factor'}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center">
        {isActive && button('roles', 'Change roles')}
        {isActive && button('sessions', 'Sessions')}
        {isActive ? button('deactivate', 'Deactivate') : button('reactivate', 'Reactivate')}
      </div>
    </li>
  );
}
