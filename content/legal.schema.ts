import { z } from 'zod';
import { listOf, slugSchema, text, uniqueBy } from './schema.ts';

/** Places that the page fills from the settings, written `{contact_email}` and so on. */
const legalPlaces = ['contact_email', 'site_name', 'message_period', 'spam_period'] as const;

const placePattern = /\{([^{}]*)\}/g;

function legalText(max: number) {
  return text(max).refine(
    (value) => {
      const places = [...value.matchAll(placePattern)].map((match) => match[1]);
      const leftOver = value.replaceAll(placePattern, '');
      return places.every((place) => legalPlaces.some((known) => known === place)) && !/[{}]/.test(leftOver);
    },
    `may only contain the places ${legalPlaces.map((place) => `{${place}}`).join(', ')}`,
  );
}

const legalBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: legalText(700) }),
  z.strictObject({ kind: z.literal('list'), items: listOf(legalText(320), 40) }),
]);

const legalSectionSchema = z.strictObject({
  /** The section's anchor. */
  id: slugSchema,
  heading: legalText(70),
  blocks: listOf(legalBlockSchema, 40),
});

export const legalDocumentSchema = z.strictObject({
  title: text(60),
  lead: legalText(320),
  effectiveDate: z.iso.date('must be a date such as 2026-01-31'),
  sections: uniqueBy(legalSectionSchema, 'id').min(1, 'needs at least one'),
});

export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
