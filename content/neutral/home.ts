import { branding } from '../branding.ts';
import { consultation } from '../consultation.ts';
import { approach, callToAction, highlights, homeSections } from '../home.ts';
import { hero, heroDrawings, homeProof } from '../hero.ts';
import { quizAdvice } from '../quiz.ts';
import { fortunes } from '../fortunes.ts';
import type { SiteContent } from '../collections.ts';

type Site = SiteContent['site'];

const highlightTexts = [
  'AI drafts. People check, correct and decide.',
  'What repeats is done by software.',
  'New software works with the systems that are there.',
];

const stepTexts = [
  'We look at the work as it is done today.',
  'We plan what is to be built, and what it connects to.',
  'AI drafts code and tests. People review them.',
  'We bring the software into use, and look after it.',
];

const stepResults = ['What is to be done', 'A plan', 'Software to try', 'Software in use'];

const insights = [
  'What repeats and can be checked.',
  'What is likely to happen next.',
  'Systems that exchange what they know.',
  'Tests, and people who read the results.',
  'What was learned goes into the next version.',
];

/** The home page without claims, figures, names or drawings of made-up work. References go with what they lead to. */
export const neutralHome = {
  branding: { ...branding, social: { ...branding.social, links: [] } },
  hero: {
    ...hero,
    eyebrow: 'Software, AI and advice',
    lead: 'We build software and automation. Tell us what takes too long.',
  },
  heroDrawings: { ...heroDrawings, items: [] },
  homeProof: { ...homeProof, heading: 'Results', signersLabel: 'Team:' },
  homeSections: {
    ...homeSections,
    // There are no articles yet.
    shown: homeSections.shown.filter((name) => name !== 'articles'),
    highlights: { heading: 'How we work', lead: 'AI and people, each for what they do well.' },
    services: { ...homeSections.services, heading: 'Services', lead: 'What we do.' },
    products: { ...homeSections.products, heading: 'Products', lead: 'Our own software.' },
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
    items: highlights.items.map(({ claim: _claim, drawing: _drawing, ...item }, index) => ({
      ...item,
      text: highlightTexts[index] ?? item.title,
    })),
  },
  approach: {
    ...approach,
    principles: [],
    steps: approach.steps.map(({ drawing: _drawing, ...step }, index) => ({
      ...step,
      text: stepTexts[index] ?? step.title,
      result: stepResults[index] ?? step.title,
    })),
    checklist: [],
    nodes: approach.nodes.map(({ task: _task, ...node }, index) => ({
      ...node,
      insight: insights[index] ?? node.label,
    })),
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
    lead: 'A free call of 30 minutes. You confirm the day and the time in the calendar that opens.',
    hours: undefined,
  },
} satisfies Partial<Site>;
