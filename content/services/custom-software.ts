import { readFirstWords } from '../drawn-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const customSoftware: Service = {
  slug: 'custom-software',
  title: 'Custom Software',
  description:
    'Programs for the rules that no package covers, built from sentences your experts have signed.',
  features: [
    'Every rule backed by an example and a test',
    'Old and new system compared on live cases',
    'Stages of at most five weeks',
    'All rights pass to you with each payment',
  ],
  metaTitle: 'Custom software for rules no package covers',
  metaDescription:
    'Software for the rules no package covers: scheduling, pricing, claims, planning. Fixed price per stage, something in daily use by week eight.',
  hero: {
    headline: 'Custom software for rules no package covers',
    slogan: 'Built around your rules.',
    lead: 'The shift schedule under three union contracts, the price list with nine exceptions: we write such rules down, have you sign them, and build exactly that.',
    action: { label: 'Show us a rule', href: '/contact' },
    facts: [
      { label: 'First rules signed', value: 'After three weeks' },
      { label: 'First live', value: 'In week 8' },
    ],
  },
  audience: {
    heading: 'Work that no package fits',
    items: [
      {
        drawing: { kind: 'shift-month', ...readFirstWords(workWords['shift-month']) },
        title: 'A hospital shift schedule',
        text: 'Rest times, qualifications and three wage agreements live in one planner’s head. The program proposes a month and names the rule behind each refusal.',
      },
      {
        drawing: { kind: 'price-line', ...readFirstWords(workWords['price-line']) },
        title: 'A wholesaler that supplies shops',
        text: 'Prices depend on customer, volume, season and a handshake from 2014. The engine answers in milliseconds and shows how it got there.',
      },
      {
        drawing: { kind: 'case-file', ...readFirstWords(workWords['case-file']) },
        title: 'A bank that finances machines',
        text: 'An application passes from sales to risk to legal by email. One case file moves it along, with deadlines, approval by two people and a history nobody can edit.',
      },
    ],
  },
  offerings: {
    heading: 'What we build',
    items: [
      {
        title: 'Case handling',
        text: 'Files, deadlines and approvals between desks.',
      },
      {
        title: 'Planning and scheduling',
        text: 'Rosters, routes and rooms within your rules.',
      },
      {
        title: 'Pricing engines',
        text: 'One tested place for formulas and exceptions.',
      },
      {
        title: 'Replacing an old system',
        text: 'Old and new run side by side until they agree.',
      },
      {
        title: 'Rescue of a stalled project',
        text: 'Two engineers say in a week what can be kept.',
      },
    ],
  },
  process: {
    heading: 'From spoken rule to running program',
    items: [
      {
        title: 'Write the rules',
        duration: 'weeks 1-3',
        by: 'engineer',
        text: 'We sit with the people who know, collect real cases, and turn each rule into a sentence with an example and a counter-example.',
        signOff: 'Your experts sign every rule.',
      },
      {
        title: 'Draft from the rules',
        duration: 'weeks 4-5',
        by: 'machine',
        text: 'Data model, screens and a test for each signed sentence are generated. Where two rules contradict each other, the draft fails and says which.',
        signOff: 'You settle each contradiction, and sign.',
      },
      {
        title: 'Engineer and countersign',
        duration: 'weeks 6-7',
        by: 'engineer',
        text: 'Engineers rework the draft where load, security or money is concerned. Each module carries the name of the person responsible for it.',
        signOff: 'You sign the list of corrections.',
      },
      {
        title: 'Pilot desk',
        duration: 'week 8',
        by: 'engineer',
        text: 'One desk uses the program for live cases next to the old way. Every difference is traced to a rule, a bug, or an old mistake.',
        signOff: 'You sign the list of differences.',
      },
      {
        title: 'Extend',
        duration: 'stages of 4 weeks',
        by: 'machine',
        text: 'Further desks and rules follow the same path, smallest risk first. The signed sentences grow into the manual.',
        signOff: 'You sign for each stage, or stop.',
      },
    ],
  },
  technologies: {
    heading: 'Technologies',
    lead: 'Chosen to be maintained for ten years.',
    items: [
      { name: 'Languages', items: ['TypeScript', 'C# and .NET', 'Java', 'Python', 'Go'] },
      { name: 'Data', items: ['PostgreSQL', 'SQL Server', 'Oracle', 'Apache Kafka'] },
      { name: 'Solving', items: ['OR-Tools', 'Timefold', 'Decision tables (DMN)'] },
      {
        name: 'Proof',
        items: ['Property-based tests', 'Mutation tests', 'Golden-master runs', 'SBOM and license scan'],
      },
    ],
  },
  figures: {
    heading: 'How it turns out',
    items: [
      {
        value: '85%',
        label: 'of stages finish at the price and on the date first quoted',
        basis: 'Both must hold. The rest were late or were re-quoted with the customer before work went on.',
      },
      {
        value: '92%',
        label: 'of signed rules need no change in the pilot',
        basis: 'Rules altered after live cases, over all rules signed before the build.',
      },
    ],
  },
  record: {
    heading: 'A rule, as it is signed',
    title: 'Rule 9: the handshake of 2014',
    note: 'price list, § 3',
    items: [
      { label: 'Rule', struck: '5% off list', value: '5% off the net price', isSigned: true },
      { label: 'Example', value: '4.33 net, less 5%: 4.11', isSigned: true },
      { label: 'Counter-example', value: 'shop opened in 2019: stays 4.33', isSigned: true },
      { label: 'Who may overrule it', value: 'the head of sales, in writing', isSigned: true },
      { label: 'Test', value: 'drafted from these lines', isSigned: false },
    ],
    foot: 'The rule is signed, its test is not yet.',
    stamp: 'RULE 9',
    stampedBy: 'M. Ferro, sales',
  },
  questions: {
    heading: 'Fair questions',
    items: [
      {
        question: 'Isn’t a package cheaper?',
        answer:
          'Often. When it is, we say so. If a product covers about four fifths of the signed rules, buying it and connecting it costs less over five years. You keep the rule book for your RFP.',
      },
      {
        question: 'How do you keep to a budget?',
        answer:
          'Stages of at most five weeks, each with its own fixed price. A change of mind becomes a line item with a price before anyone builds it, and you can stop after any stage.',
      },
      {
        question: 'Who owns what a machine has drafted?',
        answer:
          'You do: source, tests, rule book and build scripts, assigned in writing with each payment. We scan the result for third-party licenses and hand you the report.',
      },
      {
        question: 'What if you are gone in five years?',
        answer:
          'The program builds from your repository with documented commands and uses no component of ours that needs a license. A second supplier can be present at any review.',
      },
    ],
  },
  next: {
    heading: 'Your next three moves',
    items: [
      {
        title: 'Pick one painful case',
        text: 'The last one that went wrong is best. Describe it in the form without any personal data.',
      },
      {
        title: 'Walk us through it',
        text: 'In a free half hour by video, with the person who handles it. We ask more than we tell.',
      },
      {
        title: 'Receive a one-page outline',
        text: 'Within five working days: which rules we heard, what we would build first, and whether a discovery week would pay.',
      },
    ],
  },
  closing: {
    headline: 'One rule is enough to start with',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['dock-schedule', 'mainframe-handover'],
    products: [],
    articles: ['strangler-migration-of-an-old-erp', 'reviewing-machine-written-code'],
  },
};
