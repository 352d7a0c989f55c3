import { readFirstWords } from './drawn-words.schema.ts';
import { productRows, productTerms, type Product, type ProductsPage } from './products.schema.ts';
import { screenWords } from './screen-words.schema.ts';

/** The three product cards, shown on the home page and on /products. Demonstration content. */
export const products: readonly Product[] = [
  {
    slug: 'lms',
    icon: 'lms',
    screen: { kind: 'lesson', ...readFirstWords(screenWords.lesson) },
    title: 'AI-Powered LMS',
    subtitle: 'Courses, exams and certificates for staff and students',
    description:
      'Drafts lessons and questions from your own manuals, which your trainers correct and release. Shows who is about to fall behind, and on what, before the exam.',
    features: [
      'Lessons from your documents, with page numbers',
      'Practice questions on what each learner misses',
      'Exams with an identity check and a grading queue',
      'Certificates that expire, remind and renew',
      'SCORM and xAPI import of the courses you own',
    ],
    status: 'Live',
    statusColor: 'pass',
    price: 'from {learner_price} a learner a month',
    fact: 'First course in two weeks',
    demoAvailable: true,
    details: {
      audience: [
        'Hospitals that must prove yearly training',
        'Colleges and academies with up to 40,000 learners',
      ],
      blocks: [
        {
          title: 'The course',
          place: 'left',
          text: 'Ten minutes each, on any device.',
        },
        {
          title: 'The lesson',
          place: 'middle',
          text: 'Drafted from your manual, signed by a trainer.',
        },
        {
          title: 'The source',
          place: 'right',
          text: 'Each line has its page.',
        },
      ],
      integration:
        'Sign-on through OpenID Connect or SAML, people from your HR system, courses over SCORM and xAPI.',
      deployment: 'Hosted by us in the region you name, or as containers in your own cluster.',
      dataOwnership:
        'Courses and results are yours, in open formats on any day. Learner data trains no shared model, and is deleted within 30 days when you leave.',
      questions: [
        {
          question: 'How is it priced?',
          answer:
            '{learner_price} per active learner and month, and only for months in which that person opened a course. Authors are free.',
        },
        {
          question: 'Can it run without any AI?',
          answer: 'Yes. Drafting, adaptive practice and suggested marks are separate switches.',
        },
      ],
    },
    onward: {
      services: ['training-consultancy'],
      cases: ['marking-desk'],
      products: [],
      articles: ['latest-ai-trends-2026'],
    },
  },
  {
    slug: 'hrms',
    icon: 'hrms',
    screen: { kind: 'rota', ...readFirstWords(screenWords.rota) },
    title: 'Intelligent HRMS',
    subtitle: 'Schedules, time off, hiring and payroll preparation',
    description:
      'Plans shifts within your agreements, answers questions from your own handbook, and prepares payroll with unusual lines marked for a person.',
    features: [
      'Shift schedules that name the rule behind each refusal',
      'Time off and sick days by phone, approved in two taps',
      'Handbook answers with the paragraph quoted',
      'Payroll file with outliers marked before it is sent',
      'Applicant files kept together, decided by people',
    ],
    status: 'Beta',
    statusColor: 'petrol',
    price: 'Beta price, quoted after a demo',
    fact: 'First department in three weeks',
    demoAvailable: true,
    details: {
      audience: [
        'Employers with 50 to 5,000 people, many of them on shifts',
        'Clinics and care homes with qualification rules',
      ],
      blocks: [
        {
          title: 'The wards',
          place: 'left',
          text: 'Signed one after another.',
        },
        {
          title: 'The schedule',
          place: 'middle',
          text: 'Where two rules collide, a planner decides.',
        },
        {
          title: 'The rules',
          place: 'right',
          text: 'Each says what it refuses.',
        },
        {
          title: 'What it will not do',
          text: 'It does not rank applicants, score employees or guess who will resign. The contract says so.',
        },
      ],
      integration: 'Payroll exports for DATEV, ADP and Sage, calendar feeds, and a REST API with webhooks.',
      deployment: 'In beta on our hosting only, with a database for each customer.',
      dataOwnership:
        'Personnel data stays in the chosen country, encrypted with a key that you can withdraw.',
      questions: [
        {
          question: 'What does beta mean here?',
          answer:
            'Schedules, time off and the payroll file are in daily use with pilot customers. Screens may change, with two weeks’ notice; data formats will not.',
        },
        {
          question: 'What happens to beta customers later?',
          answer: 'They keep the beta price for two years, and may leave with a full export.',
        },
      ],
    },
    onward: {
      services: ['custom-software'],
      cases: ['dock-schedule'],
      products: [],
      articles: ['what-95-percent-tested-means'],
    },
  },
  {
    slug: 'reporting',
    icon: 'reporting',
    screen: { kind: 'report', ...readFirstWords(screenWords.report) },
    title: 'AI Reporting Dashboard',
    subtitle: 'Questions in plain words, answers with their source',
    description:
      'Ask for a figure as you would ask a colleague. You get the chart and the query behind it, so that finance can check it before the board sees it.',
    features: [
      'Plain-language questions, with the SQL shown',
      'One signed definition for each key figure',
      'Alerts when a figure leaves its usual range',
      'Monthly report drafted, and released by its owner',
      'Row-level rights taken from your directory',
    ],
    status: 'Coming Soon',
    statusColor: 'ink-2',
    price: 'Price set at launch',
    fact: 'With three design partners',
    demoAvailable: false,
    details: {
      audience: [
        'Finance and operations teams that wait days for a list',
        'Controllers who report the same figures to four agencies',
      ],
      blocks: [
        {
          title: 'The questions',
          place: 'left',
          text: 'Asked again every morning.',
        },
        {
          title: 'The answer',
          place: 'middle',
          text: 'Where a word has two meanings, it asks.',
        },
        {
          title: 'The definition',
          place: 'right',
          text: 'Each key figure has one owner.',
        },
      ],
      integration:
        'Reads PostgreSQL, SQL Server, Oracle, Snowflake and BigQuery where they are. Publishes to email, Teams and PDF.',
      deployment: 'Containers in your own network first, where the figures are. A hosted edition follows.',
      dataOwnership: 'Rows never leave your database; the model sees table and column names.',
      questions: [
        {
          question: 'When will it be ready?',
          answer:
            'When the design partners have closed two quarters with it. Leave your address, and we write once.',
        },
        {
          question: 'What does a design partner give and get?',
          answer: 'Four hours a month and honest complaints, for two years at no cost.',
        },
      ],
    },
    onward: {
      services: ['integration-services'],
      cases: ['shelf-forecast'],
      products: [],
      articles: ['retrieval-over-policy-documents'],
    },
  },
];

/** The texts around the products on /products. */
export const productsPage: ProductsPage = {
  hero: {
    heading: 'Three products: live, in beta, coming soon',
    lead: 'Each product drafts; your people decide and sign.',
  },
  voice: {
    quote:
      'The inspector asked who had checked lesson three. I showed her the page of our manual, and my name.',
    name: 'Ruth Heller',
    role: 'Hygiene trainer at a hospital, on the AI-Powered LMS',
  },
  rows: productRows,
  statuses: {
    Live: 'In daily use. The demo has sample data and is yours for 14 days.',
    Beta: 'In use with pilot customers. An engineer demos it for you on request.',
    'Coming Soon': 'In design. We are looking for three design partners.',
  },
  demo: { label: 'Ask for the demo', href: '/contact' },
  ask: { label: 'Ask about this product', href: '/contact' },
  wait: { label: 'Notify me when it’s ready', href: '/contact' },
  scheduleLabel: 'Schedule a Consultation',
  featuresLabel: 'Key features',
  audienceLabel: 'For',
  questionsLabel: 'Questions',
  terms: productTerms,
  closing: {
    headline: 'Half an hour, on your own example',
    text: 'Bring one course, one schedule or one report. We show what the product makes of it, including where it fails.',
  },
};
