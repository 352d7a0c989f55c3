import type { TimelineCase } from './timeline.schema.ts';

/** Three projects told in four steps. Clients and figures are demonstration content, as in the gallery. */
export const timelineCases: readonly TimelineCase[] = [
  {
    slug: 'healthcare',
    title: 'Urgent letters to the front of the queue',
    client: 'Ashdene Outpatient Group',
    industry: 'Healthcare',
    summary:
      'Five hospitals read referral letters in the order they arrived. AI now proposes which are urgent, and a clinician signs. Urgent letters reach a clinician in five hours instead of nine days.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Read the backlog',
        description: 'Two weeks with clinicians, and 1,200 past letters reread.',
        icon: 'listen',
        details:
          'Two consultants sorted 1,200 old letters without seeing the outcome. Any model could then be measured against them.',
        aiInsight: 'Sorting by wording favored long letters, so length no longer counts.',
        metrics: [
          { label: 'Letters a week', value: '2,300' },
          { label: 'Median wait, urgent', value: '9 days' },
          { label: 'Letters reread', value: '1,200' },
        ],
      },
      {
        title: 'Set the limits',
        description: 'What the software may suggest, and what it must never do.',
        icon: 'map',
        details:
          'Three lanes, and one direction: AI may move a letter up, never down, and may not close one. Each limit became a test.',
        aiInsight: 'A patient’s second letter replaced the first. Now both stay.',
        metrics: [
          { label: 'Hazards recorded', value: '27' },
          { label: 'Limits under test', value: '19' },
          { label: 'Directions allowed', value: 'up only' },
        ],
      },
      {
        title: 'Draft and correct',
        description: 'AI drafted the code, the screen and the tests. Engineers corrected them.',
        icon: 'review',
        details:
          'The draft showed a score that looked exact and was not. It now gives reasons, such as a missing page.',
        aiInsight: 'Faxes were misread four times as often as scans.',
        metrics: [
          { label: 'Synthetic test letters', value: '640' },
          { label: 'Code paths tested', value: '95%' },
          { label: 'Practices without fax', value: '3 of 5' },
        ],
      },
      {
        title: 'Sign and watch',
        description: 'One hospital first, then four more, each signed by its own lead.',
        icon: 'release',
        details:
          'The safety officer signed once no urgent test letter was left in routine. Changes are reviewed monthly.',
        aiInsight: 'Most changes came from two clinics’ forms, which are tests now.',
        metrics: [
          { label: 'Urgent letter to clinician', value: '5 h' },
          { label: 'Sorting time a week', value: '14 h, was 61' },
          { label: 'Proposals changed', value: '7.2%' },
        ],
      },
    ],
  },
  {
    slug: 'retail',
    title: 'Orders that managers believe',
    client: 'Pellow & Finch Grocers',
    industry: 'Retail',
    summary:
      'Sixty-four grocery stores ordered fresh food from memory and threw 6.1% of it away. Each order line now has a forecast with reasons, and the manager decides. Waste fell by a third.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Clean the record',
        description: 'Two years of sales, without the clearance sales.',
        icon: 'listen',
        details:
          'An empty shelf looks like no demand, a clearance sale like a lot. We marked both kinds of day first.',
        aiInsight: 'On 11% of days a shelf was empty. Their demand is now estimated.',
        metrics: [
          { label: 'Fresh lines', value: '1,150' },
          { label: 'Written off', value: '6.1%' },
          { label: 'Days with an empty shelf', value: '11%' },
        ],
      },
      {
        title: 'Compare the drafts',
        description: 'Thirty-one models drafted in a week. One was kept.',
        icon: 'compare',
        details: 'The most accurate model had learned from clearance sales. Engineers kept the second best.',
        aiInsight: 'Weather mattered for only 140 of 1,150 products.',
        metrics: [
          { label: 'Candidates', value: '31' },
          { label: 'Kept', value: '1' },
          { label: 'Lines the weather moves', value: '140' },
        ],
      },
      {
        title: 'Pilot with a control',
        description: 'Eight stores with the forecast, eight without, for six weeks.',
        icon: 'pilot',
        details:
          'Managers saw the forecast, its range and two reasons, and could overrule it. The buying director signed.',
        aiInsight: 'Managers knew school and game days better. Both were added.',
        metrics: [
          { label: 'Stores in the trial', value: '8 + 8' },
          { label: 'Accepted as forecast', value: '81%' },
          { label: 'Length', value: '6 weeks' },
        ],
      },
      {
        title: 'Roll out and count',
        description: 'All 64 stores, counted the same way as before.',
        icon: 'measure',
        details: 'Eight stores joined each week. People outside the project count waste, as before.',
        aiInsight: 'Forecasts drift when school starts. A person checks that week.',
        metrics: [
          { label: 'Written off', value: '4.0%' },
          { label: 'On shelf at 5 PM', value: '97.1%' },
          { label: 'Accepted as forecast', value: '81%' },
        ],
      },
    ],
  },
  {
    slug: 'financial-services',
    title: 'A month-end that takes one day',
    client: 'Corrant Pay',
    industry: 'Financial Services',
    summary:
      'Eleven people matched 210,000 bank lines to invoices by hand every month. Rules and AI now propose the matches, with reasons, and accountants sign. The close takes one working day instead of six.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Follow the money',
        description: 'One month-end, watched from the first file to the signed total.',
        icon: 'listen',
        details: 'We wrote down every file and call. Nine of 26 spreadsheets only checked others.',
        aiInsight: 'Thirty of 214 patterns covered most lines matched by hand.',
        metrics: [
          { label: 'Bank lines a month', value: '210,000' },
          { label: 'Spreadsheets', value: '26' },
          { label: 'That only checked others', value: '9' },
        ],
      },
      {
        title: 'Write the rules down',
        description: 'Exact rules first. AI only sees what they leave.',
        icon: 'map',
        details:
          'Two accountants named each rule, its limit and its owner. Every match can be undone in the ledger.',
        aiInsight: 'Rules clashed for merchants at one address. Accountants decided.',
        metrics: [
          { label: 'Lines matched by rules', value: '88.1%' },
          { label: 'Signatures above limit', value: '2' },
          { label: 'Rules that clashed', value: '3' },
        ],
      },
      {
        title: 'Prove the arithmetic',
        description: 'Four years of statements rerun, every total compared.',
        icon: 'compare',
        details:
          'The draft rounded at every step. Engineers switched it to whole cents, and all totals matched the bank’s.',
        aiInsight: 'AI drafted 2,000 test cases. Sixty failed on the old spreadsheets too.',
        metrics: [
          { label: 'Test cases', value: '2,000' },
          { label: 'Years run again', value: '4' },
          { label: 'Difference left', value: '0.00' },
        ],
      },
      {
        title: 'Close the books',
        description: 'Three closes side by side with the old way, then without it.',
        icon: 'release',
        details:
          'Both ways ran for three months, then the finance director signed. The rules are part of the annual audit.',
        aiInsight: 'The old differences taught us the most.',
        metrics: [
          { label: 'Close', value: '1 day, was 6' },
          { label: 'No person needed', value: '97.4%' },
          { label: 'Old differences', value: '38, was 1,140' },
        ],
      },
    ],
  },
];
