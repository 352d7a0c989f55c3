import type { Quiz } from './quiz.schema.ts';

/** Sign of the currency in which budgets are asked for. */
const currency = '$';

/** Yearly technology budgets as the quiz names them. */
const budgetBands = {
  small: `Under ${currency}50K`,
  medium: `${currency}50K to ${currency}200K`,
  large: `${currency}200K to ${currency}1M`,
  enterprise: `Over ${currency}1M`,
} as const;

/** The four questions in the order asked. */
export const quiz: Quiz = {
  businessType: {
    question: 'How big is your business today?',
    options: {
      startup: { label: 'Startup', hint: 'A handful of people, and every week counts.' },
      small: { label: 'Small business', hint: 'Up to about 50 people who mostly know each other.' },
      medium: { label: 'Medium business', hint: 'Departments, hand-overs, and a few systems too many.' },
      large: { label: 'Large enterprise', hint: 'Many teams, strict rules, long memories.' },
    },
  },
  techChallenge: {
    question: 'Which technical problem costs you most?',
    options: {
      automation: { label: 'Manual work', hint: 'People copy, retype and chase what software could carry.' },
      security: { label: 'Security', hint: 'You are not sure who can get at what.' },
      scalability: { label: 'Growing pains', hint: 'It works, until everyone uses it at once.' },
      ai: { label: 'Making AI useful', hint: 'There were demonstrations; nothing is in daily use.' },
    },
  },
  growthGoal: {
    question: 'What should be better in a year?',
    options: {
      efficiency: { label: 'Efficiency', hint: 'The same work in fewer hours.' },
      reach: { label: 'Reach', hint: 'More markets, more channels, more people.' },
      innovation: { label: 'Innovation', hint: 'Something to sell that you cannot sell today.' },
      customer: { label: 'Customer experience', hint: 'Fewer complaints, faster answers.' },
    },
  },
  budget: {
    question: 'What can you spend on technology in a year?',
    options: {
      small: { label: budgetBands.small, hint: 'Enough for one thing done properly.' },
      medium: { label: budgetBands.medium, hint: 'A product, or two sound improvements.' },
      large: { label: budgetBands.large, hint: 'A standing team and room to test.' },
      enterprise: { label: budgetBands.enterprise, hint: 'A program, with a duty to report.' },
    },
  },
};
