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
    excerpt: 'Five changes worth a budget line, three that are not, and a plan for one quarter.',
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
    excerpt: 'AI drafts look finished before they are. One refund function, six corrections.',
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
    excerpt: '“Make it accessible” cannot be checked. Seven sentences about one form can.',
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
    excerpt: 'Saved minutes are not money yet. The calculation that case studies leave out.',
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
    excerpt: 'Four measures of the same two tests. What is left out says more than the percentage.',
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
    excerpt: 'A demo shows that a model can do the task, not how often. Five steps to a launch.',
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
    excerpt: 'Forms on phones are often sent twice. One day of work makes every retry harmless.',
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
    excerpt: 'Free beds on a ward screen: what the standards leave open, and a twelve-week plan.',
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
    excerpt: 'An assistant for policies is a search that writes. How to cut, quote and refuse.',
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
    excerpt: 'Which module goes first, 611 differences in price, and a way back in ten minutes.',
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
    excerpt: 'The model beats last year. A spreadsheet with one more column beats the model.',
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
    excerpt: 'Send what happened, not what is left: two scanners without reception, one stock figure.',
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
    excerpt: 'Both are serious databases. Choose by what you outgrow first.',
    tags: ['Databases'],
    file: '13-sqlite-or-postgresql.html',
    daysAgo: 2,
    published: false,
    picture: null,
  },
];
