import type { ComponentType } from 'react';
import { workWords } from '#content/work-words.schema.ts';
import { drawFirstWords } from '../first-words.ts';
import { CaseFile, PriceLine, ShiftMonth } from './custom-strips.tsx';
import { LabResults, LetterCodes, RepeatRequests, VisitMoved } from './hospital-strips.tsx';
import type { WorkStripProps } from './strip.tsx';
import { CourseDay, LetterSummary, ReviewRule, VendorClaims } from './training-strips.tsx';

/** The drawings that a case of a service's audience can have. */
export const workStrips = {
  'visit-moved': VisitMoved,
  'repeat-requests': RepeatRequests,
  'lab-results': LabResults,
  'letter-codes': LetterCodes,
  'shift-month': ShiftMonth,
  'price-line': PriceLine,
  'case-file': CaseFile,
  'letter-summary': LetterSummary,
  'review-rule': ReviewRule,
  'vendor-claims': VendorClaims,
  'course-day': CourseDay,
} satisfies { [Kind in keyof typeof workWords]: ComponentType<WorkStripProps<Kind>> };

/** Each with the words that it has at first. */
export const firstWorkStrips = drawFirstWords(workStrips, workWords);
