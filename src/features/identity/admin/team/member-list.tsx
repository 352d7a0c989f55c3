import { Badge } from '#design/admin/badge.tsx';
import { MoreMenu } from '#domain/rows/admin/more-menu.tsx';
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
  <ul className="border-t border-hairline text-small">
    {members.map((member) => (
      <Member key={member.id} member={member} onAct={(action) => onAct(action, member)} />
    ))}
  </ul>
);

function Member({ member, onAct }: { member: TeamMember; onAct: (action: MemberAction) => void }) {
  const { id, name, email, roles, state, second_factor, last_active_at, is_me } = member;
  const nameId = `member-${id}`;
  const isActive = state === 'active';
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-hairline bg-sheet px-3 py-2 hover:bg-sunk">
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
      {isActive ? (
        <MoreMenu
          titleId={nameId}
          actions={[
            { label: 'Change roles', onChoose: () => onAct('roles') },
            { label: 'Sessions', onChoose: () => onAct('sessions') },
            { label: 'Deactivate', onChoose: () => onAct('deactivate') },
          ]}
        />
      ) : (
        <Button variant="quiet" size="compact" aria-describedby={nameId} onClick={() => onAct('reactivate')}>
          Reactivate
        </Button>
      )}
    </li>
  );
}
