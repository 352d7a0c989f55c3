import { createRoute, z } from '@hono/zod-openapi';
import { pathStatusExample } from '#domain/editing/server/editing.examples.ts';
import { createEditingRoutes, versionNumberSchema } from '#domain/editing/server/editing.routes.ts';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idParamSchema, jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { exportQuerySchema } from '#platform/http/listing.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { apiMounts, contentPublishPath } from '#paths/api-paths.ts';
import {
  binnedDocumentSchema,
  contentOverviewSchema,
  demonstrationSchema,
  documentSchema,
  foundTextSchema,
  linkingDocumentSchema,
  publicationSchema,
  createdPreviewLinkSchema,
  newPreviewLinkSchema,
  previewLinkSchema,
} from '../contract.ts';
import {
  binnedExample,
  demonstrationExample,
  documentExample,
  foundTextExample,
  linkingExample,
  namedDraftExample,
  createdPreviewLinkExample,
  overviewExample,
  previewLinkExample,
  versionTextExample,
} from './content.examples.ts';
import { documentParamSchema } from './content.routes.ts';
import { documents } from './edited-documents.ts';
import {
  createPreviewLink,
  deletePreviewLink,
  leadsNowhere,
  listPreviewLinks,
  tooManyLinks,
} from './preview-links.ts';
import {
  discardDraft,
  draftChanged,
  neverPublished,
  publishDocument,
  publishDocuments,
} from './publish-document.ts';
import { readDemonstration } from './read-demonstration.ts';
import { readOverview } from './read-overview.ts';
import { namesDrafts } from './refuse-unfit.ts';
import { listLinkingDocuments } from './refuse-where-linked.ts';
import { saveDraft } from './save-draft.ts';
import { searchTexts } from './search-texts.ts';
import { slugTaken } from './slug-faults.ts';

const document = `${apiMounts.content}/{collection}/{slug}` as const;

const linksRoute = createRoute({
  ...adminRead(jsonResponse('The documents', z.array(linkingDocumentSchema), [linkingExample]), 404),
  path: `${document}/links`,
  operationId: 'listLinkingDocuments',
  summary: 'List the documents that lead to one',
  request: { params: documentParamSchema },
});

const demonstrationRoute = createRoute({
  ...adminRead(jsonResponse('The texts', demonstrationSchema, demonstrationExample), 404),
  path: `${document}/demonstration`,
  operationId: 'readDemonstration',
  summary: "List a document's texts that are still the demonstration's",
  description:
    'Those that visitors see, with at least four fifths of their words and the same figures. What promises, prices, names or measures something comes first.',
  request: { params: documentParamSchema },
});

const overviewRoute = createRoute({
  ...adminRead(jsonResponse('The overview', contentOverviewSchema, overviewExample)),
  path: apiMounts.contentOverview,
  operationId: 'readContentOverview',
  summary: 'List what is left of the demonstration, and what cannot be read',
});

const searchRoute = createRoute({
  ...adminRead(jsonResponse('The texts', z.array(foundTextSchema), [foundTextExample]), 400),
  path: apiMounts.contentSearch,
  operationId: 'searchContent',
  summary: 'Search all texts, drafts included',
  description: 'At most 50, in the order of the documents.',
  request: { query: exportQuerySchema },
});

const previewsRoute = createRoute({
  ...adminRead(jsonResponse('The links', z.array(previewLinkSchema), [previewLinkExample])),
  path: apiMounts.previewLinks,
  operationId: 'listPreviewLinks',
  summary: 'List the valid preview links',
});

const createPreviewRoute = createRoute({
  ...adminCreate(
    jsonResponse('The link', createdPreviewLinkSchema, createdPreviewLinkExample),
    leadsNowhere(),
    tooManyLinks(),
  ),
  path: apiMounts.previewLinks,
  operationId: 'createPreviewLink',
  summary: 'Create a link that shows drafts',
  description:
    'To anyone who has it, for 7 days, unless it is revoked. Its address is shown only once. A link to `/` shows the drafts of the whole site; one to another page, those of that page alone; one with a document as its fragment, such as `/#site/hero`, that of the document alone.',
  request: { body: jsonBody(newPreviewLinkSchema, { path: '/services' }) },
});

const published = { ...documentExample, draft: null, has_draft: false };

