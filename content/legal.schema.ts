import { z } from 'zod';
import { describeUnknownPlaceholder, listPlaceholders, placeholderPattern } from './placeholders.ts';
import { listOf, slugSchema, text, uniqueBy } from './schema.ts';

/** Places that the page fills from the settings, written `{contact_email}` and so on. */
const legalPlaces = ['contact_email', 'site_name', 'message_period', 'spam_period'] as const;

const legalText = (max: number, title?: string) =>
  text(max, title).superRefine((value, context) => {
    const hasOtherBraces = /[{}]/.test(value.replaceAll(placeholderPattern, ''));
    const message =
      describeUnknownPlaceholder(value, legalPlaces) ??
      (hasOtherBraces ? `may have braces only in ${listPlaceholders(legalPlaces)}` : null);
    if (message) context.addIssue({ code: 'custom', message });
  });

const legalBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: legalText(700, 'Text') }).meta({ title: 'Paragraph' }),
  z
    .strictObject({ kind: z.literal('list'), items: listOf(legalText(320), 40).meta({ title: 'Items' }) })
    .meta({ title: 'List' }),
  z
    .strictObject({
      kind: z.literal('table'),
      heads: z
        .strictObject({
          what: legalText(40, 'What'),
          use: legalText(40, 'What for').optional(),
          until: legalText(40, 'How long'),
        })
        .meta({ title: 'Heads of the columns' }),
      rows: listOf(
        z
          .strictObject({
            group: legalText(70, 'Group')
              .optional()
              .meta({ description: 'Stands above this row and those after it.' }),
            what: legalText(80, 'What'),
            use: legalText(320, 'What for').optional(),
            until: legalText(320, 'How long'),
          })
          .meta({ title: 'Row' }),
        40,
      ).meta({ title: 'Rows' }),
    })
    .meta({ title: 'Table' }),
]);

const legalSectionSchema = z.strictObject({
  id: slugSchema.meta({ title: 'Anchor' }),
  group: legalText(70, 'Group').optional().meta({
    description: 'Stands above this section and those after it; the contents then list the groups.',
  }),
  heading: legalText(70, 'Heading'),
  isSummary: z
    .boolean()
    .optional()
    .meta({ title: 'Stands out', description: 'In a band and in larger letters: what most people read.' }),
  blocks: listOf(legalBlockSchema.meta({ title: 'Part' }), 40).meta({
    title: 'Paragraphs, lists and tables',
  }),
});

/** A legal page. Its texts may hold places that the page fills from the settings. */
export const legalDocumentSchema = z.strictObject({
  title: legalText(60, 'Title'),
  lead: legalText(320, 'Lead'),
  effectiveDate: z.iso
    .date('must be a date such as 2026-01-31')
    .meta({ title: 'Applies from', control: 'date' }),
  sections: uniqueBy(legalSectionSchema, 'id')
    .min(1, 'needs at least one')
    .max(60, 'has more than 60')
    .meta({ title: 'Sections', control: 'legal' }),
});

export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
