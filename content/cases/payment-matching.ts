import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const paymentMatching: CaseStudy = {
  slug: 'payment-matching',
  client: 'Corrant Pay',
  thumbnail: { kind: 'payment-matching', ...readFirstWords(caseWords['payment-matching']) },
  drawing:
    'Bank lines joined in dashes to invoices. One payment came twice and is crossed out in red, one line is left to a person; the others are ticked in yellow. The total, a cent off in the draft, is corrected in red and signed in yellow; below it is what stays open. Beside them are the reasons for a proposed match.',
  category: 'FinTech',
  industry: 'Financial Services',
  hoverSummary: 'Month-end reconciliation closed in one day instead of six.',
  year: 2025,
  publishedOn: '2025-12-09',
  duration: '6 months',
  team: '3 engineers, 1 reviewer, 2 accountants from the client',
  challenge: [
    'Corrant collects payments for 3,400 small merchants: 210,000 bank lines a month, many with a reference typed by hand. Eleven people spent the first six working days of each month joining lines to invoices in spreadsheets.',
    'Differences that nobody could explain were carried forward. There were 1,140 of them older than thirty days, and the auditor had begun to ask.',
  ],
  solution: [
    'Exact rules match first. What is left goes to a model that proposes a match and writes down why: amount, payer, date, words in the reference. Up to a limit that the finance director sets, the match is booked and a sample checked each week; above it, two people sign. Nothing is ever overwritten: a match can be undone, and the ledger shows both entries.',
    'The machine drafted the bank-format parsers and about 2,000 test cases. Engineers corrected the drafted money arithmetic, which rounded at each step, and proved the new version with totals over four years of statements: not a cent off.',
    'The two accountants signed each rule by name. The list of rules, with signatures and dates, is now an exhibit in the annual audit.',
  ],
  results: [
    {
      metric: 'Month-end close',
      value: '6 days → 1 day',
      description: 'Working days from month end to signed reconciliation, last five closes.',
    },
    {
      metric: 'Matched without a person',
      value: '97.4%',
      description: 'Of 210,000 lines a month: 88.1% by rules, 9.3% by the model under the limit.',
    },
    {
      metric: 'Old differences',
      value: '1,140 → 38',
      description: 'Unexplained for more than thirty days. Each of the 38 has an owner.',
    },
  ],
  voice: {
    quote:
      'The auditor used to ask me about our differences. Now she asks for a copy of the rules, with the signatures.',
    name: 'Nadia Rahimi',
    role: 'Finance director',
  },
  tech: ['TypeScript', 'PostgreSQL', 'ISO 20022', 'Temporal', 'React', 'Terraform'],
  hindsight:
    'We would start with the old differences. We left them to the end as cleanup, and they turned out to hold the best test cases of the whole project.',
  question: 'Have a month-end like this?',
  signedBy: ['joanna-marsh', 'mara-lindqvist'],
  onward: {
    services: ['integration-services'],
    cases: [],
    products: ['reporting'],
    articles: ['what-95-percent-tested-means'],
  },
};
