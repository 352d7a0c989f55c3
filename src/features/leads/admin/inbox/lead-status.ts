import type { LeadStatus } from '../../desk.contract.ts';

export type { LeadStatus };

/** The name of each state. */
export const leadStatusNames: Record<LeadStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
};

export const statusChoices = Object.entries(leadStatusNames).map(([value, label]) => ({
  value: value as LeadStatus,
  label,
}));
