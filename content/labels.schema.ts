import { z } from 'zod';
import { text } from './schema.ts';

/** SPEC section 4. */
export const timelineLabels = { start: 'Start Timeline', full: 'Full View', summary: '30s Summary' };

/** The first words above the contents of a page. */
export const contentsLabel = 'On this page';

/** The first words on a step whose work is corrected. */
export const correctedLabel = 'Corrected';

/** Beside a case's drawing, and over the drawing of its results. */
export const caseLabels = {
  stamp: 'Stamp: the client',
  comparison: 'Before and after, to scale',
  before: 'Before',
  after: 'After',
};

/** The words that say whose work is whose: AI drafts, engineers correct and sign. */
export const labelsSchema = z.strictObject({
  byMachine: text(40, 'Step that AI drafts'),
  byEngineer: text(40, 'Step of engineers'),
  aiInsight: text(40, 'Above what AI noticed').meta({ description: 'In the timeline.' }),
  timeline: z
    .strictObject({
      start: text(30, 'Play'),
      full: text(30, 'All of each step'),
      summary: text(30, 'Each step in a sentence'),
    })
    .default(timelineLabels)
    .meta({ title: 'Buttons of the timeline' }),
  corrected: text(40, 'Step that is corrected')
    .default(correctedLabel)
    .meta({ description: 'On own pages.' }),
  signedOff: text(40, 'Before what is signed').meta({
    description: 'On the steps of own pages; elsewhere read out, where yellow says it.',
  }),
  youSign: text(40, 'Before how many stages a customer approves'),
  contents: text(40, 'Above the sections of a page')
    .default(contentsLabel)
    .meta({ description: 'At the head of an own page that has neither a picture nor a drawing.' }),
  hindsight: text(40, 'Above what a case would do differently'),
  cases: z
    .strictObject({
      stamp: text(40, 'Whose a stamp is'),
      comparison: text(40, 'Above the bars of what was measured'),
      before: text(20, 'Gray bar'),
      after: text(20, 'Black bar'),
    })
    .default(caseLabels)
    .meta({ title: 'Case studies' }),
  legend: z
    .strictObject({
      machine: text(40, 'Dashed'),
      engineer: text(40, 'Solid'),
      signature: text(40, 'Yellow'),
    })
    .meta({ title: 'Legend', description: 'Beside the stages of a service.' }),
});

export type Labels = z.infer<typeof labelsSchema>;
