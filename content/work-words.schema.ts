import { z } from 'zod';
import { wordedDrawing, type DrawnWords } from './drawn-words.schema.ts';

/** The words in the drawings of a service's cases: what the form calls each, and what it says at first. */
export const workWords = {
  'shift-month': {
    text: [
      'What the drawing shows',
      'A fortnight of three nurses. The shifts that the program proposes are dashed. One is refused in red, 8 hours after a night; another nurse takes it, in a solid line.',
    ],
    title: ['Title', 'Ward 3, May 4 to 17'],
    note: ['Title at the right', '1 shift refused'],
    firstName: ['First row', 'A. Kaya'],
    secondName: ['Second row', 'B. Osei'],
    thirdName: ['Third row', 'C. Tran'],
    night: ['In the shift before the refused one', 'night'],
    refusal: ['Red note', '8 hours of rest, agreed are 11'],
  },
  'price-line': {
    text: [
      'What the drawing shows',
      'How a price came about: the list price, less volume, season and an old agreement. The drafted 4.33 is struck in red and reads 4.11, as the draft did not know of the agreement. It is signed in yellow.',
    ],
    title: ['Title', '400 anchor bolts'],
    note: ['Title at the right', 'in 4 ms'],
    firstName: ['First step', 'List'],
    firstFigure: ['Figure of the first step', '4.80'],
    secondName: ['Second step', 'Volume'],
    secondFigure: ['Figure of the second step', '−8%'],
    thirdName: ['Third step', 'Season'],
    thirdFigure: ['Figure of the third step', '−2%'],
    fourthName: ['Fourth step, red', 'Handshake'],
    fourthFigure: ['Figure of the fourth step, red', '−5%'],
    struck: ['Struck price', '4.33'],
    correction: ['Red price', '4.11'],
  },
  'case-file': {
    text: [
      'What the drawing shows',
      'A file on its way from sales to risk to legal. Sales and risk have signed in yellow; risk has corrected the limit in red from 480,000 to 420,000. Legal is still a dashed box.',
    ],
    title: ['Title', 'Milling machine, case 318'],
    note: ['Title at the right', 'due May 9'],
    firstDesk: ['First desk', 'Sales'],
    firstNote: ['Below the first desk', 'May 2'],
    secondDesk: ['Second desk', 'Risk'],
    secondNote: ['Below the second desk', '2 of 2'],
    thirdDesk: ['Third desk, dashed', 'Legal'],
    thirdNote: ['Below the third desk', 'open'],
    struck: ['Struck amount', '480,000'],
    correction: ['Red amount', '420,000 limit'],
  },
  'letter-summary': {
    text: [
      'What the drawing shows',
      'A letter. The patient’s name is struck in red. The summary drafted below it, in dashes, has none, and is signed in yellow.',
    ],
    title: ['Title', 'Discharge letter'],
    note: ['Title at the right', 'any assistant'],
    struck: ['Struck name', 'Maria Alder, May 2'],
    correction: ['Red words', 'a patient of 68'],
    first: ['First line of the draft', 'Came with chest pain, no infarct.'],
    second: ['Second line of the draft', 'Home on day four, with aspirin.'],
  },
  'review-rule': {
    text: [
      'What the drawing shows',
      'Two drafted lines of code. The second is struck and written again in red, by a review rule that is signed in yellow.',
    ],
    title: ['Title', 'checkout.ts'],
    note: ['Title at the right', '2 lines drafted'],
    first: ['First line', 'try { await pay(cart) }'],
    struck: ['Struck line', 'catch { }'],
    correction: ['Red line', 'catch (error) { report(error) }'],
    rule: ['Foot', 'Rule 4: no error is swallowed'],
  },
  'vendor-claims': {
    text: [
      'What the drawing shows',
      'A vendor’s offer. Two claims are signed in yellow; the third, 97% accurate, is struck in red.',
    ],
    title: ['Title', 'Offer: a credit model'],
    note: ['Title at the right', '2 of 3 verified'],
    first: ['First claim', 'Gives a reason for each refusal'],
    second: ['Second claim', 'Runs on your own servers'],
    struck: ['Struck claim', '97% accurate'],
    correction: ['Red words', 'on whose loans?'],
  },
} as const satisfies Record<string, DrawnWords>;

/** The drawings that a case of a service's audience can have, each with its words. */
export const workDrawingSchema = z.discriminatedUnion('kind', [
  wordedDrawing('shift-month', workWords['shift-month'], 'Shifts'),
  wordedDrawing('price-line', workWords['price-line'], 'Price'),
  wordedDrawing('case-file', workWords['case-file'], 'File between desks'),
  wordedDrawing('letter-summary', workWords['letter-summary'], 'Letter and summary'),
  wordedDrawing('review-rule', workWords['review-rule'], 'Reviewed code'),
  wordedDrawing('vendor-claims', workWords['vendor-claims'], 'Claims of a vendor'),
]);

export type WorkDrawing = z.infer<typeof workDrawingSchema>;
