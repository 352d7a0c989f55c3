import type { BudgetBands } from '#features/fortune/contract.ts';

/** What a site may call the budgets. */
export const budgetBands: BudgetBands = {
  small: 'Under $50K',
  medium: '$50K to $200K',
  large: '$200K to $1M',
  enterprise: 'Over $1M',
};
