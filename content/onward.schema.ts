import { z } from 'zod';
import { recordSheetSchema } from './record.schema.ts';
import {
  headingSchema,
  hyphenated,
  linkSchema,
  listOf,
  referenceTo,
  text,
  titledTextSchema,
} from './schema.ts';

/** The slug of a post, chosen from a list. Posts are no documents, so one that is gone is left out where it shows. */
const articleSchema = z
  .string()
  .min(1, { error: 'is empty', abort: true })
  .max(200, 'has more than 200 characters')
  .regex(new RegExp(`^${hyphenated}$`), 'must be the address of an article')
  .meta({ title: 'Article', control: 'article' });

const several = <Item extends z.ZodType>(item: Item, title: string) =>
  z.array(item).max(4, 'has more than 4').meta({ title });

/** Where a page leads on to. An article leads back to whatever leads to it. */
export const onwardSchema = z
  .strictObject({
    services: several(referenceTo('services', 'Service'), 'Services'),
    cases: several(referenceTo('cases', 'Case'), 'Cases'),
    products: several(referenceTo('products', 'Product'), 'Products'),
    articles: several(articleSchema, 'Articles'),
  })
  .meta({ title: 'Related links', description: 'What the page leads to at its foot.' });

/** The words around them, and where articles lead to that no page names. */
export const onwardWordsSchema = z.strictObject({
  heading: text(60, 'Heading'),
  service: text(30, 'Above a service'),
  case: text(30, 'Above a case'),
  product: text(30, 'Above a product'),
  article: text(30, 'Above an article'),
  booking: z
    .strictObject({
      label: text(40, 'Button'),
      story: text(40, 'Button at the end of a case').default('Start Your Success Story'),
      heading: text(40, 'Above the text, at the end of an article').optional(),
      question: text(60, 'Above the text, at the end of a case')
        .default('Have a task like this?')
        .meta({ description: 'For a case without a question of its own.' }),
      text: text(160, 'Text'),
    })
    .meta({ title: 'Consultation' }),
  articles: onwardSchema.omit({ articles: true }).meta({
    title: 'Other articles',
    description:
      'Where an article leads to that no service, case or product names. Left empty, to the first service and case.',
  }),
  author: text(40, 'Above the author of an article'),
  signers: text(40, 'Above the people who sign'),
  builders: text(40, 'Before the people who built and signed a case').default('Built and signed by'),
  signedCases: text(40, 'Above the cases that a person signed').default('Signed cases'),
});

/** The price of finding out what to build. */
export const priceAnchorSchema = z.strictObject({
  shown: z.boolean().meta({ title: 'Shown', description: 'On the page of each service and on /services.' }),
  heading: text(60, 'Heading'),
  title: text(60, 'What is sold'),
  price: text(40, 'Price'),
  text: text(320, 'Text'),
  includes: listOf(text(120, 'Point'), 8).meta({ title: 'What it includes' }),
  note: text(200, 'Note').optional(),
  action: linkSchema.meta({ title: 'Button' }),
});

/** The first questions of a large customer's security office and purchasing. */
export const assuranceSchema = headingSchema.extend({
  shown: z
    .boolean()
    .meta({ title: 'Shown', description: 'On /services; service pages and /contact link to it.' }),
  link: text(60, 'Text of the link to it'),
  items: listOf(titledTextSchema, 12).meta({ title: 'Answers' }),
  note: text(200, 'Note').optional(),
  sheet: recordSheetSchema
    .optional()
    .meta({ title: 'Sheet', description: 'A page of what they ask for, below the heading.' }),
});

export type Onward = z.infer<typeof onwardSchema>;
export type OnwardWords = z.infer<typeof onwardWordsSchema>;
export type PriceAnchor = Omit<z.infer<typeof priceAnchorSchema>, 'shown'>;
export type ShownPriceAnchor = z.infer<typeof priceAnchorSchema>;
export type Assurance = z.infer<typeof assuranceSchema>;
