import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useNow } from '#design/admin/use-now.ts';
import { formatAge } from '#design/ui/format-age.ts';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { WaitingLead, WaitingLeads as Waiting } from '../../deadlines.contract.ts';
import { leadsKey } from './lead-queries.ts';
import { toInboxSearch, wholeInbox, type LeadFilter } from './lead-filter.ts';
import { messagesApi } from './messages-api.ts';

const intervalMs = 60_000;

/** How many leads are waiting for an answer, and those due first. */
export function WaitingLeads() {
  const now = useNow();
  const read = useQuery({
    queryKey: [leadsKey, 'waiting'],
    queryFn: messagesApi.readWaiting,
    refetchInterval: intervalMs,
  });
  const waiting = read.data;
  return (
    <section aria-labelledby="waiting-leads" className="flex flex-col gap-4">
      <h2 id="waiting-leads" className="text-lead">
        Leads waiting for an answer
      </h2>
      {waiting ? (
        <>
          <Counts waiting={waiting} />
          {waiting.leads.length > 0 ? (
            <ul className="flex flex-col border-t border-hairline">
              {waiting.leads.map((lead) => (
                <Row key={lead.id} lead={lead} now={now} />
              ))}
            </ul>
          ) : (
            <p className="text-small text-ink-2">No lead is waiting for an answer.</p>
          )}
        </>
      ) : (
        <NotLoaded query={read} what="leads" />
      )}
    </section>
  );
}

const hrefOf = (filter: Partial<LeadFilter>, lead: string | null = null): string =>
  adminPaths.messages() + toInboxSearch({ ...wholeInbox, ...filter }, lead);

function Counts({ waiting }: { waiting: Waiting }) {
  const counts = [
    { name: 'New', count: waiting.new, filter: { status: 'new' } },
    { name: 'Open', count: waiting.open, filter: { status: 'open' } },
    { name: 'Overdue', count: waiting.overdue, filter: { overdue: true } },
    { name: 'Due in 24 h', count: waiting.due, filter: null },
    { name: 'Unassigned', count: waiting.unowned, filter: { assignee: 'none' } },
  ] as const satisfies { name: string; count: number; filter: Partial<LeadFilter> | null }[];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-5">
      {counts.map(({ name, count, filter }) => {
        const isLate = name === 'Overdue' && count > 0;
        return (
          <div
            key={name}
            className={`flex flex-col gap-1 border-l pl-3 ${isLate ? 'border-redline' : 'border-ink'}`}
          >
            <dt className="text-fine text-ink-2">{name}</dt>
            <dd className={`font-mono text-lead leading-7 ${isLate ? 'text-redline' : ''}`}>
              {filter && count > 0 ? (
                <Link href={hrefOf(filter)} className={isLate ? `${linkClass} text-redline!` : linkClass}>
                  {count.toLocaleString('en-US')}
                  <span className="sr-only"> {name}</span>
                </Link>
              ) : (
                count.toLocaleString('en-US')
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Row({ lead, now }: { lead: WaitingLead; now: Date }) {
  const { id, name, subject, status, assignee_id: owner, created_at: createdAt, due_at: due } = lead;
  const isLate = due !== null && Date.parse(due) < now.getTime();
  const states = [status === 'new' && 'new', owner === null && 'unassigned'].filter(Boolean).join(', ');
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-hairline py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <Link href={hrefOf({}, id)} className={`${linkClass} min-w-0 wrap-anywhere`}>
        <bdi>{name}</bdi>: <bdi>{subject}</bdi>
      </Link>
      <span className="text-fine text-ink-2">
        {states && `${states} · `}
        {isLate ? (
          <span className="text-redline">{`was due ${formatMoment(due)}`}</span>
        ) : due ? (
          `due ${formatMoment(due)}`
        ) : (
          `came ${describeAge(formatAge(createdAt, now))}`
        )}
      </span>
    </li>
  );
}

const describeAge = (age: string): string =>
  age === 'now' ? 'just now' : /^\d+ (min|h|d)$/.test(age) ? `${age} ago` : `on ${age}`;
