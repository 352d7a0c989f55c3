import { readFirstWords } from '../drawn-words.schema.ts';
import { screenWords } from '../screen-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const trainingConsultancy: Service = {
  slug: 'training-consultancy',
  title: 'IT Training & Consultancy',
  description:
    'Workshops on your own material and written second opinions from engineers with nothing to resell.',
  features: [
    'AI workshops for staff, developers and boards',
    'Half of the time on your own work',
    'Reviews of ten pages, signed by two engineers',
    'Results checked again after six weeks',
  ],
  metaTitle: 'IT training on your own work',
  metaDescription:
    'Workshops on your own code and cases, and second opinions on architecture, vendors and AI plans, from half a day.',
  hero: {
    headline: 'IT training on your own work',
    slogan: 'Taught by the engineers who sign.',
    lead: 'Workshops for developers, clinicians, branch staff and boards, held with your own code, letters and figures. And advice from engineers with nothing to sell.',
    action: { label: 'Ask for a date', href: '/contact' },
    facts: [
      { label: 'Workshops', value: '3 hours to 2 days' },
      { label: 'Second opinion', value: 'In ten days' },
    ],
  },
  screen: { kind: 'results', ...readFirstWords(screenWords.results) },
  voice: {
    quote:
      'We brought forty of our own letters. By four o’clock my team had found all three that the assistant made up. Six weeks later, they still check.',
    name: 'Judith Amsel',
    role: 'Head of claims at an insurer',
  },
  results: [
    { metric: 'Course time spent on your own work', value: '50%' },
    { metric: 'People to a trainer, at most', value: '6' },
    { metric: 'A repeat, if the goal is missed', value: '$0' },
  ],
  audience: {
    heading: 'Who sits in the room',
    items: [
      {
        drawing: { kind: 'letter-summary', ...readFirstWords(workWords['letter-summary']) },
        title: 'Ward managers and secretaries',
        text: 'They leave with a list of what may be pasted where.',
      },
      {
        drawing: { kind: 'review-rule', ...readFirstWords(workWords['review-rule']) },
        title: 'A retailer with six developers',
        text: 'We set up tests and review rules for their coding assistants.',
      },
      {
        drawing: { kind: 'vendor-claims', ...readFirstWords(workWords['vendor-claims']) },
        title: 'A bank’s board and internal audit',
        text: 'We read a vendor’s offer and list what can be verified.',
      },
    ],
  },
  offerings: {
    heading: 'What this includes',
    items: [],
  },
  workshops: {
    heading: 'AI workshops and advice',
    lead: 'Courses for up to twelve people, at your office or online.',
    items: [
      {
        title: 'Prompting with sources',
        length: 'half a day',
        price: '{half_day_price}',
        audience: 'Office staff',
        outcome: 'Five daily tasks, each with a way to check the result.',
      },
      {
        title: 'Coding with AI',
        length: 'two days',
        price: '{two_day_price}',
        audience: 'Software developers and testers',
        outcome: 'A feature of your own, merged, and review rules.',
      },
      {
        title: 'Measuring a model',
        length: 'one day',
        price: '{course_day_price}',
        audience: 'Data and quality people',
        outcome: 'A test set from your own cases and a first error rate.',
      },
      {
        title: 'Deciding about AI',
        length: 'three hours',
        price: '{half_day_price}',
        audience: 'Boards and department heads',
        outcome: 'One real proposal judged by risk, cost and law.',
      },
      {
        title: 'Attack your own assistant',
        length: 'one day',
        price: '{course_day_price}',
        audience: 'Security and platform teams',
        outcome: 'Prompt injections that succeed, and a fix for each.',
      },
      {
        title: 'Architecture review',
        length: 'ten days',
        price: '{review_price}',
        audience: 'Heads of engineering',
        outcome: 'Ten pages of risks, signed by two engineers.',
      },
      {
        title: 'A day of advice',
        length: 'one day',
        price: '{advice_price}',
        audience: 'Boards and purchasing',
        outcome: 'Two engineers’ view of a vendor’s offer or an AI policy. No commission.',
      },
    ],
  },
  process: {
    heading: 'An advisory project',
    items: [
      {
        title: 'Question',
        duration: 'day 1',
        by: 'engineer',
        text: 'Your question in one sentence, with the decision that depends on it.',
        signOff: 'You sign the question and the fee.',
      },
      {
        title: 'Evidence',
        duration: 'days 2-6',
        by: 'machine',
        text: 'Costs, logs and contracts: each statement has its source.',
        signOff: 'You sign the list of what we could see.',
      },
      {
        title: 'Judgment',
        duration: 'days 7-9',
        by: 'engineer',
        text: 'Two engineers judge separately. Where they differ, the report says so.',
        signOff: 'You correct the draft’s facts, and sign.',
      },
      {
        title: 'Report',
        duration: 'day 10',
        by: 'engineer',
        text: 'Ten pages at most, presented to those who decide.',
        signOff: 'You accept it, with our two signatures.',
      },
    ],
  },
  trainingProcess: {
    heading: 'Training process',
    drawing: { kind: 'course-day', ...readFirstWords(workWords['course-day']) },
    items: [
      {
        title: 'Ask the participants',
        duration: '2 weeks before',
        by: 'engineer',
        text: 'A questionnaire and two interviews show where they get stuck.',
        signOff: 'You sign the goals: what each person can do.',
      },
      {
        title: 'Prepare the exercises',
        duration: '1 week before',
        by: 'machine',
        text: 'Exercises are drafted from your documents, names replaced.',
        signOff: 'Your data protection officer signs the material.',
      },
      {
        title: 'Teach',
        duration: 'the day itself',
        by: 'engineer',
        text: 'Short explanations, long practice.',
        signOff: 'Each participant’s last task is signed.',
      },
      {
        title: 'Check and refresh',
        duration: '6 weeks after',
        by: 'engineer',
        text: 'A similar task, and an hour on the rest.',
        signOff: 'You accept the results: by goal, not by name.',
      },
    ],
  },
  technologies: {
    heading: 'Technologies',
    items: [
      { name: 'AI', items: ['Coding assistants', 'Evaluation', 'EU AI Act'] },
      { name: 'Engineering', items: ['TypeScript', 'Python', 'Code review'] },
      { name: 'Platform', items: ['AWS and Azure', 'Kubernetes', 'Terraform'] },
    ],
  },
  figures: {
    heading: 'Does it stick?',
    items: [
      {
        value: '98%',
        label: 'of participants complete the final task alone',
        basis: 'On the day, graded by the trainer.',
      },
      {
        value: '90%',
        label: 'can still do it six weeks later',
        basis: 'In the follow-up task, set on new material.',
      },
    ],
  },
  record: {
    heading: 'What stays on the wall',
    title: 'What may be pasted where',
    note: 'claims, 1 page',
    items: [
      { label: 'Letters without names', value: 'any assistant', isSigned: true },
      { label: 'Policy numbers', value: 'our own assistant', isSigned: true },
      { label: 'Medical reports', struck: 'our own assistant', value: 'nowhere', isSigned: true },
      { label: 'Photos of damage', value: 'ask the data protection officer', isSigned: false },
    ],
    foot: 'Agreed in the course, by those who paste.',
  },
  questions: {
    heading: 'Practical matters',
    items: [
      {
        question: 'How soon can you come?',
        answer: 'In three weeks; if it is urgent, in three days.',
      },
      {
        question: 'What do you need from us?',
        answer: 'Forty of your own documents, and a room.',
      },
      {
        question: 'What if the course misses the point?',
        answer: 'If fewer than four in five reach the goal, we repeat that part for free.',
      },
    ],
  },
  price: {
    heading: 'Start with one course day',
    title: 'A course day',
    price: '{course_day_price}',
    text: 'Up to twelve people, at your office or online. Public agencies and nonprofits pay less.',
    includes: [
      'Questionnaire and interviews',
      'Exercises made from your own documents',
      'The follow-up six weeks later',
    ],
    note: 'Before tax and travel.',
    action: { label: 'Ask for a date', href: '/contact' },
  },
  closing: {
    headline: 'Put a date in the calendar',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['marking-desk'],
    products: ['lms'],
    articles: ['reviewing-machine-written-code', 'latest-ai-trends-2026'],
  },
};
