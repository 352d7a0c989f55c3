import type { TimelineCase } from './timeline.schema.ts';

/** Three projects told in four steps. Clients and figures are demonstration content, as in the gallery. */
export const timelineCases: readonly TimelineCase[] = [
  {
    slug: 'healthcare',
    drawing: 'healthcare',
    title: 'Urgent letters to the front of the queue',
    client: 'Ashdene Outpatient Group',
    industry: 'Healthcare',
    summary:
      'Referral letters at five hospitals were read in order of arrival. A model now proposes which ones are urgent and a clinician signs. Urgent letters reach a clinician in five hours instead of nine days.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Read the pile',
        description: 'Two weeks beside clinicians, and 1,200 past letters read again.',
        icon: 'listen',
        details:
          'We counted how long each kind of letter had waited and who had touched it. Two consultants then sorted 1,200 old letters blind, so that there was something to measure a model against before there was a model.',
        aiInsight:
          'Sorting by wording alone would have put long letters first: worried doctors write more, but so do careful ones. Length was taken out of the inputs.',
        metrics: [
          { label: 'Letters a week', value: '2,300' },
          { label: 'Median wait, urgent', value: '9 days' },
        ],
      },
      {
        title: 'Draw the limits',
        description: 'What the software may propose, and what it may never do.',
        icon: 'map',
        details:
          'Three lanes, and one direction: the model may lift a letter, never lower, close or reject one. The clinical safety officer wrote these limits down before any code was drafted, and each became a test that must pass.',
        aiInsight:
          'Asked to find gaps in the limits, the machine found one: a second letter for the same patient could replace the first. Both now stay in the queue.',
        metrics: [
          { label: 'Hazards recorded', value: '27' },
          { label: 'Limits under test', value: '19' },
          { label: 'Directions allowed', value: 'up only' },
        ],
      },
      {
        title: 'Draft and correct',
        description: 'The machine drafted pipeline, screen and tests; engineers marked them up.',
        icon: 'review',
        details:
          'The draft showed a confidence score to two decimals. It looked precise and was not, so it was replaced by three plain reasons to look again: handwriting, missing page, conflicting dates. Booking staff had the list view rebuilt.',
        aiInsight:
          'Faxed letters were misread four times as often as scans. The five practices that still faxed were called, and three of them stopped.',
        metrics: [
          { label: 'Synthetic test letters', value: '640' },
          { label: 'Code paths tested', value: '95%' },
        ],
      },
      {
        title: 'Sign and watch',
        description: 'One hospital first, then the other four, each signed by its own lead.',
        icon: 'release',
        details:
          'The safety officer signed when no urgent letter of the blind set was left in routine. Every lane that a clinician changes is kept with its reason and reviewed once a month, with the right to switch the model off.',
        aiInsight:
          'Most changed lanes come from two clinics with unusual referral forms. Their forms are now part of the test set.',
        metrics: [
          { label: 'Urgent letter to clinician', value: '5 h' },
          { label: 'Sorting time a week', value: '14 h, was 61' },
          { label: 'Lanes changed', value: '7.2%' },
        ],
      },
    ],
  },
  {
    slug: 'retail',
    drawing: 'retail',
    title: 'Orders that managers believe',
    client: 'Pellow & Finch Grocers',
    industry: 'Retail',
    summary:
      'Sixty-four grocers ordered fresh food from memory and threw 6.1% of it away. Each order line now carries a forecast with its reasons, and the manager decides. Waste fell by a third.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Clean the record',
        description: 'Two years of sales, separated from sales at reduced prices.',
        icon: 'listen',
        details:
          'The tills recorded what was sold, not what was wanted: an empty shelf looks like no demand, and reduced stock looks like a great deal of it. We marked both kinds of day before any model saw them.',
        aiInsight:
          'In 11% of product days the shelf was empty before closing time. Demand on those days is now estimated from the hours before.',
        metrics: [
          { label: 'Fresh lines', value: '1,150' },
          { label: 'Written off', value: '6.1%' },
        ],
      },
      {
        title: 'Compare the drafts',
        description: 'Thirty-one candidate models drafted in a week, one kept.',
        icon: 'compare',
        details:
          'Engineers threw out the most accurate candidate: it had learned from reduced stock and forecast the mistakes along with the demand. The second best, trained on the cleaned record, was kept and documented.',
        aiInsight:
          'Weather mattered for 140 of the 1,150 lines, and hardly at all for the rest. Leaving it out elsewhere made the forecasts easier to explain.',
        metrics: [
          { label: 'Candidates', value: '31' },
          { label: 'Kept', value: '1' },
        ],
      },
      {
        title: 'Pilot with a control',
        description: 'Eight shops with the forecast, eight similar shops without, six weeks.',
        icon: 'pilot',
        details:
          'Managers saw the forecast, its range and the two facts that moved it most. They could type another number at any time. The buying director signed the roll-out on the difference between the sixteen shops.',
        aiInsight:
          'Managers’ own changes beat the forecast about half the time, mostly near schools and stadiums. Both calendars were added as inputs.',
        metrics: [
          { label: 'Shops in the trial', value: '8 + 8' },
          { label: 'Accepted as forecast', value: '81%' },
          { label: 'Length', value: '6 weeks' },
        ],
      },
      {
        title: 'Roll out and count',
        description: 'All 64 shops, with waste and gaps counted the same way as before.',
        icon: 'measure',
        details:
          'Shops joined in groups of eight, one group a week. Waste and availability are counted as they were before the project, by people who do not work on it, so that the figures can be compared.',
        aiInsight:
          'Forecasts drift most in the first week of a school term. A person now looks at every change above 40% in those weeks.',
        metrics: [
          { label: 'Written off', value: '4.0%' },
          { label: 'On the shelf at 5 pm', value: '97.1%' },
        ],
      },
    ],
  },
  {
    slug: 'financial-services',
    drawing: 'financial-services',
    title: 'A month-end that takes one day',
    client: 'Corrant Pay',
    industry: 'Financial Services',
    summary:
      'Eleven people joined 210,000 bank lines to invoices by hand every month. Rules and a model now propose the matches, with reasons, and accountants sign. The close takes one working day instead of six.',
    color: 'petrol',
    accentColor: 'mark',
    timelineSteps: [
      {
        title: 'Follow the money',
        description: 'One full month-end, watched from the first file to the signed total.',
        icon: 'listen',
        details:
          'We sat through the close and wrote down every file, macro and phone call. Nine of the twenty-six spreadsheets only existed to check the other seventeen.',
        aiInsight:
          'Grouping four years of free-text references gave 214 patterns. The first thirty of them covered most of the lines that people matched by hand.',
        metrics: [
          { label: 'Bank lines a month', value: '210,000' },
          { label: 'Spreadsheets', value: '26' },
        ],
      },
      {
        title: 'Write the rules down',
        description: 'Exact rules first; the model only sees what they leave over.',
        icon: 'map',
        details:
          'Two accountants named each rule, its limit and its owner. A match never overwrites anything: it can be undone, and the ledger shows both entries. The finance director set the amount above which two people sign.',
        aiInsight:
          'Three rules contradicted each other when two merchants shared an address. The accountants decided which one wins, and why is on record.',
        metrics: [
          { label: 'Lines matched by rules', value: '88.1%' },
          { label: 'Signatures above limit', value: '2' },
        ],
      },
      {
        title: 'Prove the arithmetic',
        description: 'Four years of statements run again, with every total compared.',
        icon: 'compare',
        details:
          'The drafted code rounded at each step. Engineers corrected it to whole cents throughout and ran four years of statements through it. The totals agreed with the bank’s to the cent before anyone was asked to trust them.',
        aiInsight:
          'The machine drafted about 2,000 test cases from real differences. Sixty of them failed on the old spreadsheets as well.',
        metrics: [
          { label: 'Test cases', value: '2,000' },
          { label: 'Years run again', value: '4' },
          { label: 'Difference left', value: '0.00' },
        ],
      },
      {
        title: 'Close the books',
        description: 'Three closes in parallel with the old way, then the old way stopped.',
        icon: 'release',
        details:
          'For three months both ways were used and compared. The finance director then signed the change. The list of rules, with names and dates, is an exhibit in the annual audit.',
        aiInsight:
          'Old differences were examined last and taught the most: each cause found there explained several new ones. Next time they come first.',
        metrics: [
          { label: 'Close', value: '1 day, was 6' },
          { label: 'No person needed', value: '97.4%' },
          { label: 'Old differences', value: '38, was 1,140' },
        ],
      },
    ],
  },
];
