import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#design/admin/dialog.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { TeamMember } from '../../team.contract.ts';
import { SessionRow } from '../methods/sessions-section.tsx';
import { teamApi } from './team-api.ts';

/** Where a colleague is signed in. */
export function SessionsDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const client = useQueryClient();
  const queryKey = ['team-sessions', member.id];
  const {
    data: sessions,
    isError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: () => teamApi.listSessions(member.id),
  });

  async function end(session: string) {
    await runWrite(() => teamApi.endSession(member.id, session), { done: 'Session ended' });
    await client.invalidateQueries({ queryKey });
  }

  return (
    <Dialog open onOpenChange={onClose} title={`Sessions of ${member.name}`}>
      {isError ? (
        <LoadFailure text="The sessions could not be loaded." onRetry={() => void refetch()} />
      ) : !sessions ? (
        <SpinnerBlock label="Loading sessions" />
      ) : sessions.length === 0 ? (
        <p className="text-small">{member.name} is not signed in anywhere.</p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session}>
              <Button
                variant="secondary"
                size="compact"
                aria-describedby={`session-${session.id}`}
                onClick={() => void end(session.id)}
              >
                End session
              </Button>
            </SessionRow>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
