import { branding } from '../branding.ts';
import { consultation } from '../consultation.ts';
import { approach, callToAction, homeSections } from '../home.ts';
import { labels } from '../labels.ts';
import { hero, heroDrawings, homeProof } from '../hero.ts';
import { quizAdvice } from '../quiz.ts';
import { fortunes } from '../fortunes.ts';
import type { SiteContent } from '../collections.ts';

type Site = SiteContent['site'];

const by = 'engineer' as const;

/** The home page without claims, figures, names or drawings of made-up work. References go with what they lead to. */
export const neutralHome = {
  branding: { ...branding, social: { ...branding.social, links: [] } },
  hero: {
    ...hero,
    eyebrow: 'Services and advice',
    lead: 'Tell us what you need. We will tell you what we can do.',
    actions: [{ label: 'Contact us', href: '/contact' }, ...hero.actions.slice(1)],
  },
  heroDrawings: {
    hint: 'Choose a mark to read about it.',
    draft: 'Draft',
    correction: heroDrawings.correction,
    signature: heroDrawings.signature,
    items: [],
  },
  homeProof: { ...homeProof, heading: 'Results', signersLabel: 'Team:' },
  homeSections: {
    ...homeSections,
    // There are no articles yet.
    shown: homeSections.shown.filter((name) => name !== 'articles'),
    highlights: { heading: 'How we work', lead: 'Whatever you ask us for.' },
    services: { ...homeSections.services, heading: 'Services', lead: 'What we do.' },
    products: { ...homeSections.products, heading: 'Products', lead: 'What we make ourselves.' },
    portfolio: { ...homeSections.portfolio, heading: 'Portfolio', lead: 'Our work.' },
    approach: {
      ...homeSections.approach,
      heading: 'Our approach',
      lead: 'From the first talk to daily use.',
    },
    timeline: { ...homeSections.timeline, heading: 'A project, step by step', lead: 'Choose one.' },
    quiz: { ...homeSections.quiz, heading: 'Four questions, one fortune', lead: 'For entertainment.' },
    articles: { ...homeSections.articles, lead: 'From our blog.' },
    callToAction: {
      ...homeSections.callToAction,
      heading: 'Tell us about your project',
      lead: 'Write to us, or book a call.',
    },
  },
  highlights: {
    items: [
      { title: 'We listen first', text: 'We ask what you need before we suggest anything.' },
      { title: 'We do careful work', text: 'We check it before you see it.' },
      { title: 'We can be reached', text: 'You can ask us while we work, and afterwards.' },
    ],
  },
  approach: {
    ...approach,
    principles: [],
    stepsHeading: 'Step by step',
    steps: [
      { title: 'A first talk', by, text: 'We listen to what you need.', result: 'What is to be done' },
      { title: 'A plan', by, text: 'We agree what each of us does, and when.', result: 'An agreement' },
      {
        title: 'The work',
        by,
        text: 'We do it, and show you how far it is.',
        result: 'Work that you can look at',
      },
      { title: 'The result', by, text: 'You check it, and we look after it.', result: 'Finished work' },
    ],
    checklist: [],
    diagramHeading: 'How it fits together',
    nodes: [],
  },
  labels: {
    ...labels,
    byMachine: 'Prepared by software',
    byEngineer: 'Done by people',
    aiInsight: 'What was noticed',
    legend: { machine: 'software prepares', engineer: 'people work', signature: 'you agree' },
  },
  quizAdvice: { ...quizAdvice, rules: [], otherwise: undefined },
  fortunes: {
    ...fortunes,
    firstStep: 'Next,',
    teams: {
      small: 'pays for a first step',
      medium: 'pays for a project',
      large: 'pays for several projects',
      enterprise: 'pays for a whole program',
    },
  },
  callToAction,
  responseNotes: {
    typical: 'We read what you write.',
    form: 'Your message reaches our inbox.',
    support: 'Questions are welcome.',
  },
  consultation: {
    ...consultation,
    title: 'Schedule a Consultation',
    lead: 'You confirm the day and the time in the calendar that opens.',
    hours: undefined,
    outside: undefined,
    office: undefined,
  },
} satisfies Partial<Site>;
