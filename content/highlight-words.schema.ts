import { z } from 'zod';
import { wordedDrawing, type DrawnWords } from './drawn-words.schema.ts';

/** The words in the drawings of highlights: what the form calls each, and what it says at first. */
export const highlightWords = {
  'ai-assisted-development': {
    text: [
      'What the drawing shows',
      'Code that AI drafted, under review: an engineer has struck one of its lines in red, written another below it, and signed in yellow.',
    ],
    title: ['Title', 'Code review'],
    note: ['Title at the right', '1 line corrected'],
    first: ['First line', '// Total of a bank statement'],
    second: ['Second line', 'let sum = 0'],
    third: ['Third line', 'for (const line of lines)'],
    struck: ['Struck line', 'sum = round(sum + line.dollars)'],
    correction: ['Red line', 'sum += line.cents'],
    last: ['Last line', 'return sum'],
    foot: ['Left of the name in yellow', 'Rerun on four years of data'],
    signedBy: ['Name in yellow', 'J. Marsh'],
  },
  'automation-first': {
    text: [
      'What the drawing shows',
      'A test report. Scripts ran 19 of 20 paths, counted in dashed boxes. One without a test is named in red, with its reason and the engineer who checks it by hand, in yellow.',
    ],
    title: ['Title', 'Test report'],
    note: ['Title at the right', '19 of 20 paths'],
    firstRow: ['First row', 'Orders'],
    firstCount: ['Count of the first row', '7 of 7'],
    secondRow: ['Second row', 'Payments'],
    secondCount: ['Count of the second row', '8 of 8'],
    thirdRow: ['Third row', 'Returns'],
    thirdCount: ['Count of the third row', '4 of 4'],
    untested: ['Red row', 'Margins on paper'],
    untestedCount: ['At the right of the red row', 'no test'],
    reason: ['Below the red row', 'Needs a printer. By hand:'],
    signedBy: ['Name in yellow', 'J. Marsh'],
  },
  'smart-integration': {
    text: [
      'What the drawing shows',
      'Fields of two systems, matched in dashes by AI. One wrong match is struck in red and put right below; each match is ticked in yellow by an engineer.',
    ],
    title: ['Title', 'HL7 v2, hospital'],
    note: ['Title at the right', 'FHIR, clinic'],
    firstField: ['First field', 'PID-5 name'],
    firstMatch: ['Match of the first field', 'Patient.name'],
    secondField: ['Second field', 'PV1-3 bed'],
    secondMatch: ['Match of the second field', 'Encounter.location'],
    thirdField: ['Third field', 'PV1-45 discharge'],
    struck: ['Struck match', 'Encounter.period.start'],
    correction: ['Red match', 'Encounter.period.end'],
    foot: ['Left of the name in yellow', '98 of 100 arrived first time'],
    signedBy: ['Name in yellow', 'M. Lindqvist'],
  },
} as const satisfies Record<string, DrawnWords>;

/** The drawings that a highlight can have, each with its words. */
export const highlightDrawingSchema = z.discriminatedUnion('kind', [
  wordedDrawing('ai-assisted-development', highlightWords['ai-assisted-development'], 'Code review'),
  wordedDrawing('automation-first', highlightWords['automation-first'], 'Test report'),
  wordedDrawing('smart-integration', highlightWords['smart-integration'], 'Matched fields'),
]);
