import type { FigureDay } from '../figures.contract.ts';

/** What is told day by day. */
export const metrics = [
  { value: 'visits', label: 'Visits' },
  { value: 'views', label: 'Views' },
  { value: 'sent', label: 'Leads' },
] as const satisfies { value: keyof FigureDay; label: string }[];

export type Metric = (typeof metrics)[number]['value'];
