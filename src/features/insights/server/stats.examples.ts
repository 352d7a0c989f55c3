import { funnelSteps, type Funnel, type IssueStats, type StatRow, type Summary } from '../stats.contract.ts';
import type { NextItem } from '../next.contract.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** Examples in the API's description. */
export const statExample: StatRow = {
  name: '/contact',
  ...{ views: 512, visits: 400, seen: 400, begun: 60, sent: 24, answered: 22, won: 5, value: 84_000 },
  conversion: wilsonInterval(24, 400),
  visits_before: 380,
  sent_before: 19,
};

export const summaryExample: Summary = {
  period: { from: '2026-11-20', to: '2026-11-20' },
  before: { from: '2026-11-19', to: '2026-11-19' },
  total: { ...statExample, name: '' },
  total_before: {
    name: '',
    ...{ views: 490, visits: 380, seen: 380, begun: 51, sent: 19, answered: 19, won: 4, value: 61_000 },
    conversion: wilsonInterval(19, 380),
  },
  devices: [{ name: 'desktop', views: 300, visits: 231, seen: 231, visits_before: 224 }],
  bots: 96,
  bots_before: 88,
  days: [{ day: '2026-11-20', views: 512, visits: 400, sent: 24 }],
  days_before: [{ day: '2026-11-19', views: 490, visits: 380, sent: 19 }],
};

export const funnelExample: Funnel = {
  name: '',
  steps: funnelSteps.map((step, i) => ({
    step,
    count: statExample[step],
    share: i === 0 ? null : wilsonInterval(statExample[step], statExample[funnelSteps[i - 1]!]),
  })),
};

export const issueStatsExample: IssueStats = {
  id: '019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9b02',
  subject: 'What a warehouse taught us',
  started_at: '2026-11-20T09:00:00.000Z',
  ...{ recipients: 412, visits: 57, sent: 4, won: 1, value: 18_000 },
};

export const nextExample: NextItem = {
  kind: 'search',
  name: 'pricing for clinics',
  visitors: 12,
  count: 12,
  of: null,
  evidence: 'Searched for 12 times without a result, last on Nov 20, 2026.',
};
