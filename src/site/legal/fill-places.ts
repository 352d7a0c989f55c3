import type { LegalBlock, LegalDocument } from '#content/legal.schema.ts';
import type { Settings } from '#features/settings/contract.ts';

/** After how many days data is deleted; null: never automatically. */
export interface Retention {
  messageDays: number | null;
  spamDays: number | null;
}

const unlimitedRetention: Retention = { messageDays: null, spamDays: null };

/**
 * Puts the settings into a text's places, written `{contact_email}` and so on. Where no address is
 * set, the contact page is named instead, so that no sentence ends in nothing.
 */
export function fillPlaces(
  text: string,
  settings: Pick<Settings, 'contact_email' | 'site_name'>,
  { messageDays, spamDays }: Retention = unlimitedRetention,
): string {
  const address = settings.contact_email || 'our contact page';
  const messagePeriod = describeDays(messageDays) ?? 'until the matter is closed and no longer needed';
  return text
    .replaceAll('{site_name}', () => settings.site_name)
    .replaceAll('{contact_email}', () => address)
    .replaceAll('{message_period}', () => messagePeriod)
    .replaceAll(
      '{spam_period}',
      () => describeDays(spamDays) ?? 'until we have looked through it and delete it',
    );
}

const describeDays = (days: number | null): string | null =>
  days === null ? null : `${days === 1 ? '1 day' : `${days} days`} at the longest`;

/** A document with the settings in all its places. */
export function fillDocument(
  document: LegalDocument,
  settings: Settings,
  retention: Retention = unlimitedRetention,
): LegalDocument {
  const fill = (text: string) => fillPlaces(text, settings, retention);
  return {
    ...document,
    title: fill(document.title),
    lead: fill(document.lead),
    sections: document.sections.map((section) => ({
      ...section,
      ...(section.group && { group: fill(section.group) }),
      heading: fill(section.heading),
      blocks: section.blocks.map((block): LegalBlock => {
        if (block.kind === 'paragraph') return { ...block, text: fill(block.text) };
        if (block.kind === 'list') return { ...block, items: block.items.map(fill) };
        return {
          ...block,
          heads: fillRow(block.heads, fill),
          rows: block.rows.map((row) => fillRow(row, fill)),
        };
      }),
    })),
  };
}

type LegalRow = Extract<LegalBlock, { kind: 'table' }>['rows'][number];

const fillRow = ({ group, what, use, until }: LegalRow, fill: (text: string) => string): LegalRow => ({
  ...(group && { group: fill(group) }),
  what: fill(what),
  ...(use && { use: fill(use) }),
  until: fill(until),
});