const namesDraft = namesDrafts(
  [{ field: 'data.onward.cases.0', message: '“Nordlicht Telecom” is a draft that visitors cannot see yet' }],
  [namedDraftExample],
);

const publishTogetherRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The documents', z.array(documentSchema), [published]),
    namesDraft,
    404,
    draftChanged('Hafen Nord'),
  ),
  path: contentPublishPath,
  operationId: 'publishDocuments',
  summary: 'Publish the drafts of several documents together',
  description:
    'All of them, or none: for drafts that name each other. When `publishDocument` is refused because the text names drafts, its answer has those in `drafts`, and those that they name in turn.',
  request: {
    body: jsonBody(publicationSchema, {
      documents: [
        { collection: 'cases', slug: 'dock-schedule', version: 4 },
        { collection: 'cases', slug: 'ticket-routing', version: 1 },
      ],
    }),
  },
});

const deletePreviewRoute = createRoute({
  ...adminDelete(),
  path: `${apiMounts.previewLinks}/{id}`,
  operationId: 'deletePreviewLink',
  summary: 'Revoke a preview link',
  request: { params: idParamSchema },
});

const commonRoutes = createEditingRoutes(documents, {
  noun: 'document',
  path: document,
  key: documentParamSchema,
  versionKey: documentParamSchema.extend({ version: versionNumberSchema }),
  answer: documentSchema,
  examples: {
    answer: documentExample,
    published,
    version: versionTextExample,
  },
  publish: {
    operationId: 'publishDocument',
    summary: "Publish a document's draft",
    description:
      'If all that it is refused for is that it names drafts, `drafts` has those, to be published with it by `publishDocuments`.',
    refusals: [invalidFields([{ field: 'data.link', message: '"/nowhere" leads to no page' }]), namesDraft],
    verb: publishDocument,
  },
  discard: {
    operationId: 'discardDraft',
    summary: "Discard a document's draft",
    description: 'The document goes back to what visitors see. The draft is kept as a version.',
    refusals: [neverPublished()],
    verb: discardDraft,
  },
  restoreVersion: {
    operationId: 'restoreVersion',
    summary: 'Restore an earlier version as the draft',
    description: 'This creates a new version.',
    verb: (ctx, { reference, text: data }) => saveDraft(ctx, { ...reference, data, replacesText: true }),
  },
  operationIds: {
    listVersions: 'listVersions',
    readVersion: 'readVersion',
    notePresence: 'notePresence',
  },
  address: {
    operationId: 'readDocumentAddress',
    path: `${document}/address`,
    key: documentParamSchema,
    refusals: [404],
    example: pathStatusExample,
  },
  bin: {
    operationId: 'listBin',
    path: apiMounts.contentBin,
    binned: binnedDocumentSchema,
    example: binnedExample,
    restore: {
      operationId: 'restoreDocument',
      summary: 'Restore a document from the bin',
      description:
        'As it was, except that entries deleted since are removed from its lists. If its text still links to something deleted, or no longer matches the other documents, it comes back as a draft.',
      refusals: [slugTaken()],
    },
  },
});

/** Whole paths: drafts, versions, presence, links and former addresses of documents, the bin, previews and the overview. */
export const contentEditingRoutes = createRoutes('Content API')
  .openapi(linksRoute, async (c) =>
    c.json(await listLinkingDocuments(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(demonstrationRoute, async (c) =>
    c.json(await readDemonstration(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(overviewRoute, async (c) => c.json(await readOverview(c.var.context), 200))
  .openapi(searchRoute, async (c) =>
    c.json(await searchTexts(c.var.context, c.req.valid('query').q ?? ''), 200),
  )
  .openapi(previewsRoute, async (c) => c.json(await listPreviewLinks(c.var.context), 200))
  .openapi(createPreviewRoute, async (c) =>
    c.json(await createPreviewLink(c.var.context, c.req.valid('json').path), 201),
  )
  .openapi(publishTogetherRoute, async (c) => {
    const references = c.req.valid('json').documents.map(({ version, ...name }) => ({
      ...name,
      isExpected: (now: number) => now === version,
    }));
    return c.json(await publishDocuments(c.var.context, references), 200);
  })
  .openapi(deletePreviewRoute, async (c) => {
    await deletePreviewLink(c.var.context, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .route('/', commonRoutes);
