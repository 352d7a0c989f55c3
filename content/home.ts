import { readFirstWords } from './drawn-words.schema.ts';
import { highlightWords } from './highlight-words.schema.ts';
import {
  everyHomeSection,
  type Approach,
  type CallToAction,
  type Highlights,
  type HomeSections,
  type ResponseNotes,
} from './pages.schema.ts';
import { stepWords } from './step-words.schema.ts';

export const highlights: Highlights = {
  items: [
    {
      title: 'AI-Assisted Development',
      text: 'AI drafts code and tests from your signed spec. Engineers read every line. Measured against our estimates without AI.',
      claim: '40% faster development',
      drawing: {
        kind: 'ai-assisted-development',
        ...readFirstWords(highlightWords['ai-assisted-development']),
      },
    },
    {
      title: 'Automation First',
      text: 'Anything we do twice, we script: tests, releases, rollbacks. The report lists every path without a test, and says why.',
      claim: '95% of code paths tested',
      drawing: { kind: 'automation-first', ...readFirstWords(highlightWords['automation-first']) },
    },
    {
      title: 'Smart Integration',
      text: 'We start with the systems you keep and speak their language, from HL7 in a hospital to ISO 20022 in a bank.',
      claim: '98% of messages delivered first time',
      drawing: { kind: 'smart-integration', ...readFirstWords(highlightWords['smart-integration']) },
    },
  ],
};

/** Headings of the home page's sections between hero and footer, with the buttons that end them. */
export const homeSections: HomeSections = {
  shown: everyHomeSection,
  highlights: {
    heading: 'Drafted fast, checked line by line',
    lead: 'Three habits behind every project.',
  },
  services: {
    heading: 'What we build most often',
    lead: 'Who does what, and how long it takes.',
    action: { label: 'View All Services', href: '/services' },
  },
  products: {
    id: 'products',
    heading: 'Ready-made products',
    lead: 'A product costs less than a project.',
  },
  portfolio: {
    id: 'portfolio',
    heading: 'Work we signed',
    lead: 'Three projects, measured before and after.',
    action: { label: 'View Full Portfolio', href: '/portfolio' },
  },
  approach: {
    id: 'approach',
    heading: 'From AI draft to software you can rely on',
    lead: 'AI is always sure of itself. So a person checks every stage.',
  },
  timeline: {
    heading: 'See a project from first week to launch',
    action: { label: 'Start Your Transformation', href: '/contact' },
  },
  quiz: {
    heading: 'Four questions, one honest fortune',
    lead: 'Where your year could go. It takes a minute: no name, no email.',
  },
  articles: {
    heading: 'Latest articles',
    lead: 'What we measured, and what we changed.',
    action: { label: 'Read All Articles', href: '/blog' },
  },
  callToAction: {
    heading: 'Bring one task. Leave with a plan.',
    lead: 'Thirty minutes with an engineer, free. If an off-the-shelf product does the job, we’ll say so.',
  },
};

export const approach: Approach = {
  principles: [
    {
      title: 'A name behind every change',
      text: 'AI may draft anything. It goes live only after an engineer has read, corrected and signed it.',
    },
    {
      title: 'Proof with every release',
      text: 'Each release comes with its tests, measurements and corrections, in words your auditor can follow.',
    },
    {
      title: 'You can stop at any stage',
      text: 'Each stage has a price, a date and a result you can use on its own. Cancel with one email.',
    },
  ],
  stepsHeading: 'Four steps',
  steps: [
    {
      title: 'AI Discovery',
      by: 'engineer',
      text: 'Two engineers spend {discovery_length} at your side. We time the work, collect real cases and mark what AI may take over.',
      result: 'A signed spec and a fixed quote',
      drawing: { kind: 'spec', ...readFirstWords(stepWords.spec) },
    },
    {
      title: 'Smart Architecture',
      by: 'engineer',
      text: 'People design interfaces, data and permissions, which are costly to change later. AI looks for gaps.',
      result: 'A design with every risk listed',
      drawing: { kind: 'design', ...readFirstWords(stepWords.design) },
    },
    {
      title: 'Automated Development',
      by: 'machine',
      text: 'AI drafts code and tests from the spec. Engineers review, fix and merge it in small pieces.',
      result: 'Software to try every two weeks',
      drawing: { kind: 'draft', ...readFirstWords(stepWords.draft) },
    },
    {
      title: 'Intelligent Delivery',
      by: 'engineer',
      text: 'Release to a few users, measure, then roll out to more. Alarms are automatic. A person decides each step.',
      result: 'A live system and a signed test report',
      drawing: { kind: 'report', ...readFirstWords(stepWords.report) },
    },
  ],
  checklistHeading: 'In every contract',
  checklist: [
    'An engineer named for every module',
    'Bugs against the spec fixed free for {warranty}',
    'Source code, accounts and passwords are yours',
    'Your data in your region, in no shared model',
    'A fixed price for each stage before it starts',
    'An exit plan, tested before you need it',
  ],
  diagramHeading: 'Five disciplines, one team',
  nodes: [
    {
      label: 'AI Automation',
      angle: 0,
      task: 'Picks the task to start with',
      insight: 'We start where right and wrong can be checked. That’s how we know the error rate.',
    },
    {
      label: 'Predictive Analytics',
      angle: 72,
      task: 'Says how sure a forecast is',
      insight:
        'A forecast without a range is a guess. Ours have one, checked every week against what happened.',
    },
    {
      label: 'Smart Integration',
      angle: 144,
      task: 'Tests where two systems meet',
      insight:
        'Most risk sits between two systems. We test there first, with lost connections and repeated messages.',
    },
    {
      label: 'Quality Assurance',
      angle: 216,
      task: 'Says what counts as done',
      insight: 'Tests come from the spec, never from the code. Tests written from code repeat its mistakes.',
    },
    {
      label: 'Continuous Learning',
      angle: 288,
      task: 'Turns corrections into tests',
      insight:
        'Every correction becomes a test for the next draft. You never pay for the same mistake twice.',
    },
  ],
};

/** The buttons of the closing block; its heading is among the sections. */
export const callToAction: CallToAction = {
  contact: { label: 'Contact Us', href: '/contact' },
  start: { label: 'Get Started', href: '/contact' },
  scheduleLabel: 'Schedule a Call',
};

/** The three promises about time. The second belongs to the contact form alone. */
export const responseNotes: ResponseNotes = {
  typical: 'Typical response within {typical_response}',
  form: 'You get a reply within {form_reply}.',
  support: '24/7 support for systems in service',
  reader: { label: 'Who reads your message', person: 'joanna-marsh' },
};
