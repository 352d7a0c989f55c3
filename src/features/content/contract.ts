import { z } from 'zod';

export { slugTakenCode } from '#domain/editing/contract.ts';

/** Deleting or moving this document would leave dangling references in others. */
export const linkedCode = 'linked';

/** The bounds of a document's data, before its collection's own schema checks it. */
const dataSchema = z
  .record(z.string(), z.unknown(), { error: 'data must be an object' })
  .meta({ description: 'Matches the JSON Schema of its collection' });

const documentStates = ['default', 'edited', 'draft', 'published'] as const;

const stateSchema = z.enum(documentStates).meta({
  description:
    "`default`: as shipped with the software; `edited`: a default with the owner's text; `draft`: never published; `published`: the owner's own",
});

const fields = {
  collection: z.string(),
  slug: z.string(),
  title: z.string().meta({ description: 'Its title in lists' }),
  path: z.string().nullable().meta({ description: 'The address of its page; null if it has none' }),
  version: z.int().meta({ description: 'Increases with every change; 0 for an unchanged default' }),
};

const editing = {
  state: stateSchema,
  has_draft: z.boolean().meta({ description: 'Whether it has unpublished changes' }),
  closes_on: z.iso.date().nullable().meta({
    description: 'The last day (UTC) on which visitors see it, as of a job offer; null: it stays',
  }),
  updated_at: z.iso.datetime().nullable(),
  updated_by: z.string().nullable().meta({ description: 'The name of the person who last changed it' }),
};

/** A document as everyone sees it. */
export const publishedDocumentSchema = z
  .object({ ...fields, data: dataSchema })
  .meta({ id: 'PublishedDocument', description: 'A document of the site as visitors see it' });

/** A document as seen by those who may edit it. */
export const documentSchema = z
  .object({
    ...fields,
    ...editing,
    data: dataSchema.nullable().meta({ description: 'What visitors see; null if they see nothing of it' }),
    draft: dataSchema.nullable().meta({ description: 'The unpublished draft' }),
    is_readable: z
      .boolean()
      .meta({ description: 'False if the stored data does not match the schema, and the default is shown' }),
  })
  .meta({ id: 'ContentDocument', description: 'A document of the site with its draft' });

/** A document in a list for those who may edit it. */
export const documentCardSchema = z
  .object({ ...fields, ...editing })
  .meta({ id: 'DocumentCard', description: 'A document in a list' });

export const collectionSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    description: z.string(),
    kind: z.enum(['list', 'fixed']).meta({
      description: '`list`: any number of documents of one schema; `fixed`: a fixed set of documents',
    }),
    singular: z.string().nullable(),
    slug_hint: z.string().nullable().meta({ description: 'Which addresses its documents may have' }),
    descriptions: z
      .record(z.string(), z.string())
      .meta({ description: 'The purpose of each document of a `fixed` one, by slug' }),
    schemas: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schemas by slug; `*` holds the one for every document of a list' }),
  })
  .meta({ id: 'ContentCollection' });

const slugField = z
  .string({ error: 'slug must be text' })
  .max(200, 'slug must be at most 200 characters')
  .meta({ description: 'A new address for the document' });

const versionField = z
  .int({ error: 'version must be a whole number' })
  .min(0, 'version must be at least 0')
  .meta({ description: 'The version that the change is based on; or send it as If-Match' });

export const newDocumentSchema = z.strictObject({ data: dataSchema }).meta({ id: 'NewDocument' });

export const documentChangesSchema = z
  .strictObject({ data: dataSchema.optional(), slug: slugField.optional(), version: versionField.optional() })
  .meta({ id: 'DocumentChanges' });

export const orderSchema = z
  .strictObject({ slugs: z.array(z.string().max(200)).max(2000, 'slugs has more than 2000') })
  .meta({ id: 'DocumentOrder', description: 'Documents in the order in which they should be shown' });

export const linkingDocumentSchema = z
  .object({
    collection: z.string().meta({ description: '`posts` for a blog post' }),
    slug: z.string(),
    title: z.string(),
    field: z.string(),
    removable: z.boolean().meta({ description: 'Whether deleting with `unlink=true` takes it out' }),
    edit_path: z.string().meta({ description: 'Where the admin area edits it' }),
  })
  .meta({
    id: 'LinkingDocument',
    description: 'Something that leads to a document, and the field in which it does',
  });

