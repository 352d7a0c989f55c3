import { z } from 'zod';

/** Texts longer than this are edited in a box of several lines. */
const oneLine = 120;

/**
 * Visible text without line breaks: one to `max` characters, which is what its place on the page has room for.
 * @param title what the form calls it; without one, the name of the field
 */
export function text(max: number, title?: string) {
  const schema = z
    .string()
    .min(1, 'is empty')
    .max(max, `has more than ${max} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'has a line break or a control character');
  return schema.meta({ ...(title && { title }), ...(max > oneLine && { control: 'multiline' }) });
}

/** The form's hint at a list that is a section of its own. */
export const leftOutIfEmpty = 'Without any, the section is left out.';

/** None to `max` of something, without which its section is left out. */
export const sectionItems = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `has more than ${max}`).meta({ description: leftOutIfEmpty });

/** One to `max` of something. */
export function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).min(1, 'needs at least one').max(max, `has more than ${max}`);
}

/** A list in which no two records share the value of any of `keys`. */
export function uniqueBy<Item extends z.ZodType>(item: Item, ...keys: (keyof z.output<Item> & string)[]) {
  return z.array(item).superRefine((items, context) => {
    for (const key of keys) {
      for (const index of findRepeated(items.map((one) => one[key]))) {
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `"${String(items[index]?.[key])}" is used twice`,
        });
      }
    }
  });
}

/**
 * Parts of a page by their names, in the order shown; one that is not among them is hidden.
 * @param names what the form calls each, in the order that a page has them at first
 */
export function partsShown<Name extends string>(names: Readonly<Record<Name, string>>) {
  return z
    .array(z.enum(Object.keys(names) as Name[]).meta({ names }))
    .refine((shown) => findRepeated(shown).length === 0, 'has one twice')
    .meta({ title: 'Sections shown', control: 'parts' });
}

/** Indexes of the values that stand earlier in the list as well. */
export function findRepeated(values: readonly unknown[]): number[] {
  return [...values.keys()].filter((index) => values.indexOf(values[index]) < index);
}

/** The slug of a document of that collection, chosen from a list. */
export function referenceTo(collection: string, title: string) {
  return slugSchema.meta({ title, control: 'reference', collection });
}

/** Source of a pattern: lowercase letters and digits, with single hyphens between. */
export const hyphenated = '[a-z0-9]+(-[a-z0-9]+)*';

/** Part of an address, and an anchor. */
export const slugSchema = z
  .string()
  .min(1, { error: 'is empty', abort: true })
  .max(80, 'has more than 80 characters')
  .regex(new RegExp(`^${hyphenated}$`), 'must be lowercase letters and digits, with single hyphens between');

/** A path on this site. A second slash would make it another host's address, and browsers read \ as /. */
const pathSchema = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path on this site, which starts with one /');

const startText = 'must be an address that starts with https://';

/** An address elsewhere. URLs may be written without the slashes: on a page of this site they lead to it. */
export const urlSchema = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) => describeUrlFault(input) ?? startText,
  })
  .regex(/^(?![Hh][Tt][Tt][Pp][Ss]:(?!\/\/[^/\\]))/, startText)
  .min(1, 'is empty');

/** The fault of an address of https; null for any other text. */
export function describeUrlFault(input: unknown): string | null {
  if (typeof input !== 'string' || !/^https:\/\//i.test(input)) return null;
  if (/\s/.test(input)) return 'must not have a space';
  return 'must lead to a domain name such as www.example.com';
}

/** Where a link may lead: no scheme but https, so that none runs a script. */
export const hrefSchema = z.union([pathSchema, urlSchema], {
  error: ({ input }) =>
    describeUrlFault(input) ??
    'must be a path that starts with one /, or an address that starts with https://',
});

/** A link or button, whose words have room for `max` characters. */
export const link = (max: number) =>
  z.strictObject({
    label: text(max, 'Link text'),
    href: hrefSchema.meta({ title: 'Leads to', control: 'link' }),
  });

export const linkSchema = link(40);

/** An uploaded picture's address. */
export const uploadSchema = z
  .string()
  .max(200, 'has more than 200 characters')
  .regex(/^\/uploads\/[\w.-]+$/, 'must be an uploaded picture')
  .meta({ control: 'upload' });

/** An uploaded picture in the place of a drawing, and what is read out to people who cannot see it. */
export const pictureSchema = z
  .strictObject({
    image: uploadSchema.meta({
      title: 'Picture',
      description:
        'Three wide by two high, at least 1600 pixels wide. Anything beyond that ratio is cropped.',
    }),
    text: text(160, 'What the picture shows').meta({
      description: 'Read out to people who cannot see it.',
    }),
  })
  .meta({ title: 'Picture', description: 'Shown in the place of the drawing.' });

/** Which drawing stands there, if any: a picture takes its place. */
export const drawingOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names).optional().meta({
    title: 'Drawing',
    description: 'With None and without a picture, nothing stands in its place.',
  });

/** Who makes a thing: drawn dashed for a machine, solid for an engineer. A new one claims nothing of a machine. */
export const makerSchema = z.enum(['machine', 'engineer']).meta({ title: 'Done by', initial: 'engineer' });

export const headingSchema = z.strictObject({ heading: text(90, 'Heading'), lead: text(280, 'Lead') });

/** One fact at the head of a page. */
export const factCellSchema = z.strictObject({ label: text(30, 'Name'), value: text(60, 'Fact') });

export const titledTextSchema = z.strictObject({ title: text(70, 'Title'), text: text(420, 'Text') });

export const questionSchema = z.strictObject({
  question: text(120, 'Question'),
  answer: text(480, 'Answer'),
});

/** `<title>` without the site name, which the layout adds; and the description search engines show. */
export const metaSchema = z.strictObject({
  title: text(60, 'Title').meta({ description: 'In the browser tab and in search results.' }),
  description: text(155, 'Description').meta({ description: 'Shown by search engines below the title.' }),
});

/** The last word of a page and its one button. */
export const closingSchema = z.strictObject({
  headline: text(90, 'Headline'),
  text: text(280, 'Text'),
  action: linkSchema.meta({ title: 'Button' }),
});

/** A figure that is claimed, such as "98%", and how it is counted. */
export const successStatSchema = z.strictObject({
  value: text(8, 'Figure').meta({ description: 'Such as 98%. With room, percentages are drawn as cells.' }),
  label: text(120, 'What it says'),
  basis: text(200, 'How it was counted'),
});

export type Link = z.infer<typeof linkSchema>;
export type Maker = z.infer<typeof makerSchema>;
export type Heading = z.infer<typeof headingSchema>;
export type TitledText = z.infer<typeof titledTextSchema>;
export type SuccessStat = z.infer<typeof successStatSchema>;
export type Picture = z.infer<typeof pictureSchema>;
