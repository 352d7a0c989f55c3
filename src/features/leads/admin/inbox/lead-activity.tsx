import { Button } from '#design/ui/button.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { describeEvent } from './describe-lead.ts';
import { useLeadActivity } from './lead-queries.ts';

/** Everything that has happened to a lead, newest first. */
export function LeadActivity({ id }: { id: string }) {
  const { data, isError, refetch } = useLeadActivity(id);
  if (isError) {
    return (
      <p className="flex items-center gap-3 text-small text-ink-2">
        The activity could not be loaded.
        <Button variant="secondary" size="compact" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <details className="group max-w-[36.5em] border-t border-hairline pt-2">
      <DisclosureSummary className="min-h-9 text-small font-semibold">
        Activity ({data.length})
      </DisclosureSummary>
      <ul className="flex flex-col gap-1 pt-1 text-fine">
        {data.map((event) => (
          <li key={event.id} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {event.author_name && <span className="font-medium">{event.author_name}: </span>}
              {describeEvent(event)}
            </span>
            <time dateTime={event.created_at} className="shrink-0 text-ink-2">
              {formatMoment(event.created_at)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
