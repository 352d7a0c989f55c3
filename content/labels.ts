import { caseLabels, contentsLabel, correctedLabel, timelineLabels, type Labels } from './labels.schema.ts';

export const labels: Labels = {
  byMachine: 'Drafted by AI',
  byEngineer: 'Done by engineers',
  aiInsight: 'AI insight',
  timeline: timelineLabels,
  corrected: correctedLabel,
  signedOff: 'Signed off',
  youSign: 'Stages you approve',
  contents: contentsLabel,
  hindsight: 'In hindsight',
  cases: caseLabels,
  legend: {
    machine: 'Dashed: drafted by AI',
    engineer: 'Solid: done by engineers',
    signature: 'Yellow: you sign',
  },
};
