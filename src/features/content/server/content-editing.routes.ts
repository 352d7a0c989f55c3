import { createRoute, z } from '@hono/zod-openapi';
import { addressAnswerSchema } from '#domain/editing/contract.ts';
import { addressAnswerExample } from '#domain/editing/server/editing.examples.ts';
import {
  describeAddress,
  describePresence,
  describeVersion,
  describeVersions,
  versionNumberSchema,
} from '#domain/editing/server/operations.ts';
import { readVersionCursor } from '#domain/editing/server/versions.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import {
  adminSecurity,
  answers,
  deletedAnswer,
  idParamSchema,
  ifMatchSchema,
  jsonAnswer,
  jsonBody,
} from '#platform/http/openapi.ts';
import { foreignOrigin } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import {
  binnedDocumentSchema,
  contentOverviewSchema,
  documentSchema,
  linkingDocumentSchema,
  madePreviewLinkSchema,
  newPreviewLinkSchema,
  previewLinkSchema,
} from '../contract.ts';
import { stale } from './change-document.ts';
import {
  binnedExample,
  documentExample,
  linkingExample,
  madePreviewLinkExample,
  overviewExample,
  previewLinkExample,
  versionTextExample,
} from './content.examples.ts';
import { documentParamSchema } from './content.routes.ts';
import { listVersions, readVersion, restoreVersion } from './list-versions.ts';
import { notePresence } from './note-presence.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks, tooManyLinks } from './preview-links.ts';
import { readAddressAnswer } from './read-address-answer.ts';
import { readOverview } from './read-overview.ts';
import { listLinkingDocuments, type ListOtherLinks } from './refuse-where-linked.ts';
import { listBin, restoreDocument } from './restore-document.ts';
import { slugTaken } from './slug-taken.ts';

const tags = ['Content API'];

const document = `${apiMounts.content}/{collection}/{slug}`;

const versionParamSchema = documentParamSchema.extend({ version: versionNumberSchema });

const versionsRoute = createRoute({
  ...describeVersions("a document's"),
  path: `${document}/versions`,
  operationId: 'listVersions',
  tags,
  request: { params: documentParamSchema, query: listQuerySchema },
});

const versionRoute = createRoute({
  ...describeVersion("a document's", versionTextExample),
  path: `${document}/versions/{version}`,
  operationId: 'readVersion',
  tags,
  request: { params: versionParamSchema },
});

const restoreVersionRoute = createRoute({
  method: 'post',
  path: `${document}/versions/{version}/restore`,
  operationId: 'restoreVersion',
  tags,
  summary: 'Restore an earlier version as the draft',
  description: 'This creates a new version.',
  security: adminSecurity,
  request: { params: versionParamSchema, headers: ifMatchSchema },
  responses: {
    200: jsonAnswer('The document', documentSchema, documentExample),
    ...answers(400, 403, foreignOrigin(), 404, stale(documentExample)),
  },
});

const presenceRoute = createRoute({
  ...describePresence('a document'),
  path: `${document}/presence`,
  operationId: 'notePresence',
  tags,
  request: { params: documentParamSchema },
});

const addressRoute = createRoute({
  ...describeAddress('document'),
  path: `${document}/address`,
  operationId: 'readDocumentAddress',
  tags,
  request: { params: documentParamSchema },
  responses: {
    200: jsonAnswer('What it answers', addressAnswerSchema, addressAnswerExample),
    ...answers(403, 404),
  },
});

const linksRoute = createRoute({
  method: 'get',
  path: `${document}/links`,
  operationId: 'listLinkingDocuments',
  tags,
  summary: 'List the documents that lead to one',
  security: adminSecurity,
  request: { params: documentParamSchema },
  responses: {
    200: jsonAnswer('The documents', z.array(linkingDocumentSchema), [linkingExample]),
    ...answers(403, 404),
  },
});

const overviewRoute = createRoute({
  method: 'get',
  path: apiMounts.contentOverview,
  operationId: 'readContentOverview',
  tags,
  summary: 'List what is left of the demonstration, and what cannot be read',
  security: adminSecurity,
  responses: { 200: jsonAnswer('The overview', contentOverviewSchema, overviewExample), ...answers(403) },
});