const publishedOneSchema = z.strictObject({
  collection: z.string().max(60),
  slug: z.string().max(200),
  version: versionField.meta({ description: 'The version that was read' }),
});

export const publicationSchema = z
  .strictObject({ documents: z.array(publishedOneSchema).min(1).max(50) })
  .meta({ id: 'Publication', description: 'Documents whose drafts are published together' });

export const binnedDocumentSchema = z
  .object({
    id: z.uuid(),
    collection: z.string(),
    slug: z.string(),
    title: z.string(),
    deleted_at: z.iso.datetime(),
  })
  .meta({ id: 'BinnedDocument', description: 'A deleted document that can still be restored' });

export const newPreviewLinkSchema = z
  .strictObject({
    path: z
      .string({ error: 'path must be text' })
      .max(300, 'path must be at most 300 characters')
      .regex(/^\/([^\s/\\][^\s\\]*)?$/, 'path must be a path on this site, which starts with one /')
      .default('/')
      .meta({ description: 'The page that it leads to: a path on this site, starting with a single /' }),
  })
  .meta({ id: 'NewPreviewLink' });

export const previewLinkSchema = z
  .object({
    id: z.uuid(),
    path: z.string(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink', description: 'A link that shows the site with its drafts' });

export const createdPreviewLinkSchema = previewLinkSchema
  .extend({ url: z.url().meta({ description: 'Shown once: only its digest is stored' }) })
  .meta({ id: 'MadePreviewLink' });

export const demonstrationSchema = z
  .object({
    texts: z.int().meta({ description: 'How many texts the document has' }),
    left: z.array(
      z.object({
        field: z.string().meta({ description: 'Where it is, such as `items.3.text`' }),
        text: z.string(),
        kind: z
          .enum(['promise', 'price', 'name', 'measure', 'wording'])
          .meta({ description: 'What a visitor relies on; `wording` is the rest' }),
      }),
    ),
  })
  .meta({ id: 'Demonstration', description: "A document's texts that are still the demonstration's" });

export const contentOverviewSchema = z
  .object({
    collections: z
      .array(z.object({ name: z.string(), documents: z.int(), drafts: z.int() }))
      .meta({ description: 'How many documents each has, and how many of them have a draft' }),
    to_replace: z
      .array(
        z.object({
          collection: z.string(),
          slug: z.string(),
          title: z.string(),
          texts: z.int().meta({ description: 'How many texts it has' }),
          left: z.int().meta({ description: "How many of them are the demonstration's" }),
          claims: z
            .int()
            .meta({ description: 'How many of those promise, price, name or measure something' }),
        }),
      )
      .meta({ description: 'Documents in which visitors still see texts of the demonstration' }),
    unreadable: z.array(z.object({ collection: z.string(), slug: z.string(), reason: z.string() })).meta({
      description: 'Documents whose default is shown because the stored data does not match the schema',
    }),
  })
  .meta({ id: 'ContentOverview' });

export const foundTextSchema = z
  .object({
    collection: z.string(),
    slug: z.string(),
    title: z.string(),
    path: z.string().meta({ description: 'Of its field, such as results.0.value' }),
    text: z.string().meta({ description: 'What is around the words' }),
  })
  .meta({ id: 'FoundText', description: 'A text of the content in which something was found' });

export type FoundText = z.infer<typeof foundTextSchema>;
export type DocumentState = (typeof documentStates)[number];
export type PublishedDocument = z.infer<typeof publishedDocumentSchema>;
export type ContentDocument = z.infer<typeof documentSchema>;
export type DocumentCard = z.infer<typeof documentCardSchema>;
export type CollectionDescription = z.infer<typeof collectionSchema>;

/** A document that visitors cannot see, and that one they are to see names. */
export type NamedDraft = Pick<DocumentCard, 'collection' | 'slug' | 'title' | 'version'>;
export type LinkingDocument = z.infer<typeof linkingDocumentSchema>;
export type BinnedDocument = z.infer<typeof binnedDocumentSchema>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
export type CreatedPreviewLink = z.infer<typeof createdPreviewLinkSchema>;
export type Demonstration = z.infer<typeof demonstrationSchema>;
export type ContentOverview = z.infer<typeof contentOverviewSchema>;
