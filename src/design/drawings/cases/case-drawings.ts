import type { ComponentType } from 'react';
import { caseWords } from '#content/case-words.schema.ts';
import { drawFirstWords } from '../first-words.ts';
import type { CaseDrawingProps } from './case-screen.tsx';
import { DockSchedule } from './dock-schedule.tsx';
import { MainframeHandover } from './mainframe-handover.tsx';
import { MarkingDesk } from './marking-desk.tsx';
import { OfflineInspections } from './offline-inspections.tsx';
import { PaymentMatching } from './payment-matching.tsx';
import { ReferralTriage } from './referral-triage.tsx';
import { ShelfForecast } from './shelf-forecast.tsx';
import { TicketRouting } from './ticket-routing.tsx';

/**
 * The drawings that a case study can have, by its thumbnail. A case's own text says in words what the drawing
 * shows.
 */
export const caseDrawings = {
  'ticket-routing': TicketRouting,
  'referral-triage': ReferralTriage,
  'marking-desk': MarkingDesk,
  'shelf-forecast': ShelfForecast,
  'payment-matching': PaymentMatching,
  'dock-schedule': DockSchedule,
  'mainframe-handover': MainframeHandover,
  'offline-inspections': OfflineInspections,
} satisfies { [Kind in keyof typeof caseWords]: ComponentType<CaseDrawingProps<Kind>> };

/** Each as it is at first. */
export const firstCaseDrawings = drawFirstWords(caseDrawings, caseWords);
