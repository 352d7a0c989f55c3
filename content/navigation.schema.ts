import { z } from 'zod';
import {
  leftOutIfEmpty,
  link,
  linkSchema,
  listOf,
  referenceTo,
  sectionItems,
  text,
  uniqueBy,
} from './schema.ts';

/** The bar has room for as many short words beside the name. */
export const menuLinks = 8;

export const navigationSchema = z.strictObject({
  label: text(30, 'Name for screen readers'),
  skip: text(40, 'Link that skips the menu'),
  links: uniqueBy(link(20), 'href').max(menuLinks, `has more than ${menuLinks}`).meta({ title: 'Links' }),
  action: link(20).meta({ title: 'Button' }),
});

/** As many fit below a heading of the footer. */
export const footerLinks = 16;

const footerGroupSchema = z
  .strictObject({
    heading: text(40, 'Heading'),
    services: z
      .boolean()
      .optional()
      .meta({
        title: 'Lists the services',
        description: `The first ${footerLinks}, in their order and with their titles, above the links.`,
      }),
    links: z.array(linkSchema).max(footerLinks, `has more than ${footerLinks}`).meta({ title: 'Links' }),
  })
  .refine(({ services, links }) => services || links.length > 0, {
    path: ['links'],
    error: 'needs at least one',
  });

export const footerSchema = z.strictObject({
  groups: listOf(footerGroupSchema, 6).meta({ title: 'Groups of links' }),
  contactHeading: text(40, 'Heading of the contact details'),
  legal: z
    .strictObject({
      label: text(30, 'Name for screen readers'),
      links: listOf(linkSchema, 8).meta({ title: 'Links' }),
    })
    .meta({ title: 'Legal pages' }),
  newsletter: z
    .strictObject({
      heading: text(60, 'Heading'),
      text: text(200, 'Text'),
      contents: sectionItems(text(100, 'Part'), 4)
        .optional()
        .meta({
          title: 'In each issue',
          description: `On the newsletter’s page. ${leftOutIfEmpty}`,
        }),
      contentsDrawn: z.boolean().optional().meta({
        title: 'Show examples',
        description:
          'Beside the first three parts, until there is an issue: the first result of the first case, the mistake below, and the articles of a month.',
      }),
      sample: text(40, 'Name of the examples').optional().meta({ description: leftOutIfEmpty }),
      subject: text(80, 'Subject of the examples').optional().meta({ description: leftOutIfEmpty }),
      mistake: z
        .strictObject({
          context: text(120, 'Where it was made').optional(),
          struck: text(100, 'Struck sentence'),
          correction: text(100, 'Red sentence'),
        })
        .optional()
        .meta({ title: 'Example of a mistake', description: leftOutIfEmpty }),
      editor: z
        .strictObject({ label: text(40, 'Above the name'), person: referenceTo('people', 'Person') })
        .optional()
        .meta({ title: 'Who writes it', description: 'Below the issue on the newsletter’s page.' }),
      privacy: text(120, 'Privacy')
        .optional()
        .meta({
          description: `Below the field on the newsletter’s page, before the link. ${leftOutIfEmpty}`,
        }),
    })
    .meta({ title: 'Newsletter' }),
  legalName: text(80, 'Legal name')
    .optional()
    .meta({ description: 'Of the company, in the last line, after the year and the name of the site.' }),
  note: text(200, 'Note').optional().meta({ description: 'Beside the last line, on every page.' }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type Footer = z.infer<typeof footerSchema>;
