import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const shelfForecast: CaseStudy = {
  slug: 'shelf-forecast',
  client: 'Pellow & Finch Grocers',
  thumbnail: { kind: 'shelf-forecast', ...readFirstWords(caseWords['shelf-forecast']) },
  drawing:
    'A store’s order for Friday with a forecast per line, in dashes. The manager has written 240 in red for 310 loaves, ticked each line in yellow and stamped the order. Beside it, a peak that the forecast learned from a clearance day is pulled down in red.',
  category: 'Retail Analytics',
  industry: 'Retail',
  hoverSummary: 'A third less fresh food thrown out across 64 stores.',
  year: 2024,
  publishedOn: '2025-01-21',
  duration: '5 months',
  team: '3 engineers, 1 data scientist',
  challenge: [
    'Sixty-four stores ordered 1,150 fresh items a day from last week’s figures and the manager’s memory. They wrote off 6.1% of fresh sales, and still ran out of bread on Saturdays.',
    'A forecasting product bought two years earlier stood unused. It gave one number with no reason, so managers ignored it the first time it was wrong.',
  ],
  solution: [
    'Each order line now comes with a forecast, its likely range and the two facts that moved it most, such as a school holiday or rain. A manager accepts it or types another number and picks a reason from a list of six. The order that leaves is always the manager’s.',
    'The machine drafted the data pipeline and thirty-one candidate models. Our engineers threw out the most accurate one: it had learned from stock that was already marked down, so it forecast the mistakes along with the demand. The second best, on clean data, went live.',
    'Eight stores ran it for six weeks beside eight similar ones that did not. The buying director approved the rollout on the results of those sixteen stores, not on a slide.',
  ],
  results: [
    {
      metric: 'Fresh food written off',
      value: '6.1% → 4.0%',
      description: 'Share of fresh sales, all stores, the same quarter a year apart.',
    },
    {
      metric: 'On shelf at 5 PM',
      value: '93.8% → 97.1%',
      description: 'Weekly count of the 200 lines that sell most.',
    },
    {
      metric: 'Orders accepted as forecast',
      value: '81%',
      description:
        'Managers changed the rest. Their changes were better than the forecast about half the time.',
    },
  ],
  voice: {
    quote:
      'I believed the forecast the day I was allowed to overrule it. My managers still do, on one line in five, and we keep count of who was right.',
    name: 'Colin Pellow',
    role: 'Buying director',
  },
  tech: ['Python', 'LightGBM', 'dbt', 'PostgreSQL', 'Airflow', 'React'],
  hindsight:
    'We would ask for the list of reasons on the first day. It was added in month four, and the earlier changes tell us what managers did but not why.',
  question: 'Have orders like these?',
  signedBy: ['tomas-okafor'],
  onward: {
    services: ['ai-automation'],
    cases: [],
    products: ['reporting'],
    articles: ['demand-forecasting-baseline-first'],
  },
};
