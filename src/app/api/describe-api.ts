import type { OpenAPIHono } from '@hono/zod-openapi';
import { describeAuthOperations } from '#features/identity/server/describe-auth-operations.ts';
import { sessionCookieName } from '#features/identity/server/session-cookie.ts';
import { paths } from '#paths/paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import {
  headerComponents,
  isCachedForVisitors,
  optionalSecurity,
  withUsualErrors,
} from '#platform/http/openapi.ts';
import { apiOverview } from './api-overview.ts';
import { isOperation, operationRights, rolesWithRightTo } from '#platform/rights.contract.ts';

const tags = [
  { name: 'Blog API', description: 'The posts of the blog: published ones for everyone, drafts for admins.' },
  { name: 'Newsletter API', description: "The newsletter's subscriptions." },
  { name: 'Issues API', description: "The newsletter's issues: written, sent, and how far they are." },
  { name: 'Insights API', description: 'What brings visitors and leads, in aggregate.' },
  { name: 'Messages API', description: 'What visitors wrote through the contact form.' },
  {
    name: 'Content API',
    description: "The site's texts: what is published for everyone, drafts and versions for admins.",
  },
  { name: 'Settings', description: "The site's name, tagline, logo and contact details." },
  { name: 'System', description: 'What the product works with and runs on, and backups.' },
  { name: 'Uploads', description: "The logo's and the posts' images." },
  { name: 'API keys', description: 'Long-lived keys for programs. Each may do what its owner may.' },
  { name: 'Team', description: 'The accounts that work here: their roles, invitations, and who did what.' },
  { name: 'Personal data', description: 'What is held about one person: export or erase it.' },
  {
    name: 'Mails',
    description:
      'Mails that could not be delivered, or wait until an admin says that they are sent from here.',
  },
  { name: 'Fortune', description: 'The quiz of the home page.' },
  {
    name: 'Authentication',
    description: 'The caller, the access token, and the operations of the sign-in pages.',
  },
];

/** The OpenAPI 3.1 document, generated from the validating contracts. */
export function describeApi(
  functions: OpenAPIHono<ApiEnvironment>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  base: string,
) {
  for (const operation of describeAuthOperations(siteUrl)) functions.openAPIRegistry.registerPath(operation);
  for (const definition of functions.openAPIRegistry.definitions)
    if (definition.type === 'route') definition.route.responses = withUsualErrors(definition.route);
  const document = functions.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Website API',
      version: '1.0.0',
      description: apiOverview,
      license: { name: 'Proprietary', url: new URL(paths.terms(), siteUrl).href },
    },
    servers: [{ url: siteUrl.origin + base, description: 'This site' }],
    tags,
  });
  describeCachedReads(document);
  describeRights(document);
  document.components = {
    ...document.components,
    headers: headerComponents,
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An access token: valid for one hour, or until its session signs out',
      },
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-API-Key',
        description:
          'An API key: valid until it is revoked, deleted or expired, or its owner no longer has a role',
      },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: sessionCookieName(siteUrl),
        description:
          "The cookie of a signed-in browser; writing requests must come from the site's own pages",
      },
    },
  };
  return document;
}

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const, example: '"mMq6Xy0r5Jt0u1mP2c3d4e-identity"' },
  description: 'The ETag of the response that the caller has; only for calls without a credential',
};

/** Describes conditional requests for the operations whose responses are cached for visitors. */
function describeCachedReads(document: Document): void {
  for (const { get } of Object.values(document.paths ?? {})) {
    if (!get?.responses || !isCachedForVisitors(get)) continue;
    const { 200: found } = get.responses;
    get.parameters = [...(get.parameters ?? []), ifNoneMatch];
    get.responses[200] = { ...found, headers: { ...found.headers, ETag: etagReference } };
    get.responses[304] = {
      description: 'The response with the ETag in If-None-Match is still current',
      headers: { ETag: etagReference },
    };
  }
}

const etagReference = { $ref: '#/components/headers/ETag' };

const ofOwn =
  'An author reaches only their own posts and changes nothing that visitors see; anything else is refused with 403.';

/** Describes the right that each operation requires, the roles that include it, and what an author does not reach. */
function describeRights(document: Document): void {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const { get, put, post, patch, delete: remove } = item;
    for (const operation of [get, put, post, patch, remove]) {
      const id = operation?.operationId;
      if (!operation || id === undefined || !isOperation(id)) continue;
      const right = operationRights[id];
      const names = rolesWithRightTo(id).map((role) => `\`${role}\``);
      const isOptional = JSON.stringify(operation.security) === JSON.stringify(optionalSecurity);
      const sentence = `${isOptional ? 'Answers more to' : 'Requires'} the right \`${right}\` (${names.join(', ')}).`;
      const limit = right === 'posts.write' && !isOptional && path.includes('/{id}') && ofOwn;
      operation.description = [operation.description, sentence, limit].filter(Boolean).join(' ');
      Object.assign(operation, { 'x-right': right });
    }
  }
}
