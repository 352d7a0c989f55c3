import { z } from 'zod';
import { wordedDrawing, type DrawnWords } from './drawn-words.schema.ts';

/** The words in the sheets of the approach's steps: what the form calls each, and what it says at first. */
export const stepWords = {
  spec: {
    title: ['Title', 'Spec'],
    note: ['Title at the right', 'Letters'],
    first: ['First line', 'Urgent letters first'],
    second: ['Second line', 'Seen in five hours'],
    quote: ['Name of the quote', 'Quote'],
    figure: ['At the right of the quote', 'fixed'],
    signedBy: ['Name in yellow', 'M. Lindqvist'],
  },
  design: {
    title: ['Title', 'Design'],
    note: ['Title at the right', 'Letters'],
    from: ['First box', 'Inbox'],
    to: ['Second box', 'Queue'],
    struck: ['Struck line', 'Page two is lost'],
    correction: ['Red line', 'Ask for it'],
  },
  draft: {
    title: ['Title', 'Code'],
    note: ['Title at the right', 'Letters'],
    first: ['First line', 'const text ='],
    struck: ['Struck line', 'read(pages[0])'],
    correction: ['Red line', 'pages.map(read)'],
    last: ['Last line', 'rank(text)'],
  },
  report: {
    title: ['Title', 'Test report'],
    note: ['Title at the right', 'Letters'],
    firstRow: ['First row', 'Past letters'],
    firstFigure: ['Figure of the first row', '1,200'],
    secondRow: ['Second row', 'Urgent missed'],
    secondFigure: ['Figure of the second row', '0'],
    stamp: ['Stamp', 'RELEASED'],
    stampedBy: ['Name in the stamp', 'M. Lindqvist'],
  },
} as const satisfies Record<string, DrawnWords>;

/** The sheets that a step can have, each with its words. */
export const stepDrawingSchema = z.discriminatedUnion('kind', [
  wordedDrawing('spec', stepWords.spec, 'Signed spec'),
  wordedDrawing('design', stepWords.design, 'Design'),
  wordedDrawing('draft', stepWords.draft, 'Corrected code'),
  wordedDrawing('report', stepWords.report, 'Stamped test report'),
]);

export type StepDrawing = z.infer<typeof stepDrawingSchema>;
