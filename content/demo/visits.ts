/** How the demonstration's visits are shared out; what a share is of stands above it. */
export const demoVisits = {
  days: 60,
  /** On a weekday, at the end of those days. */
  perDay: 64,
  weekend: 0.4,
  viewsPerVisit: 2.2,
  bots: 0.6,
  channels: { search: 0.44, direct: 0.24, referral: 0.14, social: 0.1, campaign: 0.05, mail: 0.03 },
  hosts: { 'google.com': 0.37, 'bing.com': 0.05, 'linkedin.com': 0.08, 'news.ycombinator.com': 0.06 },
  campaigns: { 'clinic-automation': 0.05 },
  devices: { desktop: 0.62, mobile: 0.33, tablet: 0.05 },
  pages: {
    '/': 0.42,
    '/services': 0.16,
    '/portfolio': 0.13,
    '/blog': 0.12,
    '/contact': 0.11,
    '/products': 0.07,
    '/portfolio/referral-triage': 0.06,
    '/portfolio/dock-schedule': 0.04,
    '/blog/latest-ai-trends-2026': 0.18,
    '/blog/automation-roi-measured-honestly': 0.09,
    '/blog/hospital-hl7-fhir-integration': 0.07,
    '/blog/reviewing-machine-written-code': 0.05,
  },
  /** Texts that nothing was found for, and how often. */
  searches: { 'fixed price': 9, hipaa: 6, 'offshore team': 3 },
  questions: { 'do you work on site?': 4 },
} as const;

interface DemoSource {
  channel: 'search' | 'direct' | 'referral' | 'social';
  host: string | null;
  landing: string;
}

/** The sources of the demonstration's messages, in their order and over again; null: unknown. */
export const demoSources: readonly (DemoSource | null)[] = [
  { channel: 'search', host: 'google.com', landing: '/blog/hospital-hl7-fhir-integration' },
  { channel: 'direct', host: null, landing: '/' },
  { channel: 'search', host: 'google.com', landing: '/blog/latest-ai-trends-2026' },
  null,
  { channel: 'referral', host: 'news.ycombinator.com', landing: '/blog/automation-roi-measured-honestly' },
  { channel: 'social', host: 'linkedin.com', landing: '/portfolio/referral-triage' },
];

/** One of the demonstration's sums of a day. */
interface DemoSum {
  day: string;
  kind: 'all' | 'channel' | 'host' | 'campaign' | 'device' | 'page' | 'landing' | 'article';
  name: string;
  visits: number;
  views: number;
  bots: number;
  onward: number;
  seen: number;
  begun: number;
}

/** The demonstration's sums of a day. @param ago how many days before the last one */
export function listDemoSums(day: string, ago: number): DemoSum[] {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  // A little more each week, and never the same twice.
  const visits =
    demoVisits.perDay * (isWeekend ? demoVisits.weekend : 1) * (1 - ago / 150) * (0.9 + ((ago * 7) % 5) / 20);
  const make = (kind: DemoSum['kind'], name: string, share: number, bots = 0): DemoSum => {
    const part = Math.round(visits * share);
    return {
      ...{ day, kind, name, visits: part, views: Math.round(part * demoVisits.viewsPerVisit), bots },
      ...{ onward: Math.round(part * 0.45), seen: Math.round(part * 0.11), begun: Math.round(part * 0.03) },
    };
  };
  const makeAll = (kind: DemoSum['kind'], shares: Record<string, number>, scale = 1) =>
    Object.entries(shares).map(([name, share]) => make(kind, name, share * scale));
  const read = Object.entries(demoVisits.pages).filter(([path]) => /^\/(?:blog|portfolio)\/./.test(path));
  return [
    make('all', '', 1, Math.round(visits * demoVisits.bots)),
    ...makeAll('channel', demoVisits.channels),
    ...makeAll('host', demoVisits.hosts),
    ...makeAll('campaign', demoVisits.campaigns),
    ...makeAll('device', demoVisits.devices),
    ...makeAll('page', demoVisits.pages),
    ...makeAll('landing', demoVisits.pages, 0.6),
    ...makeAll('article', Object.fromEntries(read)),
  ].filter((row) => row.visits > 0);
}
