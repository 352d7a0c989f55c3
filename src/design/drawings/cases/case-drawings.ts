import { createElement, type ComponentType } from 'react';
import { caseWords } from '#content/case-words.schema.ts';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import type { DrawingProps } from '../drawing.tsx';
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

/** A drawing with the words that it has at first. */
const withFirstWords = (Drawing: ComponentType<DrawingProps & { words: object }>, words: object) =>
  function FirstDrawing(props: DrawingProps) {
    return createElement(Drawing, { ...props, words });
  };

/** Each as it is at first. */
export const firstCaseDrawings: Record<string, ComponentType<DrawingProps>> = Object.fromEntries(
  Object.entries(caseWords).map(([kind, words]) => [
    kind,
    withFirstWords(caseDrawings[kind as keyof typeof caseWords], readFirstWords(words)),
  ]),
);
