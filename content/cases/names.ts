/** The gallery's cases in the order shown. An id is the case's anchor and the key of its drawing. */
export const caseIds = [
  'ticket-routing',
  'referral-triage',
  'marking-desk',
  'shelf-forecast',
  'payment-matching',
  'dock-schedule',
  'mainframe-handover',
  'offline-inspections',
] as const;

export type CaseId = (typeof caseIds)[number];

/** The gallery's filter buttons, in order; 'All' comes first and is not a category of its own. */
export const caseCategories = [
  'All',
  'AI Automation',
  'Healthcare AI',
  'EdTech Platform',
  'Retail Analytics',
  'FinTech',
  'Supply Chain',
  'Digital Transformation',
  'Mobile App Development',
] as const;

type CaseFilter = (typeof caseCategories)[number];
export type CaseCategory = Exclude<CaseFilter, 'All'>;
