import type { SiteContent } from '#content/collections.ts';
import { readSiteContent } from '#features/content/server/read-site-content.ts';
import type { BudgetBands } from '#features/fortune/contract.ts';
import type { Platform } from '#platform/context.ts';

/** What the site says to visitors at the moment. */
export async function readContent(platform: Platform): Promise<SiteContent> {
  return (await readSiteContent(platform)).content;
}

/** What the quiz calls the budgets, for the fortune that is told about one. */
export async function readBudgets(platform: Platform): Promise<BudgetBands> {
  const { small, medium, large, enterprise } = (await readContent(platform)).quiz.budget.options;
  return { small: small.label, medium: medium.label, large: large.label, enterprise: enterprise.label };
}
