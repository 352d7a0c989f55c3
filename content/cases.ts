import type { CaseStudy, Teaser } from './cases.schema.ts';
import { dockSchedule } from './cases/dock-schedule.ts';
import { mainframeHandover } from './cases/mainframe-handover.ts';
import { markingDesk } from './cases/marking-desk.ts';
import { offlineInspections } from './cases/offline-inspections.ts';
import { paymentMatching } from './cases/payment-matching.ts';
import { referralTriage } from './cases/referral-triage.ts';
import { shelfForecast } from './cases/shelf-forecast.ts';
import { ticketRouting } from './cases/ticket-routing.ts';

export { caseCategories } from './cases/names.ts';

/** The gallery's eight case studies, in the order shown. Clients and figures are demonstration content. */
export const cases: readonly CaseStudy[] = [
  ticketRouting,
  referralTriage,
  markingDesk,
  shelfForecast,
  paymentMatching,
  dockSchedule,
  mainframeHandover,
  offlineInspections,
];

/** The home page's three, without the texts of the full case. */
export const portfolioTeasers: readonly Teaser[] = [ticketRouting, referralTriage, markingDesk].map(
  ({ id, client, thumbnail, category, hoverSummary, industry }) => ({
    id,
    client,
    thumbnail,
    category,
    hoverSummary,
    industry,
  }),
);
