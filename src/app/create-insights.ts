import type { SelectLeads } from '#features/insights/server/read-figures.ts';
import { selectLeadSums } from '#features/leads/server/figures/lead-sums.store.ts';

/** What the figures take from the leads. */
export const selectLeads: SelectLeads = selectLeadSums;
