import { createRoute } from '@hono/zod-openapi';
import { readSource, readUserAgent, sourceHeaderSchema } from '#domain/attribution/server/read-source.ts';
import { createRoutes } from '#platform/http/api.ts';
import { errorResponses, jsonBody, publicSecurity } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import { formBegunSchema, unmetSearchSchema } from '../contract.ts';
import { noteFormBegun } from './note-form-begun.ts';
import { noteUnmetSearch } from './note-unmet-search.ts';

const refusals = (field: string, message: string) => errorResponses(invalidFields([{ field, message }]));

const formBegunRoute = createRoute({
  method: 'post',
  path: apiMounts.formsBegun,
  operationId: 'noteFormBegun',
  summary: 'Count that a visitor has started a form',
  description:
    "Open to everyone; the site's own pages send it, unless the browser asks not to be tracked. Each counted visit counts once per form.",
  security: publicSecurity,
  request: { headers: sourceHeaderSchema, body: jsonBody(formBegunSchema, { form: 'contact' }) },
  responses: {
    204: { description: 'Counted' },
    ...refusals('form', 'form must be contact, newsletter, quiz or booking'),
  },
});

const unmetSearchRoute = createRoute({
  method: 'post',
  path: apiMounts.unmetSearches,
  operationId: 'noteUnmetSearch',
  summary: 'Record a search that found nothing',
  description:
    'Open to everyone. Anything that looks like an address, a link or a number is removed, and the text is kept for 30 days after it was last searched for, without anything about who searched. Each client address counts once per text and day, for at most 30 texts.',
  security: publicSecurity,
  request: { body: jsonBody(unmetSearchSchema, { kind: 'search', text: 'pricing for clinics' }) },
  responses: { 204: { description: 'Kept' }, ...refusals('text', 'text is required') },
});

/** The site's pages report their use here. */
export const publicInsightsRoutes = createRoutes('Insights API')
  .openapi(formBegunRoute, async (c) => {
    const source = readSource(c.req.valid('header')['Form-Source']);
    const { form } = c.req.valid('json');
    const sent = {
      source,
      clientIp: c.var.clientIp,
      userAgent: readUserAgent(c.req.raw.headers),
    };
    await noteFormBegun(c.var.context, { form, ...sent });
    return c.body(null, 204);
  })
  .openapi(unmetSearchRoute, async (c) => {
    const { clientIp } = c.var;
    await noteUnmetSearch(c.var.context, { ...c.req.valid('json'), clientIp });
    return c.body(null, 204);
  });
