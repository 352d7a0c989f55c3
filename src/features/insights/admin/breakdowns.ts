/** The groupings of the figures, as tabs: what began a visit comes before the page of the form. */
export const breakdowns = [
  { value: 'landing', label: 'Landing pages', noun: 'landing page' },
  { value: 'page', label: 'Pages', noun: 'page' },
  { value: 'article', label: 'Articles', noun: 'article' },
  { value: 'case', label: 'Case studies', noun: 'case study' },
  { value: 'channel', label: 'Channels', noun: 'channel' },
  { value: 'host', label: 'Referring sites', noun: 'site' },
  { value: 'campaign', label: 'Campaigns', noun: 'campaign' },
  { value: 'device', label: 'Devices', noun: 'device' },
] as const;

export const usualBreakdown = 'landing';

export type Breakdown = (typeof breakdowns)[number]['value'];
