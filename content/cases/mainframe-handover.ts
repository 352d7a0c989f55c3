import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const mainframeHandover: CaseStudy = {
  slug: 'mainframe-handover',
  client: 'Brindle Mutual',
  thumbnail: { kind: 'mainframe-handover', ...readFirstWords(caseWords['mainframe-handover']) },
  drawing:
    'A screen of the old system, light on dark, and facing it in dashes the one of the new. One premium is a cent off: it is corrected in red; the rest agrees, and each is ticked in yellow. Next to them are all 212 screens, moved; the eleven that went back once are red.',
  category: 'Digital Transformation',
  industry: 'Insurance',
  hoverSummary: 'A 31-year-old policy system replaced in 14 months without a day of downtime.',
  year: 2026,
  publishedOn: '2026-06-23',
  duration: '14 months',
  team: '5 engineers, 2 reviewers, 1 COBOL engineer, 1 actuary from the client',
  challenge: [
    'Brindle kept 640,000 policies in a system from 1994: 840,000 lines of COBOL, 212 screens, two people who understood it, one of them about to retire. A rate change took eleven weeks.',
    'Two earlier attempts to replace it all at once had been canceled. The board would not approve a third.',
  ],
  solution: [
    'So nothing was replaced all at once. A router was put in front of the old system, and one screen at a time moved behind it to the new one. Any screen could go back within a minute, and eleven of them did at least once.',
    'The machine read each COBOL program and drafted three things: a plain description, a translation and its tests. Engineers and the retiring specialist corrected the descriptions first. That is where the errors were cheap: 290 of 1,370 were wrong in a way that mattered.',
    'Both systems then ran side by side for ninety days and every result was compared. Of 3,112 differences, 3,071 were ours and were corrected. Forty-one were errors of the old system, and the actuary signed what to do with each.',
  ],
  results: [
    {
      metric: 'Rate change',
      value: '11 weeks → 4 days',
      description: 'From a signed rate table to the first policy sold, last three changes.',
    },
    {
      metric: 'Screens moved',
      value: '212 of 212',
      description: 'The old machine was switched off in week 61, with the retired specialist watching.',
    },
    {
      metric: 'Planned downtime',
      value: '0 h',
      description: 'Moves were made during office hours, so that the people who could judge them were there.',
    },
    {
      metric: 'Running cost',
      value: '$4.1M → $2.2M',
      description: 'Licenses and hosting per year, without the cost of the project.',
    },
  ],
  voice: {
    quote:
      'Two vendors had promised to replace everything over one weekend. These people moved one screen, let us move it back, and asked which one we wanted next.',
    name: 'Eleanor Voss',
    role: 'Chief operating officer',
  },
  tech: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka', 'COBOL', 'Kubernetes', 'Angular'],
  hindsight:
    'We would film the specialist at work before we read a line of his code. He used nine screens in ways that no program describes, and we found that out one phone call at a time.',
  question: 'Have a system this old?',
  signedBy: ['mara-lindqvist', 'joanna-marsh'],
  onward: {
    services: ['custom-software'],
    cases: [],
    products: [],
    articles: ['strangler-migration-of-an-old-erp'],
  },
};
