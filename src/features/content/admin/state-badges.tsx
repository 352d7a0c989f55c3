import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import type { DocumentCard, DocumentState } from '../contract.ts';

const states: Record<DocumentState, { label: string; tone: BadgeTone }> = {
  default: { label: 'Default', tone: 'plain' },
  edited: { label: 'Edited', tone: 'set' },
  draft: { label: 'Draft', tone: 'draft' },
  published: { label: 'Published', tone: 'set' },
};

/** Badges for the state of a document, and for changes that visitors do not see. */
export function StateBadges({ state, has_draft }: Pick<DocumentCard, 'state' | 'has_draft'>) {
  const { label, tone } = states[state];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {has_draft && state !== 'draft' && <Badge tone="new">Has changes</Badge>}
    </>
  );
}
