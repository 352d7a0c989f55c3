import type { Quiz, QuizAdvice } from './quiz.schema.ts';

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
      medium: { label: 'Medium business', hint: 'Departments, handoffs, and a few systems too many.' },
      large: { label: 'Large enterprise', hint: 'Many teams, strict rules, long memories.' },
    },
  },
  techChallenge: {
    question: 'Which technical problem costs you most?',
    options: {
      automation: { label: 'Manual work', hint: 'People copy, retype and chase what software could handle.' },
      security: { label: 'Security', hint: 'You are not sure who has access to what.' },
      scalability: { label: 'Growing pains', hint: 'It works, until everyone uses it at once.' },
      ai: { label: 'Making AI useful', hint: 'You have seen demos; nothing is in daily use.' },
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
      medium: { label: budgetBands.medium, hint: 'One product, or two solid improvements.' },
      large: { label: budgetBands.large, hint: 'A standing team and room to test.' },
      enterprise: { label: budgetBands.enterprise, hint: 'A whole program, with a board to report to.' },
    },
  },
};

/** Which service and which case fit, by the problem first. A case is named where the budget would pay for its length. */
export const quizAdvice: QuizAdvice = {
  heading: 'What fits your answers',
  serviceLabel: 'Service',
  caseLabel: 'A project like it',
  rules: [
    {
      techChallenge: 'ai',
      budget: 'small',
      service: 'training-consultancy',
      reason: 'A workshop on your own work shows what AI can take over before you pay for software.',
    },
    {
      techChallenge: 'ai',
      growthGoal: 'customer',
      service: 'ai-automation',
      case: 'ticket-routing',
      reason: 'You want AI in daily use and faster answers. Start with drafts that a person still sends.',
    },
    {
      techChallenge: 'ai',
      budget: 'medium',
      service: 'ai-automation',
      case: 'ticket-routing',
      reason: 'AI is useful where right and wrong can be checked. Start with one such task.',
    },
    {
      techChallenge: 'ai',
      service: 'ai-automation',
      case: 'referral-triage',
      reason: 'AI is useful where right and wrong can be checked. Start with one such task.',
    },
    {
      businessType: 'startup',
      techChallenge: 'automation',
      budget: 'small',
      service: 'ai-automation',
      reason:
        'In a small team, one dull task costs the most. AI drafts it, and a person checks and sends it.',
    },
    {
      businessType: 'startup',
      techChallenge: 'automation',
      service: 'ai-automation',
      case: 'ticket-routing',
      reason:
        'In a small team, one dull task costs the most. AI drafts it, and a person checks and sends it.',
    },
    {
      techChallenge: 'automation',
      budget: 'small',
      service: 'integration-services',
      reason: 'Retyping ends when systems talk to each other. Connect the two that cost you the most hours.',
    },
    {
      techChallenge: 'automation',
      growthGoal: 'reach',
      service: 'mobile-app-development',
      case: 'offline-inspections',
      reason: 'For manual work outside the office, an app that needs no signal saves time fastest.',
    },
    {
      businessType: 'small',
      techChallenge: 'automation',
      service: 'integration-services',
      reason: 'Retyping ends when systems talk to each other. Connect the two that cost you the most hours.',
    },
    {
      techChallenge: 'automation',
      service: 'integration-services',
      case: 'payment-matching',
      reason: 'Retyping ends when systems talk to each other. Connect the two that cost you the most hours.',
    },
    {
      techChallenge: 'scalability',
      growthGoal: 'efficiency',
      budget: 'small',
      service: 'custom-software',
      reason: 'Growth hurts where rules live in spreadsheets. Those rules can become tested software.',
    },
    {
      techChallenge: 'scalability',
      growthGoal: 'efficiency',
      service: 'custom-software',
      case: 'shelf-forecast',
      reason: 'Growth hurts where rules live in spreadsheets. Those rules can become tested software.',
    },
    {
      techChallenge: 'scalability',
      service: 'web-app-development',
      reason: 'An application tested at several times your peak load keeps working when everyone shows up.',
    },
    {
      techChallenge: 'security',
      service: 'custom-software',
      reason: 'Who may see and sign what is a set of rules. Put them in one place and test every one.',
    },
  ],
  otherwise: {
    service: 'ai-automation',
    reason: 'Most projects start with one task that takes too long today.',
  },
  sentLabel: 'Sent with your message: your quiz answers',
  removeLabel: 'Remove',
};
