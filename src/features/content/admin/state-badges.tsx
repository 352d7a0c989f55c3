import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { DocumentCard, DocumentState } from '../contract.ts';

const states: Record<DocumentState, { label: string; tone: BadgeTone }> = {
  default: { label: 'Default', tone: 'plain' },
  edited: { label: 'Edited', tone: 'set' },
  draft: { label: 'Draft', tone: 'draft' },
  published: { label: 'Published', tone: 'set' },
};

/** Whether the last day has passed on which visitors see a document. */
export const isClosed = (
  { closes_on: lastDay }: Pick<DocumentCard, 'closes_on'>,
  now = new Date(),
): boolean => lastDay !== null && lastDay < now.toISOString().slice(0, lastDay.length);

/** Badges for the state of a document, and for changes that visitors do not see. */
export function StateBadges(document: Pick<DocumentCard, 'state' | 'has_draft' | 'closes_on'>) {
  const { state, has_draft, closes_on: lastDay } = document;
  const { label, tone } = states[state];
  return (
    <>
      {isClosed(document) ? (
        <Badge>Closed on {formatDate(lastDay!, 'UTC')}</Badge>
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
      {has_draft && state !== 'draft' && <Badge tone="new">Has changes</Badge>}
    </>
  );
}
