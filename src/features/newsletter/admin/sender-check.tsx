import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { SenderFinding } from '../sender-check.contract.ts';
import { newsletterApi } from './newsletter-api.ts';

const names: Record<SenderFinding['kind'], string> = {
  domain: 'Domain',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  ptr: 'Mail server',
  alignment: 'Alignment',
  list_unsubscribe: 'List-Unsubscribe',
};

const states: Record<SenderFinding['state'], { name: string; tone: BadgeTone }> = {
  good: { name: 'Good', tone: 'set' },
  missing: { name: 'Missing', tone: 'new' },
  wrong: { name: 'Wrong', tone: 'new' },
  unknown: { name: 'Not known', tone: 'draft' },
};

/** Looks up, when asked, what mail servers find out about the newsletter's sender. */
export function SenderCheckSection() {
  const [typed, setTyped] = useState('');
  const [selector, setSelector] = useState<string | null>(null);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['sender-check', selector],
    queryFn: () => newsletterApi.checkSender(selector!),
    enabled: selector !== null,
    staleTime: Infinity,
    retry: false,
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === selector) void refetch();
    else setSelector(next);
  }

  return (
    <section aria-labelledby="sender-check" className="mt-10 border border-hairline bg-sheet px-4 py-4">
      <h2 id="sender-check" className="text-lead">
        Sender check
      </h2>
      <p className="mt-1 text-small text-ink-2">
        What mail servers find out about the address that the newsletter is from.
      </p>
      <form noValidate className="mt-3 flex flex-wrap items-end gap-3" onSubmit={check}>
        <TextField
          label="DKIM selector"
          name="selector"
          hint="Empty: read from a mail in the mailbox, if one is set."
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" size="compact" busy={isFetching}>
          {isFetching ? 'Looking up...' : 'Check sender'}
        </Button>
      </form>
      <div role="status" className="mt-3 text-small">
        {isError && <p className="text-redline">The sender could not be checked. Try again.</p>}
        {data?.has_sender && !isFetching && <p>{data.from} was looked up.</p>}
        {data && !data.has_sender && !isFetching && (
          <p>
            {data.from} is no address that others can reach. Set the sender first, under{' '}
            <Link href={adminPaths.services('mail-server')} className={linkClass}>
              Mail &amp; Services
            </Link>
            .
          </p>
        )}
      </div>
      {data && (
        <ul className="mt-2">
          {data.findings.map((finding) => (
            <Finding key={finding.kind} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Finding({ finding: { kind, state, text, record } }: { finding: SenderFinding }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-hairline py-3 text-small sm:grid-cols-[9rem_1fr]">
      <span className="flex items-start gap-2 font-medium sm:flex-col">
        {names[kind]}
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
      </span>
      <span className="min-w-0">
        <span className="block wrap-anywhere">{text}</span>
        {record && (
          <span className="mt-2 flex flex-wrap items-center gap-3">
            <code className="min-w-0 bg-sunk px-2 py-1 font-mono text-fine wrap-anywhere">
              {record.name} {record.type} {record.value}
            </code>
            <CopyButton name={`${names[kind]} record`} size="compact" readText={() => record.value} />
          </span>
        )}
      </span>
    </li>
  );
}
