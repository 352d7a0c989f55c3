import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { Message } from '../../contract.ts';
import { personKey } from './lead-cache.ts';
import { leadStatusNames } from './lead-status.ts';
import { messagesApi } from './messages-api.ts';

/** Who wrote: the newest of their other messages in the inbox, and the way to all that is kept about them. */
export function PersonPanel({ lead }: { lead: Pick<Message, 'id' | 'email'> }) {
  const email = lead.email.toLowerCase();
  const { data, isError, refetch } = useQuery({
    queryKey: [personKey, email],
    queryFn: () => messagesApi.listOfAddress(email),
  });
  const others = data?.filter(({ id }) => id !== lead.id);
  return (
    <section aria-label="Person" className="max-w-[36.5em] border-t border-hairline pt-3">
      <div className="flex flex-col gap-2 text-small">
        <h3 className="font-semibold">Person</h3>
        {isError && (
          <p className="flex items-center gap-3 text-ink-2">
            Their messages could not be loaded.
            <Button variant="secondary" size="compact" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
        {others?.length === 0 && <p className="text-ink-2">No other message of this address.</p>}
        {others && others.length > 0 && (
          <ul aria-label="Other messages of this address" className="flex flex-col gap-2">
            {others.map((message) => (
              <li key={message.id} className="flex min-w-0 items-baseline gap-2">
                <Link
                  href={`${adminPaths.messages()}${toQuery({ lead: message.id })}`}
                  className={`${linkClass} min-w-0 truncate`}
                >
                  {message.subject}
                </Link>
                <span className="shrink-0 text-fine text-ink-2">
                  {leadStatusNames[message.status]} · {formatDate(message.created_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Link href={adminPaths.personalData(lead.email)} className={`${linkClass} self-start`}>
          All that is kept about this person
        </Link>
      </div>
    </section>
  );
}
