import type { Funnel } from '../stats.contract.ts';

export const stepNames: Record<Funnel['steps'][number]['step'], string> = {
  visits: 'Visit',
  seen: 'Form seen',
  begun: 'Form started',
  sent: 'Sent',
  answered: 'Answered',
  won: 'Won',
};