const binRoute = createRoute({
  method: 'get',
  path: apiMounts.contentBin,
  operationId: 'listBin',
  tags,
  summary: 'List deleted documents that can be restored',
  description: 'For 30 days. The latest 200.',
  security: adminSecurity,
  responses: {
    200: jsonAnswer('The documents', z.array(binnedDocumentSchema), [binnedExample]),
    ...answers(403),
  },
});

const restoreRoute = createRoute({
  method: 'post',
  path: `${apiMounts.contentBin}/{id}/restore`,
  operationId: 'restoreDocument',
  tags,
  summary: 'Restore a document from the bin',
  description:
    'As it was, except that entries deleted since are removed from its lists. If its text still links to something deleted, or no longer matches the other documents, it comes back as a draft.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: {
    200: jsonAnswer('The document', documentSchema, documentExample),
    ...answers(403, foreignOrigin(), 404, slugTaken()),
  },
});

const previewsRoute = createRoute({
  method: 'get',
  path: apiMounts.previewLinks,
  operationId: 'listPreviewLinks',
  tags,
  summary: 'List the valid preview links',
  security: adminSecurity,
  responses: {
    200: jsonAnswer('The links', z.array(previewLinkSchema), [previewLinkExample]),
    ...answers(403),
  },
});

const createPreviewRoute = createRoute({
  method: 'post',
  path: apiMounts.previewLinks,
  operationId: 'createPreviewLink',
  tags,
  summary: 'Create a link that shows the site with its drafts',
  description: 'To anyone who has it, for 7 days, unless it is revoked. Its address is shown only once.',
  security: adminSecurity,
  request: { body: jsonBody(newPreviewLinkSchema, { path: '/services' }) },
  responses: {
    201: jsonAnswer('The link', madePreviewLinkSchema, madePreviewLinkExample),
    ...answers(400, 403, foreignOrigin(), tooManyLinks(), 413, 415),
  },
});

const deletePreviewRoute = createRoute({
  method: 'delete',
  path: `${apiMounts.previewLinks}/{id}`,
  operationId: 'deletePreviewLink',
  tags,
  summary: 'Revoke a preview link',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 204: deletedAnswer, ...answers(403, foreignOrigin(), 404) },
});

/** Whole paths: versions, presence and links of a document, the bin, previews and the overview. */
export const createContentEditingRoutes = (listOtherLinks: ListOtherLinks) =>
  createRoutes()
    .openapi(versionsRoute, async (c) => {
      const { limit, cursor } = c.req.valid('query');
      const before = readVersionCursor(cursor);
      const { rows, next } = await listVersions(c.var.context, { ...c.req.valid('param'), before, limit });
      return c.json(rows, 200, linkToNext(c.req.url, next === null ? null : String(next)));
    })
    .openapi(versionRoute, async (c) => c.json(await readVersion(c.var.context, c.req.valid('param')), 200))
    .openapi(restoreVersionRoute, async (c) => {
      const { version, ...reference } = c.req.valid('param');
      const isExpected = readIfMatch(c.req.valid('header')['if-match']);
      const restored = await restoreVersion(c.var.context, { ...reference, isExpected }, version);
      return c.json(restored, 200, { etag: toEntityTag(restored.version) });
    })
    .openapi(presenceRoute, async (c) => {
      const { collection, slug } = c.req.valid('param');
      return c.json(await notePresence(c.var.context, collection, slug), 200);
    })
    .openapi(addressRoute, async (c) =>
      c.json(await readAddressAnswer(c.var.context, c.req.valid('param')), 200),
    )
    .openapi(linksRoute, async (c) =>
      c.json(await listLinkingDocuments(c.var.context, c.req.valid('param'), listOtherLinks), 200),
    )
    .openapi(overviewRoute, async (c) => c.json(await readOverview(c.var.context), 200))
    .openapi(binRoute, async (c) => c.json(await listBin(c.var.context), 200))
    .openapi(restoreRoute, async (c) =>
      c.json(await restoreDocument(c.var.context, c.req.valid('param').id), 200),
    )
    .openapi(previewsRoute, async (c) => c.json(await listPreviewLinks(c.var.context), 200))
    .openapi(createPreviewRoute, async (c) =>
      c.json(await createPreviewLink(c.var.context, c.req.valid('json').path), 201),
    )
    .openapi(deletePreviewRoute, async (c) => {
      await deletePreviewLink(c.var.context, c.req.valid('param').id);
      return c.body(null, 204);
    });
