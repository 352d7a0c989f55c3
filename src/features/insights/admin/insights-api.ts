import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { PageBy, StatBy } from '../stats.contract.ts';
import type { insightsRoutes } from '../server/insights.routes.ts';
import type { Range } from './range.ts';

const insights = createClient<typeof insightsRoutes>(apiBase);

const days = ({ from, to }: Range) => ({ from, to });

/** The admin area's requests about visits and leads. Each throws ApiError. */
export const insightsApi = {
  readSummary: (range: Range) => insights.get('/insights-api/summary', { query: days(range) }),
  listPages: (range: Range, by: PageBy) =>
    insights.get('/insights-api/pages', { query: { ...days(range), by } }),
  listSources: (range: Range) => insights.get('/insights-api/sources', { query: days(range) }),
  listFunnels: (range: Range, by: StatBy) =>
    insights.get('/insights-api/funnel', { query: { ...days(range), by } }),
  listNext: (range: Range) => insights.get('/insights-api/next', { query: days(range) }),
  readQuiz: (range: Range) => insights.get('/insights-api/quiz', { query: days(range) }),
  listIssues: (range: Range) => insights.get('/insights-api/issues', { query: days(range) }),
  readIssue: (issue: string) => insights.get('/insights-api/issues', { query: { issue } }),
  exportUrl: (range: Range, by: StatBy) =>
    insights.addressOf('/insights-export', { query: { ...days(range), by } }),
};
