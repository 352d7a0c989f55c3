import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const offlineInspections: CaseStudy = {
  slug: 'offline-inspections',
  client: 'Saltmere Water',
  thumbnail: { kind: 'offline-inspections', ...readFirstWords(caseWords['offline-inspections']) },
  drawing:
    'An inspection form on a phone without a signal, one reading corrected in red, and signed in yellow. Beside it is the office’s list of reports: one of two conflicting readings is struck, and the next report, in dashes, is still due.',
  category: 'Mobile App Development',
  industry: 'Utilities',
  hoverSummary: 'Inspection reports filed on site, with no signal, in 9 minutes instead of 40.',
  year: 2024,
  publishedOn: '2025-04-15',
  duration: '6 months',
  team: '2 mobile engineers, 1 backend engineer, 1 designer',
  challenge: [
    'Ninety-six inspectors visit 1,240 pumping stations and reservoirs. Half of the sites have no signal. Reports were written on paper, photographed, and typed in at home in the evening, 40 minutes each.',
    'About thirty a month never arrived. An earlier app had lost a week of work when two inspectors edited the same site, and people had gone back to paper.',
  ],
  solution: [
    'The app works as if there were no network, because there often is none. Every entry is written to the phone first and can be seen, changed and finished there. When a signal returns it is sent in order, each entry once, and the phone shows what the office has really received.',
    'The machine drafted the forms from 58 paper templates, in both languages, and the first version of the sync. Engineers rejected that version: it kept the newest entry and dropped the other. Now both are kept, the difference is shown, and a supervisor signs one.',
    'We tested with gloves, in rain, and with phones in airplane mode for nine days. Inspectors signed the forms they use, one by one; six templates were dropped because nobody could say who read them.',
  ],
  results: [
    {
      metric: 'Time per report',
      value: '40 min → 9 min',
      description: 'Measured by the app from first to last entry, all inspectors, March to May.',
    },
    {
      metric: 'Reports lost a month',
      value: '30 → 0',
      description: 'Fourteen months since launch, checked against the visit plan.',
    },
    {
      metric: 'Sessions without a crash',
      value: '99.8%',
      description: 'Android and iOS together, 41,000 sessions in the last quarter.',
    },
  ],
  voice: {
    quote:
      'They tested it in gloves, in the rain. In twenty years of software projects I had never seen a developer get wet.',
    name: 'Owen Tregarth',
    role: 'Inspection supervisor',
  },
  tech: ['Kotlin', 'Swift', 'SQLite', 'TypeScript', 'PostgreSQL', 'MapLibre'],
  hindsight:
    'We would buy the cheapest phone on the inspectors’ list first. We developed on fast ones and spent three weeks in month five making the map usable.',
  question: 'Have reports from the field?',
  signedBy: ['mara-lindqvist', 'ines-varga'],
  onward: {
    services: ['mobile-app-development'],
    cases: [],
    products: [],
    articles: ['offline-sync-for-warehouse-staff'],
  },
};
