import { createRoute, z } from '@hono/zod-openapi';
import { may } from '#platform/context.ts';
import { autosaveQuerySchema } from '#domain/editing/server/editing.routes.ts';
import { adminChange, adminCreate, adminDelete } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { contentBodyBytes } from '#platform/http/json-body.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import {
  errorResponses,
  ifMatchSchema,
  jsonResponse,
  jsonBody,
  cachedForVisitors,
  listResponse,
  optionalSecurity,
} from '#platform/http/openapi.ts';
import { badRequest, invalidFields, versionRequired } from '#platform/http/problem.ts';
import {
  collectionSchema,
  documentCardSchema,
  documentChangesSchema,
  documentSchema,
  newDocumentSchema,
  orderSchema,
  publishedDocumentSchema,
} from '../contract.ts';
import {
  cardExample,
  collectionExample,
  dataExample,
  documentExample,
  linkingExample,
  publishedExample,
} from './content.examples.ts';
import { createDocument } from './create-document.ts';
import { alwaysThere, deleteDocument } from './delete-document.ts';
import { stale } from './edited-documents.ts';
import { listCollections } from './list-collections.ts';
import { listDocuments } from './list-documents.ts';
import { listPublishedDocuments, readPublishedDocument } from './published-documents.ts';
import { readDocument } from './read-document.ts';
import { linked } from './refuse-where-linked.ts';
import { noOrder, reorderDocuments } from './reorder-documents.ts';
import { saveDraft } from './save-draft.ts';
import { slugTaken } from './slug-faults.ts';

const collectionParamSchema = z.object({
  collection: z.string().min(1).max(60).meta({ description: 'Its name', example: 'cases' }),
});

export const documentParamSchema = collectionParamSchema.extend({
  slug: z.string().min(1).max(200).meta({
    description: 'Its slug. A slash of its address is a tilde: `jobs~surveyor` is the page at /jobs/surveyor',
    example: 'dock-schedule',
  }),
});

const unlinkSchema = z.strictObject({
  unlink: z.enum(['true', 'false'], { error: 'unlink must be true or false' }).default('false').meta({
    description: 'Whether it is removed from what merely offers it: entries of lists, and optional links',
  }),
});

const invalidData = invalidFields([{ field: 'data.name', message: 'is empty' }]);

const collectionsRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listCollections',
  summary: 'List the collections with their JSON Schemas',
  description: 'For those who may write documents, `initial` has the words that a field begins with.',
  security: optionalSecurity,
  ...cachedForVisitors,
  responses: {
    200: jsonResponse('The collections', z.array(collectionSchema), [collectionExample]),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/{collection}',
  operationId: 'listDocuments',
  summary: "List a collection's documents in order",
  description:
    'Everyone gets the published documents with their data; long ones make a page shorter than `limit`, and the `Link` header leads on. Editors get every document, with `state` and without data.',
  security: optionalSecurity,
  ...cachedForVisitors,
  request: { params: collectionParamSchema, query: searchQuerySchema },
  responses: {
    200: listResponse('The documents', z.union([publishedDocumentSchema, documentCardSchema]), [
      publishedExample,
      cardExample,
    ]),
    ...errorResponses(badRequest('cursor is not one of this list'), 404),
  },
});

const orderRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The documents', z.array(documentCardSchema), [cardExample]),
    invalidFields([{ field: 'slugs.0', message: '"x" does not exist, or is listed twice' }]),
    404,
    noOrder(),
  ),
  path: '/{collection}',
  operationId: 'reorderDocuments',
  summary: "Reorder a collection's documents",
  description: 'Documents not named come after, in their previous order.',
  request: {
    params: collectionParamSchema,
    body: jsonBody(orderSchema, { slugs: ['dock-schedule', 'ticket-routing'] }, contentBodyBytes),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{collection}/{slug}',
  operationId: 'readDocument',
  summary: 'Read one document',
  description: 'Everyone gets the published document. Editors also get its draft, version and state.',
  security: optionalSecurity,
  ...cachedForVisitors,
  request: { params: documentParamSchema },
  responses: {
    200: jsonResponse('The document', z.union([documentSchema, publishedDocumentSchema]), documentExample),
    ...errorResponses(404),
  },
});

