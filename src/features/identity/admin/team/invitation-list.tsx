import { Badge } from '#design/admin/badge.tsx';
import { MoreMenu } from '#domain/rows/admin/more-menu.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { useNow } from '#design/admin/use-now.ts';
import type { Delivery, Invitation } from '../../team.contract.ts';
import { nameRoles } from './role-fields.tsx';

interface InvitationListProps {
  invitations: readonly Invitation[];
  onRenew: (invitation: Invitation, delivery: Delivery) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** Who is invited and has not joined yet. */
export function InvitationList({ invitations, onRenew, onWithdraw }: InvitationListProps) {
  const now = useNow().toISOString();
  if (invitations.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-2 text-lead font-semibold">Invited</h2>
      <ul>
        {invitations.map((invitation) => {
          const { id, email, roles, is_mailed, expires_at } = invitation;
          const emailId = `invitation-${id}`;
          const hasEnded = expires_at <= now;
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-x-4 border-b border-hairline bg-sheet px-3 py-2 text-small hover:bg-sunk"
            >
              <div className="min-w-0">
                <p id={emailId} className="font-medium wrap-anywhere">
                  {email}
                </p>
                <p className="text-fine text-ink-2">
                  {nameRoles(roles)} · {is_mailed ? 'sent by email' : 'by link'} ·{' '}
                  {hasEnded ? 'expired' : `valid until ${formatDate(expires_at)}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                {hasEnded && <Badge tone="struck">Expired</Badge>}
                <MoreMenu
                  titleId={emailId}
                  actions={[
                    {
                      label: is_mailed ? 'Send again' : 'Send by email',
                      onChoose: () => onRenew(invitation, 'mail'),
                    },
                    { label: 'New link', onChoose: () => onRenew(invitation, 'link') },
                    { label: 'Withdraw', onChoose: () => onWithdraw(invitation) },
                  ]}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
