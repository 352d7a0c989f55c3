import type { Benchmark } from './benchmark.ts';
import { coldStart } from './measures/cold-start.ts';
import { content } from './measures/content.ts';
import { editor } from './measures/editor.ts';
import { firstRender } from './measures/first-render.ts';
import { growth, growthOnPostgres } from './measures/growth.ts';
import { insights, insightsOnPostgres } from './measures/insights.ts';
import { lighthousePages } from './measures/lighthouse.ts';
import { manyWriters } from './measures/many-writers.ts';
import { mixedLoad } from './measures/mixed-load.ts';
import { newsletter, newsletterOnPostgres } from './measures/newsletter.ts';
import { otherVisitors } from './measures/other-visitors.ts';
import { reads } from './measures/reads.ts';
import { search, searchOnPostgres } from './measures/search.ts';
import { storedPage } from './measures/stored-page.ts';
import { writes } from './measures/writes.ts';

/** All benchmarks by the name to run them with, in the order they run in. */
export const benchmarks: Record<string, Benchmark> = {
  'stored-page': storedPage,
  'first-render': firstRender,
  'cold-start': coldStart,
  reads,
  writes,
  content,
  growth,
  'growth-postgres': growthOnPostgres,
  insights,
  'insights-postgres': insightsOnPostgres,
  search,
  'search-postgres': searchOnPostgres,
  'mixed-load': mixedLoad,
  'other-visitors': otherVisitors,
  'many-writers': manyWriters,
  newsletter,
  'newsletter-postgres': newsletterOnPostgres,
  editor,
  lighthouse: lighthousePages,
};
