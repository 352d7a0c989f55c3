import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button } from '#design/ui/button.tsx';
import { ListSkeleton } from '#domain/rows/admin/list-view.tsx';
import type { SentInvitation, TeamMember } from '../../team.contract.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MemberList, type MemberAction } from './member-list.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { teamApi } from './team-api.ts';
import { TeamParts } from './team-parts.tsx';
import { TeamRulesSection } from './team-rules-section.tsx';

const teamKey = ['team'];
const invitationsKey = ['invitations'];

interface Open {
  action: MemberAction;
  member: TeamMember;
}

/** Who works on the site, and what they may do. */
export function TeamScreen() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const team = useQuery({ queryKey: teamKey, queryFn: teamApi.list });
  const invitations = useQuery({ queryKey: invitationsKey, queryFn: teamApi.listInvitations });
  const [isInviting, setIsInviting] = useState(false);
  const [shown, setShown] = useState<{ email: string; link: string } | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  // The texts stay while the dialog fades out.
  const [asked, setAsked] = useState<TeamMember | null>(null);

  /** @returns the answer; null, after a toast, if it was refused */
  async function run<Answer>(write: () => Promise<Answer>, done: string): Promise<Answer | null> {
    const written = await runWrite(write, { done });
    await Promise.all([teamKey, invitationsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    return written.kind === 'done' ? written.answer : null;
  }

  function showLink(sent: SentInvitation | null) {
    if (sent?.link !== undefined) setShown({ email: sent.email, link: sent.link });
  }

  function act(action: MemberAction, member: TeamMember) {
    if (action === 'reactivate')
      return void run(() => teamApi.reactivate(member.id), `${member.name} is active again`);
    setAsked(member);
    setOpen({ action, member });
  }

  if (team.isError || invitations.isError)
    return (
      <LoadFailure
        text="The team could not be loaded."
        onRetry={() => void Promise.all([team.refetch(), invitations.refetch()])}
      />
    );
  return (
    <>
      <ScreenHeading title="Team" headingRef={heading}>
        <Button size="compact" onClick={() => setIsInviting(true)}>
          Invite a colleague
        </Button>
      </ScreenHeading>
      <TeamParts />
      {team.data ? (
        <MemberList members={team.data} onAct={act} />
      ) : (
        <ListSkeleton name="the team" rowClass="h-20" />
      )}
      <InvitationList
        invitations={invitations.data ?? []}
        onRenew={({ id, email }, delivery) =>
          void run(
            () => teamApi.renew(id, delivery),
            delivery === 'mail' ? `Invitation to ${email} is on its way` : 'New link created',
          ).then(showLink)
        }
        onWithdraw={({ id, email }) =>
          void run(() => teamApi.withdraw(id), `Invitation of ${email} withdrawn`)
        }
      />
      {team.data && <TeamRulesSection members={team.data} />}
      <InviteDialog
        open={isInviting}
        onOpenChange={setIsInviting}
        onInvite={async (invitation) => {
          const isMail = invitation.delivery === 'mail';
          const sent = await run(
            () => teamApi.invite(invitation),
            isMail ? `Invitation to ${invitation.email} is on its way` : 'Invitation created',
          );
          if (!sent) return;
          setIsInviting(false);
          showLink(sent);
        }}
      />
      <LinkDialog invitation={shown} onClose={() => setShown(null)} />
      {open?.action === 'roles' && (
        <RolesDialog
          member={open.member}
          onClose={() => setOpen(null)}
          onSave={async (chosen) => {
            const changed = await run(() => teamApi.changeRoles(open.member.id, chosen), 'Roles changed');
            if (!changed) return;
            setOpen(null);
            if (changed.is_me) await client.invalidateQueries({ queryKey: ['session'] });
          }}
        />
      )}
      {open?.action === 'sessions' && <SessionsDialog member={open.member} onClose={() => setOpen(null)} />}
      <AlertDialog
        open={open?.action === 'deactivate'}
        onOpenChange={() => setOpen(null)}
        title={`Deactivate ${asked?.name}?`}
        description="Their sessions, access tokens and API keys end at once, and they can’t sign in. What they have written stays theirs. Messages assigned to them become unassigned."
        confirmLabel="Deactivate"
        onConfirm={() =>
          asked && void run(() => teamApi.deactivate(asked.id), `${asked.name} is deactivated`)
        }
        fallbackFocus={heading}
      />
    </>
  );
}
