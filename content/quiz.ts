/** Sign of the currency in which budgets are asked for. */
const currency = '$';

/** Yearly technology budgets as the quiz names them. */
export const budgetBands = {
  small: `Under ${currency}50K`,
  medium: `${currency}50K to ${currency}200K`,
  large: `${currency}200K to ${currency}1M`,
  enterprise: `Over ${currency}1M`,
} as const;

/** The four questions in the order asked. Keys and values are the fortune request's; labels are for people. */
export const quizQuestions = [
  {
    key: 'businessType',
    question: 'How big is your business today?',
    options: [
      { value: 'startup', label: 'Startup', hint: 'A handful of people, and every week counts.' },
      { value: 'small', label: 'Small business', hint: 'Up to about 50 people who mostly know each other.' },
      {
        value: 'medium',
        label: 'Medium business',
        hint: 'Departments, hand-overs, and a few systems too many.',
      },
      { value: 'large', label: 'Large enterprise', hint: 'Many teams, strict rules, long memories.' },
    ],
  },
  {
    key: 'techChallenge',
    question: 'Which technical problem costs you most?',
    options: [
      {
        value: 'automation',
        label: 'Manual work',
        hint: 'People copy, retype and chase what software could carry.',
      },
      { value: 'security', label: 'Security', hint: 'You are not sure who can get at what.' },
      { value: 'scalability', label: 'Growing pains', hint: 'It works, until everyone uses it at once.' },
      { value: 'ai', label: 'Making AI useful', hint: 'There were demonstrations; nothing is in daily use.' },
    ],
  },
  {
    key: 'growthGoal',
    question: 'What should be better in a year?',
    options: [
      { value: 'efficiency', label: 'Efficiency', hint: 'The same work in fewer hours.' },
      { value: 'reach', label: 'Reach', hint: 'More markets, more channels, more people.' },
      { value: 'innovation', label: 'Innovation', hint: 'Something to sell that you cannot sell today.' },
      { value: 'customer', label: 'Customer experience', hint: 'Fewer complaints, faster answers.' },
    ],
  },
  {
    key: 'budget',
    question: 'What can you spend on technology in a year?',
    options: [
      { value: 'small', label: budgetBands.small, hint: 'Enough for one thing done properly.' },
      {
        value: 'medium',
        label: budgetBands.medium,
        hint: 'A product, or two sound improvements.',
      },
      {
        value: 'large',
        label: budgetBands.large,
        hint: 'A standing team and room to test.',
      },
      {
        value: 'enterprise',
        label: budgetBands.enterprise,
        hint: 'A programme, with a duty to report.',
      },
    ],
  },
] as const;

export type QuizQuestion = (typeof quizQuestions)[number];
