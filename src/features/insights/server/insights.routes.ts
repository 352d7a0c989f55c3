import { createRoute, z } from '@hono/zod-openapi';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { createRoutes } from '#platform/http/api.ts';
import { csvHeaders, toCsvLine } from '#platform/http/csv.ts';
import { adminSecurity, errorResponses, csvResponse, jsonResponse } from '#platform/http/openapi.ts';
import { badRequest } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import {
  bySchema,
  pagesBySchema,
  statRowSchema,
  funnelSchema,
  issueQuerySchema,
  issueStatsSchema,
  quizResultsSchema,
  rangeSchema,
  sourcesSchema,
  summarySchema,
  type StatBy,
  type StatRow,
} from '../stats.contract.ts';
import { nextItemSchema } from '../next.contract.ts';
import {
  statExample,
  funnelExample,
  issueStatsExample,
  nextExample,
  summaryExample,
} from './stats.examples.ts';
import { readStats, readFunnels } from './read-stats.ts';
import { readNext } from './next/read-next.ts';
import { readIssueStats } from './read-issue-stats.ts';
import { readPeriod } from './read-period.ts';
import { readQuizResults } from './quiz-results.ts';
import { readSummary } from './read-summary.ts';

const byQuery = rangeSchema.extend({ by: bySchema });

const operation = <Query extends z.ZodObject>(query: Query) => ({
  method: 'get' as const,
  security: adminSecurity,
  request: { query },
});

const refusals = errorResponses(badRequest('from must not be after to'));

const summaryRoute = createRoute({
  ...operation(rangeSchema),
  path: `${apiMounts.insights}/summary`,
  operationId: 'readInsightSummary',
  summary: 'Read the figures of a period, day by day, beside the previous period',
  responses: { 200: jsonResponse('The figures', summarySchema, summaryExample), ...refusals },
});

const pagesRoute = createRoute({
  ...operation(rangeSchema.extend({ by: pagesBySchema })),
  path: `${apiMounts.insights}/pages`,
  operationId: 'listInsightPages',
  summary: 'List the figures of pages, landing pages, articles or case studies',
  description: 'At most 200, those with most leads first.',
  responses: { 200: jsonResponse('The pages', z.array(statRowSchema), [statExample]), ...refusals },
});

const sourcesRoute = createRoute({
  ...operation(rangeSchema),
  path: `${apiMounts.insights}/sources`,
  operationId: 'listInsightSources',
  summary: 'List the figures of channels, referring hosts and campaigns',
  description:
    'At most 200 of each, those with most leads first. Leads with an unknown source are not included.',
  responses: {
    200: jsonResponse('The sources', sourcesSchema, {
      channels: [{ ...statExample, name: 'search' }],
      hosts: [],
      campaigns: [],
    }),
    ...refusals,
  },
});

const funnelRoute = createRoute({
  ...operation(byQuery),
  path: `${apiMounts.insights}/funnel`,
  operationId: 'readInsightFunnel',
  summary: 'Read how many visits lead to won leads, step by step',
  description:
    'Visits and forms seen count browsers per day, forms started count browsers that allow it, and the other steps count messages: a share is omitted if a step is larger than the one before.',
  responses: { 200: jsonResponse('The funnels', z.array(funnelSchema), [funnelExample]), ...refusals },
});

const nextRoute = createRoute({
  ...operation(rangeSchema),
  path: `${apiMounts.insights}/next`,
  operationId: 'listNextSubjects',
  summary: 'List what to write next, and why',
  description:
    'At most 50: searches without a result, questions that the assistant could not answer, landing pages on which visits end, articles and case studies that bring leads; pages that do not exist are left out. Suggestions that would have served most visitors come first. Texts are those last searched for within the period, counted for as long as they are kept.',
  responses: { 200: jsonResponse('The subjects', z.array(nextItemSchema), [nextExample]), ...refusals },
});

