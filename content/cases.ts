import type { CaseStudy } from './cases.schema.ts';
import type { HomeCases } from './pages.schema.ts';
import { dockSchedule } from './cases/dock-schedule.ts';
import { mainframeHandover } from './cases/mainframe-handover.ts';
import { markingDesk } from './cases/marking-desk.ts';
import { offlineInspections } from './cases/offline-inspections.ts';
import { paymentMatching } from './cases/payment-matching.ts';
import { referralTriage } from './cases/referral-triage.ts';
import { shelfForecast } from './cases/shelf-forecast.ts';
import { ticketRouting } from './cases/ticket-routing.ts';

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

/** The home page's three. */
export const homeCases: HomeCases = { cases: ['ticket-routing', 'referral-triage', 'marking-desk'] };
