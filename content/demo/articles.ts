import type { PictureKey } from './pictures/keys.ts';

/** An article of the demonstration content; its body is the file's HTML. */
export interface DemoArticle {
  title: string;
  slug: string;
  /** A person of the default content. */
  author: string;
  /** The standfirst, at most 180 characters of plain text. */
  excerpt: string;
  /** Their names. */
  tags: string[];
  /** File name in `content/demo/articles/`. */
  file: string;
  /** Age of `created_at` in whole days before seeding. */
  daysAgo: number;
  published: boolean;
  picture: PictureKey | null;
}

export const demoArticles: DemoArticle[] = [
  {
    title: 'The latest AI trends for mid-size companies in 2026',
    slug: 'latest-ai-trends-2026',
    author: 'tomas-okafor',
    excerpt:
      'Five changes that have earned a line in the budget, three that have not, and a plan for one quarter that ends in a decision.',
    tags: ['AI', 'Planning'],
    file: '01-latest-ai-trends-2026.html',
    daysAgo: 5,
    published: true,
    picture: 'trends',
  },
  {
    title: 'Reviewing machine-written code: what engineers actually correct',
    slug: 'reviewing-machine-written-code',
    author: 'joanna-marsh',
    excerpt:
      'AI drafts look finished long before they are. One refund function, six corrections, and the order in which we look for faults.',
    tags: ['AI', 'Code review'],
    file: '02-reviewing-machine-written-code.html',
    daysAgo: 17,
    published: true,
    picture: 'code-review',
  },
  {
    title: 'Accessibility as an acceptance criterion',
    slug: 'accessibility-acceptance-criterion',
    author: 'ines-varga',
    excerpt:
      '“Make it accessible” cannot be checked on the day of delivery. Seven sentences about one form can: each is answered with yes or no.',
    tags: ['Accessibility', 'Testing'],
    file: '03-accessibility-acceptance-criterion.html',
    daysAgo: 29,
    published: true,
    picture: 'accessibility',
  },
  {
    title: 'Automation ROI, measured honestly',
    slug: 'automation-roi-measured-honestly',
    author: 'tomas-okafor',
    excerpt:
      'Saved minutes are not money until something else changes. The whole calculation for an invoice desk, with the lines that case studies leave out.',
    tags: ['Planning', 'Automation'],
    file: '04-automation-roi-measured-honestly.html',
    daysAgo: 44,
    published: true,
    picture: 'automation-roi',
  },
  {
    title: 'What “95% of code paths tested” means, and what it does not',
    slug: 'what-95-percent-tested-means',
    author: 'joanna-marsh',
    excerpt:
      'Lines, branches, paths or mutants: four measures of the same two tests, and why the list of what is left out says more than the percentage.',
    tags: ['Testing', 'Code review'],
    file: '05-what-95-percent-tested-means.html',
    daysAgo: 61,
    published: true,
    picture: 'coverage',
  },
  {
    title: 'Evaluating an AI feature: golden sets and error budgets',
    slug: 'evaluating-ai-feature-before-launch',
    author: 'tomas-okafor',
    excerpt:
      'A demonstration shows that a language model can do the task, not how often. Five steps from 300 labeled messages to a launch with a way back.',
    tags: ['AI', 'Testing'],
    file: '06-evaluating-ai-feature-before-launch.html',
    daysAgo: 78,
    published: true,
    picture: 'golden-set',
  },
  {
    title: 'One inquiry, one record: idempotency keys for lead forms',
    slug: 'idempotency-keys-for-lead-forms',
    author: 'mara-lindqvist',
    excerpt:
      'Forms on phones are often sent twice. A day of work makes every retry harmless; five details decide whether it does.',
    tags: ['Integration'],
    file: '07-idempotency-keys-for-lead-forms.html',
    daysAgo: 99,
    published: true,
    picture: 'idempotency',
  },
  {
    title: 'Integrating with a hospital: HL7 v2, FHIR and the part in between',
    slug: 'hospital-hl7-fhir-integration',
    author: 'mara-lindqvist',
    excerpt:
      'Showing free beds on a ward screen sounds like an afternoon’s work. It is not: what the standards leave open, and a twelve-week plan that allows for it.',
    tags: ['Integration'],
    file: '08-hospital-hl7-fhir-integration.html',
    daysAgo: 121,
    published: true,
    picture: 'hospital-interface',
  },
  {
    title: 'Answering from policy documents: retrieval that shows its source',
    slug: 'retrieval-over-policy-documents',
    author: 'tomas-okafor',
    excerpt:
      'An AI assistant for policies is a search that can write, not a writer that can search. How to cut, filter, quote, refuse and measure.',
    tags: ['AI'],
    file: '09-retrieval-over-policy-documents.html',
    daysAgo: 146,
    published: true,
    picture: 'policy-retrieval',
  },
  {
    title: 'Case study: retiring an old ERP one module at a time',
    slug: 'strangler-migration-of-an-old-erp',
    author: 'joanna-marsh',
    excerpt:
      'A worked case study of a strangler migration: the order of modules, 611 differences in 52,000 price lines, and a way back in ten minutes.',
    tags: ['Legacy systems', 'Integration'],
    file: '10-strangler-migration-of-an-old-erp.html',
    daysAgo: 172,
    published: true,
    picture: 'erp-strangler',
  },
  {
    title: 'Demand forecasting: beat last year’s calendar before you buy AI',
    slug: 'demand-forecasting-baseline-first',
    author: 'tomas-okafor',
    excerpt:
      'Six weeks of one product, small enough to check by hand: the model beats last year, and a spreadsheet with one more column beats the model.',
    tags: ['AI', 'Planning'],
    file: '11-demand-forecasting-baseline-first.html',
    daysAgo: 203,
    published: true,
    picture: 'demand-forecast',
  },
  {
    title: 'Built for the dead spot: offline sync for warehouse staff',
    slug: 'offline-sync-for-warehouse-staff',
    author: 'mara-lindqvist',
    excerpt:
      'Send what happened, not what is left. How two scanners without reception agree on one stock figure, and what becomes of the collisions.',
    tags: ['Mobile'],
    file: '12-offline-sync-for-warehouse-staff.html',
    daysAgo: 236,
    published: true,
    picture: 'offline-sync',
  },
  {
    title: 'SQLite or PostgreSQL: choose by what will break first',
    slug: 'sqlite-or-postgresql',
    author: 'joanna-marsh',
    excerpt:
      'Both are serious databases. The useful question is what you outgrow first, and how long the change then takes.',
    tags: ['Databases'],
    file: '13-sqlite-or-postgresql.html',
    daysAgo: 2,
    published: false,
    picture: null,
  },
];
