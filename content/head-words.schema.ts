import { z } from 'zod';
import { wordedDrawing, type DrawnWords } from './drawn-words.schema.ts';
import { highlightDrawingSchema } from './highlight-words.schema.ts';

/** The words in the drawing at the head of an own page: what the form calls each, and what it says at first. */
export const headWords = {
  'checked-page': {
    text: [
      'What the drawing shows',
      'A page that AI drafted, in dashes. A pencil has struck one of its lines in red and written another below it. The page is signed in yellow.',
    ],
    title: ['Title', 'About this page'],
    note: ['Title at the right', '1 line corrected'],
    first: ['First line', 'We build software for'],
    second: ['Second line', 'hospitals, shops and banks.'],
    struck: ['Struck line', 'Our AI does all the work.'],
    correction: ['Red line', 'AI drafts. One of us signs.'],
    foot: ['Left of the name in yellow', 'Read by four of us'],
    signedBy: ['Name in yellow', 'J. Marsh'],
  },
} as const satisfies Record<string, DrawnWords>;

/** The drawings that the head of an own page can have: one of its own, and those of the highlights. */
export const headDrawingSchema = z.discriminatedUnion('kind', [
  wordedDrawing('checked-page', headWords['checked-page'], 'Checked page'),
  ...highlightDrawingSchema.options,
]);

export type HeadDrawing = z.infer<typeof headDrawingSchema>;