const quizRoute = createRoute({
  ...operation(rangeSchema),
  path: `${apiMounts.insights}/quiz`,
  operationId: 'readQuizResults',
  summary: 'Read the answers given in the quiz',
  description:
    'Sums, largest first. Which answers were given together is stored only with a message that was sent with them (`quiz_answers`).',
  responses: {
    200: jsonResponse('The answers', quizResultsSchema, {
      finished: 14,
      answers: [{ question: 'businessType', answer: 'small', count: 9 }],
      channels: [{ channel: 'search', count: 6 }],
    }),
    ...refusals,
  },
});

const issuesRoute = createRoute({
  ...operation(issueQuerySchema),
  path: `${apiMounts.insights}/issues`,
  operationId: 'listIssueStats',
  summary: 'List what the issues of the newsletter have brought',
  description:
    'Those that were sent in the period, the last first, at most 50, each with its figures until today. Nothing in a mail tells who opened it or followed a link: visits and leads are those of its campaign.',
  responses: { 200: jsonResponse('The issues', z.array(issueStatsSchema), [issueStatsExample]), ...refusals },
});

const headings = [
  'name',
  ...['views', 'visits', 'seen', 'begun', 'sent', 'answered', 'won', 'value', 'visits_before', 'sent_before'],
  ...['conversion', 'conversion_low', 'conversion_high'],
] as const;

/** The groupings that count views. */
const haveViews: readonly StatBy[] = ['all', 'page'];

const exportRoute = createRoute({
  ...operation(byQuery),
  path: '/insights-export',
  operationId: 'exportInsights',
  summary: 'Export figures as CSV',
  description:
    'A cell that a spreadsheet would treat as a formula is prefixed with an apostrophe. Views are empty if they are not counted by this grouping.',
  responses: { 200: csvResponse(toCsv([statExample], 'page')), ...refusals },
});

/** `/functions/v1/insights-api` and `/insights-export` */
export const insightsRoutes = createRoutes('Insights API')
  .openapi(summaryRoute, async (c) => {
    const { context } = c.var;
    return c.json(await readSummary(context, ask(c)), 200);
  })
  .openapi(pagesRoute, async (c) =>
    c.json(await readStats(c.var.context, { by: c.req.valid('query').by, ...ask(c) }), 200),
  )
  .openapi(sourcesRoute, async (c) => {
    const read = (by: 'channel' | 'host' | 'campaign') => readStats(c.var.context, { by, ...ask(c) });
    const channels = await read('channel');
    return c.json({ channels, hosts: await read('host'), campaigns: await read('campaign') }, 200);
  })
  .openapi(funnelRoute, async (c) =>
    c.json(await readFunnels(c.var.context, { by: c.req.valid('query').by, ...ask(c) }), 200),
  )
  .openapi(nextRoute, async (c) => c.json(await readNext(c.var.context, ask(c).period), 200))
  .openapi(quizRoute, async (c) => c.json(await readQuizResults(c.var.context, ask(c).period), 200))
  .openapi(issuesRoute, async (c) => {
    const { issue } = c.req.valid('query');
    return c.json(await readIssueStats(c.var.context, { period: ask(c).period, issue }), 200);
  })
  .openapi(exportRoute, async (c) => {
    const { by } = c.req.valid('query');
    const { context } = c.var;
    const rows = await readStats(context, { by, ...ask(c) });
    await context.database.write((trx) =>
      recordAudit(trx, context, { action: 'insights.exported', details: by }),
    );
    return c.body(`\uFEFF${toCsv(rows, by)}`, 200, csvHeaders(`insights-${by}`, context.now()));
  });

const ask = (c: {
  req: { valid(target: 'query'): z.output<typeof rangeSchema> };
  var: { context: { now(): Date } };
}) => readPeriod(c.req.valid('query'), c.var.context.now());

function toCsv(rows: readonly StatRow[], by: StatBy): string {
  const lines = rows.map(({ conversion, views, ...row }) => {
    const { rate, low, high } = conversion ?? {};
    const shownViews = haveViews.includes(by) ? views : '';
    const cells = { ...row, views: shownViews, conversion: rate, conversion_low: low, conversion_high: high };
    return toCsvLine(headings.map((heading) => String(cells[heading] ?? '')));
  });
  return toCsvLine(headings) + lines.join('');
}
