import type { OpenAPIHono } from '@hono/zod-openapi';
import { describeAuthOperations } from '#features/identity/server/describe-auth-operations.ts';
import { sessionCookieName } from '#features/identity/server/session-cookie.ts';
import { paths } from '#paths/paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { headerComponents } from '#platform/http/openapi.ts';
import { apiOverview } from './api-overview.ts';
import { describeCachedReads } from './describe-cached-reads.ts';
import { describeRights } from './describe-rights.ts';

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
