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

/** What brought the demonstration's messages, in their order and over again; null: nothing says. */
export const demoSources: readonly (DemoSource | null)[] = [
  { channel: 'search', host: 'google.com', landing: '/blog/hospital-hl7-fhir-integration' },
  { channel: 'direct', host: null, landing: '/' },
  { channel: 'search', host: 'google.com', landing: '/blog/latest-ai-trends-2026' },
  null,
  { channel: 'referral', host: 'news.ycombinator.com', landing: '/blog/automation-roi-measured-honestly' },
  { channel: 'social', host: 'linkedin.com', landing: '/portfolio/referral-triage' },
];
