import { z } from 'zod';
import { text } from './schema.ts';

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
    `may only contain the places ${legalPlaces.map((place) => `{${place}}`).join(' and ')}`,
  );
}

const legalBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: legalText(700) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(legalText(320)).min(2) }),
]);

const legalSectionSchema = z.strictObject({
  /** The section's anchor. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: legalText(70),
  blocks: z.array(legalBlockSchema).min(1),
});

export const legalDocumentSchema = z.strictObject({
  title: z.enum(['Privacy Policy', 'Terms of Service']),
  lead: legalText(320),
  effectiveDate: z.iso.date(),
  sections: z
    .array(legalSectionSchema)
    .min(5)
    .refine(
      (sections) => new Set(sections.map((section) => section.id)).size === sections.length,
      'has two sections with the same anchor',
    ),
});

export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