const createDocumentRoute = createRoute({
  ...adminCreate(
    jsonResponse('The document', documentSchema, documentExample),
    invalidData,
    404,
    slugTaken(),
  ),
  path: '/{collection}/{slug}',
  operationId: 'createDocument',
  summary: 'Create a document as a draft',
  description: 'At the end of its collection.',
  request: {
    params: documentParamSchema,
    body: jsonBody(newDocumentSchema, { data: dataExample }, contentBodyBytes),
  },
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The document', documentSchema, documentExample),
    invalidData,
    404,
    stale(documentExample),
    slugTaken(),
    versionRequired(),
  ),
  path: '/{collection}/{slug}',
  operationId: 'saveDocument',
  summary: "Save a document's draft",
  description:
    'The whole of its data; without `data` its text stays. It carries the version that it began from, as `If-Match` or as `version`; when someone else has changed the document since, the answer is 409 `edited_meanwhile` with the document as it is now in `current`. With `slug` its address changes at once: the old one redirects to it, and what refers or links to it in other documents is updated.',
  request: {
    params: documentParamSchema,
    query: autosaveQuerySchema,
    headers: ifMatchSchema,
    body: jsonBody(documentChangesSchema, { data: dataExample, version: 3 }, contentBodyBytes),
  },
});

const deleteRoute = createRoute({
  ...adminDelete(stale(documentExample), linked([linkingExample]), alwaysThere()),
  path: '/{collection}/{slug}',
  operationId: 'deleteDocument',
  summary: 'Move a document to the bin',
  description:
    'From there it can be restored for 30 days. Its address answers 410. While another document leads to it, the answer is 409 `linked` with those documents in `linked_from`; a post that names it is one of them. With `unlink=true` it is removed from what merely offers it, such as lists of links and rules of the quiz, its posts show the site as their author, and only documents that cannot do without it, or link to it within a text, still block the deletion.',
  request: { params: documentParamSchema, query: unlinkSchema, headers: ifMatchSchema },
});

/** `/functions/v1/content-api` */
export const contentRoutes = createRoutes('Content API')
  .openapi(collectionsRoute, (c) => c.json(listCollections(c.var.context), 200))
  .openapi(listRoute, async (c) => {
    const { q, ...page } = c.req.valid('query');
    const { collection } = c.req.valid('param');
    const list = may(c.var.context.caller, 'listDocuments') ? listDocuments : listPublishedDocuments;
    const { rows, next } = await list(c.var.context, collection, { ...page, search: q });
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(orderRoute, async (c) => {
    const { collection } = c.req.valid('param');
    const { slugs } = c.req.valid('json');
    return c.json(await reorderDocuments(c.var.context, { collection, slugs }), 200);
  })
  .openapi(readRoute, async (c) => {
    const { collection, slug } = c.req.valid('param');
    const { context } = c.var;
    if (!may(context.caller, 'readDocument'))
      return c.json(await readPublishedDocument(context, collection, slug), 200);
    const document = await readDocument(context, collection, slug);
    return c.json(document, 200, { etag: toEntityTag(document.version) });
  })
  .openapi(createDocumentRoute, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    const document = await createDocument(c.var.context, input);
    return c.json(document, 201, { etag: toEntityTag(document.version) });
  })
  .openapi(saveRoute, async (c) => {
    const { version, data, slug: newSlug } = c.req.valid('json');
    const header = c.req.valid('header')['if-match'];
    if (header === undefined && version === undefined) throw versionRequired();
    const isNamed = readIfMatch(header);
    const isExpected = (now: number) => isNamed(now) && (version === undefined || version === now);
    const isAutosave = c.req.valid('query').autosave === 'true';
    const saved = { ...c.req.valid('param'), isExpected, data, newSlug, isAutosave };
    const document = await saveDraft(c.var.context, saved);
    return c.json(document, 200, { etag: toEntityTag(document.version) });
  })
  .openapi(deleteRoute, async (c) => {
    const isExpected = readIfMatch(c.req.valid('header')['if-match']);
    const isUnlinking = c.req.valid('query').unlink === 'true';
    await deleteDocument(c.var.context, { ...c.req.valid('param'), isExpected, isUnlinking });
    return c.body(null, 204);
  });
