import type { StatDay } from '../stats.contract.ts';

/** The figures available per day. */
export const metrics = [
  { value: 'visits', label: 'Visits', one: 'visit' },
  { value: 'views', label: 'Views', one: 'view' },
  { value: 'sent', label: 'Leads', one: 'lead' },
] as const satisfies { value: keyof StatDay; label: string; one: string }[];

export type Metric = (typeof metrics)[number]['value'];
