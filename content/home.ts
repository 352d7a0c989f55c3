import type {
  Approach,
  CallToAction,
  Hero,
  Highlights,
  HomeSections,
  ResponseNotes,
} from './pages.schema.ts';

/** The hero's words. Its heading is the tagline from the site settings. */
export const hero: Hero = {
  eyebrow: 'Drafted by machines, signed by engineers',
  lead: 'We build apps, web applications and automation for hospitals, shops, banks and the firms that supply them. Models draft. Engineers correct and put their name to it. You see working software within weeks and pay stage by stage.',
  actions: [
    { label: 'Start Your AI Journey', href: '/contact' },
    { label: 'View Our Portfolio', href: '/portfolio' },
  ],
  notes: [
    { at: 'intake', mark: 'machine', text: 'Drafted from the signed rules, with 212 tests' },
    { at: 'retry', mark: 'corrected', text: 'Three retries, one claim booked three times. Key added.' },
    { at: 'latency', mark: 'signed-off', text: 'Limit 200 ms; 180 at four times the load' },
    { at: 'reviewer', mark: 'engineer', text: 'Nothing is paid out without a person' },
    { at: 'ledger', mark: 'signed-off', text: 'Checked on 3,000 past claims' },
  ],
  legend: [
    { mark: 'machine', text: 'Dashed: drafted by a machine' },
    { mark: 'engineer', text: 'Solid: drawn by a person' },
    { mark: 'signed-off', text: 'Yellow: checked and signed off' },
    { mark: 'corrected', text: 'Red: corrected' },
  ],
};

export const highlights: Highlights = {
  items: [
    {
      drawing: 'ai-assisted-development',
      title: 'AI-Assisted Development',
      text: 'Models draft code, tests and documents from a specification you have signed. Engineers read every line of it. The comparison is with our own estimates for the same work without drafting tools.',
      claim: '40% faster development',
    },
    {
      drawing: 'automation-first',
      title: 'Automation First',
      text: 'What happens twice is scripted: tests, releases, ways back, the evidence for your auditor. Paths without a test are listed in the report, each with its reason.',
      claim: '95% of code paths tested',
    },
    {
      drawing: 'smart-integration',
      title: 'Smart Integration',
      text: 'We begin with the systems you will not replace and speak their language, from HL7 on a ward to ISO 20022 in a bank. Your staff keep the screens they know where those work.',
    },
  ],
};

/** Headings of the home page's sections between hero and footer, with the buttons that end them. */
export const homeSections: HomeSections = {
  highlights: {
    heading: 'Fast drafts, slow signatures',
    lead: 'Three habits shape every project. Two of them we measure.',
  },
  services: {
    heading: 'What people come to us for',
    lead: 'The three services asked for most. Each page says how it is built, who does what, and how long it takes.',
    action: { label: 'View All Services', href: '/services' },
  },
  products: {
    id: 'products',
    heading: 'Ready-made, where that is enough',
    lead: 'If a product covers your case, it is cheaper than a project. The badge shows how far each one is.',
  },
  portfolio: {
    id: 'portfolio',
    heading: 'Signed-off work',
    lead: 'Three of eight projects, with figures from before and after.',
    action: { label: 'View Full Portfolio', href: '/portfolio' },
  },
  approach: {
    id: 'approach',
    heading: 'How a draft becomes something you can rely on',
    lead: 'A machine is quick and sure of itself. So each stage has a person who checks, and a paper that says what was checked.',
  },
  timeline: {
    heading: 'Watch a project go by',
    lead: 'Choose a client and start the timeline. Each step shows what was done, what the machine noticed, and what was measured.',
    action: { label: 'Start Your Transformation', href: '/contact' },
  },
  quiz: {
    heading: 'Four questions and a fortune',
    lead: 'Tell the fortune-teller about your business and read what the year may hold. No name, no email; about a minute.',
  },
  articles: {
    heading: 'Latest articles',
    lead: 'What we measured, what went wrong, and what we do differently since.',
    action: { label: 'Read All Articles', href: '/blog' },
  },
  callToAction: {
    heading: 'Bring one task. Leave with a first step.',
    lead: 'Thirty minutes with an engineer, free of charge. If a product on the shelf does the job, we name it.',
  },
};

export const approach: Approach = {
  principles: [
    {
      title: 'A name behind every change',
      text: 'A machine may draft anything. It goes into service only when an engineer has read it, corrected it and signed.',
    },
    {
      title: 'Evidence comes with the code',
      text: 'Every release carries its tests, its measurements and its list of corrections, in words that an auditor can follow.',
    },
    {
      title: 'You can stop at any stage',
      text: 'A stage has a price, a date and a result that is useful without the next one. Ending there is one email.',
    },
  ],
  stepsHeading: 'Four steps',
  steps: [
    {
      title: 'AI Discovery',
      by: 'engineer',
      text: 'One to three weeks where the work is done. We time it, collect real cases and mark what a model could take over, and what it must not.',
      result: 'A signed specification and a fixed quote',
    },
    {
      title: 'Smart Architecture',
      by: 'engineer',
      text: 'Interfaces, data, rights and failure are drawn by people, because these are expensive to change later. Models search the drawing for gaps.',
      result: 'A drawing with every risk numbered',
    },
    {
      title: 'Automated Development',
      by: 'machine',
      text: 'Code and tests are drafted from the specification, side by side. Engineers review, rework and merge in small pieces.',
      result: 'Software to try, every one or two weeks',
    },
    {
      title: 'Intelligent Delivery',
      by: 'engineer',
      text: 'Release to a few, measure, widen. The watch that raises the alarm is automated; the decision to go on is not.',
      result: 'A system in service and a signed test report',
    },
  ],
  checklistHeading: 'In every contract',
  checklist: [
    'A fixed price for each stage, known before it starts',
    'Source code, accounts and passwords in your name',
    'An engineer named for every module',
    "Your data in your region, and in nobody else's model",
    'Faults against the signed specification mended free for 90 days',
    'A way to leave, tried out before you need it',
  ],
  diagramHeading: 'Five things that feed each other',
  nodes: [
    {
      label: 'AI Automation',
      angle: 0,
      insight:
        'Start with the task that has a right answer afterwards. Only there can an error rate be measured.',
    },
    {
      label: 'Predictive Analytics',
      angle: 72,
      insight:
        'A forecast without a range is a guess. Ours carry one and are held against what happened, week by week.',
    },
    {
      label: 'Smart Integration',
      angle: 144,
      insight:
        'Most risk sits between two systems. We test that gap first, with lost networks and double messages.',
    },
    {
      label: 'Quality Assurance',
      angle: 216,
      insight:
        'Tests are drafted from the specification, never from the code. Code that tests itself agrees with itself.',
    },
    {
      label: 'Continuous Learning',
      angle: 288,
      insight:
        "Each red mark becomes a test and a rule for the next draft. The same mistake isn't paid for twice.",
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
  typical: 'Typical response within 2-4 hours (business hours)',
  form: 'You get a reply within 24 hours.',
  support: '24/7 support for systems in service',
};
