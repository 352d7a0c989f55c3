import { readFirstWords } from '../drawn-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const aiAutomation: Service = {
  slug: 'ai-automation',
  title: 'AI & Automation Services',
  description:
    'Automation of documents, inquiries and forecasts, measured on your past cases before it goes live.',
  teaser: 'AI reads letters, proposes orders, ranks alarms. Tried on your past cases first; a person signs.',
  features: [
    'Stops by itself above the error rate you signed',
    'Doubtful cases go to a person, with the reason',
    'Hosted models, or models on your hardware',
    'Any decision can be replayed for an audit',
  ],
  metaTitle: 'AI automation with your people in charge',
  metaDescription:
    'Automation for documents, inquiries and forecasts. Tested on your past cases before it goes live, with a person deciding what the model may not.',
  hero: {
    headline: 'AI automation with your people in charge',
    slogan: 'Automate the routine. Decide the rest.',
    lead: 'Reading letters, sorting inquiries, forecasting demand, checking claims: we automate the part that repeats and hand the doubtful cases to your people with the reason. You see the error rate on your own past cases before anything goes live.',
    action: { label: 'Test a task on past cases', href: '/contact' },
    facts: [
      { label: 'Length', value: 'Ten weeks' },
      { label: 'Error rate known', value: 'By week 4' },
    ],
  },
  audience: {
    heading: 'Tasks that repeat',
    items: [
      {
        title: 'A hospital that codes discharge letters',
        text: 'Coders read every page to find the billable diagnoses. The model proposes codes and marks the sentence behind each; the coder decides.',
        drawing: { kind: 'letter-codes', ...readFirstWords(workWords['letter-codes']) },
      },
      {
        title: 'A grocer who orders fresh goods',
        text: 'Too much bread on Tuesday, none on Friday. A forecast per branch and product becomes a proposal that the manager confirms by nine.',
      },
      {
        title: 'A bank that screens transfers',
        text: 'Nine alarms in ten are false. A model ranks them with its reasons, and officers clear the queue.',
      },
    ],
  },
  offerings: {
    heading: 'Where we apply it',
    items: [
      {
        title: 'Documents in, data out',
        text: 'Invoices, referrals, contracts and forms become fields, each with its place on the page and any reason to look again. With one, it goes to a person.',
      },
      {
        title: 'Answers from your own texts',
        text: 'An assistant that quotes your manuals and policies with the paragraph beside the answer. Without a source it says so.',
      },
      {
        title: 'Forecasts',
        text: 'Demand, staffing, cash, breakdowns. Each has a range and is compared weekly with what happened.',
      },
      {
        title: 'Workflow automation',
        text: 'The clicks between your programs, done by a process with its own permissions and log. It stops at a screen it does not know.',
      },
      {
        title: 'Review of decisions',
        text: 'Bias tests, explanations and an auditor’s file, as the EU AI Act asks of your risk class.',
      },
    ],
  },
  process: {
    heading: 'Ten weeks from first task to daily use',
    items: [
      {
        title: 'Measure the task',
        duration: 'weeks 1-2',
        by: 'engineer',
        text: 'We time the task, collect a few hundred finished cases, and agree what an error costs in each direction.',
        signOff: 'You sign the target, and the rate at which we stop.',
      },
      {
        title: 'Trial on the past',
        duration: 'weeks 3-4',
        by: 'machine',
        text: 'Several models work through old cases they have never seen. The cheapest one that meets the target wins.',
        signOff: 'You read every wrong answer, and sign.',
      },
      {
        title: 'Build the guardrails',
        duration: 'weeks 5-7',
        by: 'engineer',
        text: 'Limits, handoff screens, logs and a switch that turns the automation off without stopping the work.',
        signOff: 'You try to make it fail, then sign the limits.',
      },
      {
        title: 'Working alongside your team',
        duration: 'weeks 8-10',
        by: 'machine',
        text: 'It proposes, they decide, and each correction is recorded as a new test.',
        signOff: 'You sign for each case type on its own.',
      },
    ],
  },
  deliverables: {
    heading: 'Deliverables',
    lead: 'What you hold at the end.',
    items: [
      'The running automation, with its source code',
      'A test set of past cases, with their answers',
      'Every miss in the trial, sorted by cause',
      'A screen for the cases that a person decides',
      'A log that can replay any decision',
      'A model card and risk file for your auditor',
      'A monthly drift report, and the script that makes it',
      'A documented off switch',
    ],
  },
  tools: {
    heading: 'Tools',
    lead: 'And what each one is for.',
    items: [
      {
        title: 'Claude, GPT and Mistral',
        text: 'Hosted language models, where data may leave the building.',
      },
      { title: 'Llama and Qwen', text: 'Open models on your own hardware, where it may not.' },
      { title: 'PyTorch and scikit-learn', text: 'Forecasts and classifiers trained on your figures.' },
      { title: 'pgvector', text: 'Search by meaning, inside the PostgreSQL you run.' },
      { title: 'Temporal', text: 'Long workflows that survive a restart and wait for people.' },
      { title: 'Label Studio', text: 'Your experts mark the right answers here.' },
    ],
  },
  technologies: {
    heading: 'Technologies',
    lead: 'What runs underneath.',
    items: [
      { name: 'Models', items: ['Language models', 'Gradient boosting', 'Speech to text', 'OCR and layout'] },
      { name: 'Running', items: ['Python', 'vLLM', 'NVIDIA GPUs', 'Kubernetes'] },
      { name: 'Control', items: ['Evaluation sets', 'OpenTelemetry traces', 'Prompt injection tests'] },
    ],
  },
  figures: {
    heading: 'From pilots to daily use',
    items: [
      {
        value: '85%',
        label: 'of pilots reach daily use',
        basis: 'Still in service three months after the project ended.',
      },
      {
        value: '92%',
        label: 'of machine proposals are accepted unchanged',
        basis: 'Counted in the last week, over the case types that were cleared.',
      },
    ],
  },
  record: {
    heading: 'The wrong answers, all of them',
    title: 'Trial, week 4: 300 old letters',
    note: 'limit signed: 4%',
    items: [
      { label: 'Second page was missing', value: '4, to a person', isSigned: true },
      { label: 'Handwriting', value: '3, to a person', isSigned: true },
      { label: 'Two dates in one letter', struck: '1', value: '2, new test added', isSigned: true },
      { label: 'Error rate', struck: '2.7%', value: '3.0%, 9 of 300', isSigned: true },
      { label: 'May run alone: yearly checks', value: 'not before week 8', isSigned: false },
    ],
    foot: 'You read each one before you decide.',
  },
  questions: {
    heading: 'Hard questions',
    items: [
      {
        question: 'What will it cost to run?',
        answer:
          'In week four the trial report states the model cost per case beside the minutes saved. The build is quoted from it, and you can walk away.',
      },
      {
        question: 'Will our data train somebody else’s model?',
        answer:
          'No. We use providers under contracts that exclude it, or a model on your own machines. Models trained on your cases belong to you, weights included.',
      },
      {
        question: 'What if it makes a mistake?',
        answer:
          'It will, at the rate you signed. More than that trips the switch, and the work goes back to people. Each mistake becomes a test.',
      },
      {
        question: 'Do you replace our staff?',
        answer:
          'We take over tasks, not jobs. Medical, legal and credit decisions stay with a person, and the screen is built for them.',
      },
    ],
  },
  next: {
    heading: 'A test before a contract',
    items: [
      {
        title: 'Choose a task',
        text: 'One that takes somebody more than five hours a week, where right and wrong can be checked.',
      },
      {
        title: 'Count it with us',
        text: 'We work out volume, minutes and the cost of errors: one page, yours to keep.',
      },
      {
        title: 'Run the trial',
        text: 'By week four you know its error rate on anonymized cases. If it misses the signed target, we advise you to stop.',
      },
    ],
  },
  closing: {
    headline: 'Send the dullest task you have',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['referral-triage', 'shelf-forecast'],
    products: ['reporting'],
    articles: ['automation-roi-measured-honestly', 'evaluating-ai-feature-before-launch'],
  },
};
