import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { Message } from '../../contract.ts';
import { personLimit, type MessageBrief } from '../../inbox.contract.ts';
import { ThreadEntry } from '../reply/thread-entry.tsx';
import { personKey } from './lead-queries.ts';
import { leadStatusNames } from './describe-lead.ts';
import { messagesApi } from './messages-api.ts';

/**
 * The sender: their emails outside of threads, their other messages, their subscription, others at their company, and a link to all that is
 * kept.
 */
export function PersonPanel({ lead }: { lead: Pick<Message, 'id' | 'email'> }) {
  const may = useMay();
  const { data, isError, refetch } = useQuery({
    queryKey: [personKey, lead.id],
    queryFn: () => messagesApi.readPerson(lead.id),
  });
  return (
    <section aria-label="Person" className="max-w-[36.5em] border-t border-hairline pt-3 print:hidden">
      <div className="flex flex-col gap-2 text-small">
        <h3 className="font-semibold">Person</h3>
        {isError && (
          <p role="alert" className="flex items-center gap-3 text-ink-2">
            The person could not be loaded.
            <Button variant="secondary" size="compact" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
        {data && (
          <>
            {data.unmatched_mails.length > 0 && (
              <>
                <h4 className="pt-1 font-medium">Emails that answer no reply</h4>
                <ul aria-label="Emails that answer no reply" className="flex flex-col gap-4">
                  {data.unmatched_mails.map((mail) => (
                    <ThreadEntry key={mail.id} leadId={mail.message_id} reply={mail} />
                  ))}
                </ul>
              </>
            )}
            {data.subscribed_at !== null && (
              <p className="text-ink-2">
                Subscribed to the newsletter since {formatDate(data.subscribed_at)}.
              </p>
            )}
            {data.messages.length === 0 ? (
              <p className="text-ink-2">No other messages from this address.</p>
            ) : (
              <MessageLinks label="Other messages from this address" messages={data.messages} />
            )}
            {data.messages.length === personLimit && (
              <Link
                href={`${adminPaths.messages()}${toQuery({ q: data.email })}`}
                className={`${linkClass} self-start`}
              >
                All messages from this address
              </Link>
            )}
            {data.colleagues.length > 0 && (
              <>
                <h4 className="pt-1 font-medium wrap-anywhere">Others from {data.company}</h4>
                <MessageLinks label={`Others from ${data.company}`} messages={data.colleagues} withName />
              </>
            )}
          </>
        )}
        {may('exportPersonalData') && (
          <Link href={adminPaths.personalData(lead.email)} className={`${linkClass} self-start`}>
            Everything we have on this person
          </Link>
        )}
      </div>
    </section>
  );
}

interface MessageLinksProps {
  label: string;
  messages: readonly MessageBrief[];
  withName?: boolean;
}

const MessageLinks = ({ label, messages, withName = false }: MessageLinksProps) => (
  <ul aria-label={label} className="flex flex-col gap-2">
    {messages.map((message) => (
      <li key={message.id}>
        <div className="flex min-w-0 items-baseline gap-2">
          <Link
            href={`${adminPaths.messages()}${toQuery({ lead: message.id })}`}
            dir="auto"
            className={`${linkClass} min-w-0 truncate`}
          >
            {message.subject}
          </Link>
          <span className="shrink-0 text-fine text-ink-2">
            {leadStatusNames[message.status]} · {formatDate(message.created_at)}
          </span>
        </div>
        {withName && (
          <p className="text-fine wrap-anywhere text-ink-2">
            <bdi>{message.name}</bdi> · {message.email}
          </p>
        )}
        {message.quiz_answers && (
          <p className="text-fine wrap-anywhere text-ink-2">{`Quiz answers: ${message.quiz_answers}`}</p>
        )}
      </li>
    ))}
  </ul>
);
