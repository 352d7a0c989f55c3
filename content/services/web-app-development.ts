import { readFirstWords } from '../drawn-words.schema.ts';
import { largeWords } from '../large-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const webAppDevelopment: Service = {
  slug: 'web-app-development',
  title: 'Web Application Development',
  description:
    'Portals, shops and internal tools that load fast, work by keyboard and run in your own account.',
  teaser: 'Portals, shops and tools that show their main content within 2.5 seconds on a mid-range phone.',
  features: [
    'A speed budget, tested at each release',
    'Audited against WCAG 2.2 AA',
    'Old links lead on when a site is rebuilt',
    'Fixed price per area',
  ],
  metaTitle: 'Web apps that get the job done',
  metaDescription:
    'Portals, shops and internal tools that open fast on an old phone and pass an accessibility audit. First pages live on your domain after six weeks.',
  largeDrawing: { kind: 'repeat-list', ...readFirstWords(largeWords['repeat-list']) },
  hero: {
    headline: 'Web apps that get the job done',
    slogan: 'Pages that open before people give up.',
    lead: 'Customer portals, shops, booking desks and internal tools. Pages are rendered on the server, usable by keyboard, and measured on a mid-range phone over a slow connection. The first part is live on your own domain after six weeks.',
    action: { label: 'Describe your web application', href: '/contact' },
    facts: [
      { label: 'First area live', value: 'After six weeks' },
      { label: 'Next areas', value: 'Every two weeks' },
    ],
  },
  audience: {
    heading: 'Three places where it fits',
    items: [
      {
        title: 'A clinic with a phone queue',
        text: 'Mondays begin with eighty calls for repeat prescriptions. A portal takes the request, checks it against the record and leaves staff the cases that need a person.',
        drawing: { kind: 'repeat-requests', ...readFirstWords(workWords['repeat-requests']) },
      },
      {
        title: 'A shop that outgrew its template',
        text: 'Stock is right in the warehouse and wrong on the page. A storefront reads prices and stock from the source, and survives the first hour of a sale.',
      },
      {
        title: 'A bank that opens business accounts',
        text: 'Applicants leave halfway through forty fields. The form saves as they type, fetches what the company register knows, and gives compliance a record of every step.',
      },
    ],
  },
  offerings: {
    heading: 'What you can order',
    items: [
      {
        title: 'Customer portals',
        text: 'Sign-in, documents, requests and messages behind one address. Roles decide who sees what, and an audit log says who saw it.',
      },
      {
        title: 'Shops and ordering',
        text: 'Catalog, basket, payment and returns on top of the stock system you keep. We load-test it at five times your busiest hour.',
      },
      {
        title: 'Internal tools',
        text: 'The spreadsheet that six people edit, turned into screens with rights and history. Imports and exports stay, so that nobody is locked in.',
      },
      {
        title: 'Rebuilding an old site',
        text: 'We replace one area at a time behind the same address. Old links keep working, and search engines are told where each page went.',
      },
      {
        title: 'Accessibility and speed repair',
        text: 'An audit against WCAG 2.2 AA and field data from your own visitors. You get a ranked list, and we can fix it in the same project.',
      },
    ],
  },
  process: {
    heading: 'How your application is built',
    items: [
      {
        title: 'Map',
        duration: 'weeks 1-2',
        by: 'engineer',
        text: 'In the discovery week we read your analytics and help desk tickets and list every page and form. In the week after it we decide with you what goes.',
        signOff: 'You sign the page list, a budget in milliseconds, and a price per area.',
      },
      {
        title: 'Draft',
        duration: 'weeks 3-4',
        by: 'machine',
        text: 'Components, forms and test data are generated from the list. An engineer reworks whatever fails with a keyboard, a screen reader or a 320-pixel screen.',
        signOff: 'You sign every page, seen on a private address.',
      },
      {
        title: 'First part live',
        duration: 'weeks 5-6',
        by: 'engineer',
        text: 'One complete area, such as sign-in and documents, goes to real visitors. Its figures set the order of the rest.',
        signOff: 'You sign to go live, and for the next two areas.',
      },
      {
        title: 'Remaining areas',
        duration: 'two weeks each',
        by: 'machine',
        text: 'Each area is drafted with its tests, reviewed line by line, and released on its own. A slower page or a failing audit stops the release.',
        signOff: 'You sign each area after trying it.',
      },
      {
        title: 'Handover or care',
        duration: 'final week',
        by: 'engineer',
        text: 'Your team deploys a change while we watch, or we stay on call with monthly updates.',
        signOff: 'You sign for the runbook and every password.',
      },
    ],
  },
  technologies: {
    heading: 'Technologies',
    lead: 'What we build with, and what we test with.',
    items: [
      { name: 'Pages', items: ['TypeScript', 'React', 'Astro', 'Next.js', 'Web Components'] },
      { name: 'Server', items: ['Node.js', 'Python', '.NET', 'PostgreSQL', 'Redis'] },
      { name: 'Hosting', items: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Your own machines'] },
      { name: 'Checks', items: ['Playwright', 'axe', 'Lighthouse', 'k6 load tests', 'OWASP ZAP'] },
    ],
  },
  figures: {
    heading: 'Measured, not estimated',
    items: [
      {
        value: '90%',
        label: 'of page views show their main content within 2.5 seconds',
        basis: 'Largest Contentful Paint of real visitors in the first month after release.',
      },
      {
        value: '98%',
        label: 'of deployments go out without a rollback',
        basis: 'All production deployments; a rollback within 24 hours counts against us.',
      },
    ],
  },
  record: {
    heading: 'What stops a release',
    title: 'Release check, appointments',
    note: 'area 3',
    items: [
      { label: 'Main content shown', struck: '3.1 s', value: '2.2 s', isSigned: true },
      { label: 'Booked by keyboard alone', value: '14 of 14 tasks', isSigned: true },
      { label: 'Read out by a screen reader', value: '14 of 14 tasks', isSigned: true },
      { label: 'Five times the busiest hour', value: 'no error in 9,200', isSigned: true },
      { label: 'Old addresses', value: '311 of 312 lead on', isSigned: false },
    ],
    foot: 'Live once the last line is signed.',
  },
  questions: {
    heading: 'Before you order a web application',
    items: [
      {
        question: 'How is the price set?',
        answer:
          'Per area, not per hour. The map gives each area a fixed price, so you can drop one or postpone it and see what that saves. Running costs on the cloud account are estimated beside it.',
      },
      {
        question: 'Can our own developers take over?',
        answer:
          'Yes, and many do after the first part. The code is ordinary TypeScript in your repository, reviewed in pull requests that your people can join from the start. All rights pass to you with each paid area.',
      },
      {
        question: 'What about personal data and cookies?',
        answer:
          'We collect what the form needs and set no tracking cookies by default. Data stays in the region you choose, and you get a record of processing to hand to your data protection officer.',
      },
      {
        question: 'What if it fails on the busiest day?',
        answer:
          'An engineer is on call at any hour under a support contract. Finished pages continue to be served when the database is away, and the last release is one command from being restored.',
      },
    ],
  },
  next: {
    heading: 'What happens next',
    items: [
      {
        title: 'Send the address',
        text: 'Of the site you have, or of one that does the job well. Add what annoys your visitors most.',
      },
      {
        title: 'Get a first check',
        text: 'Before our call we measure speed and accessibility and bring you the results. That costs nothing.',
      },
      {
        title: 'Start with a discovery week',
        text: 'It ends with the first page list and a fixed quote, written so that another supplier could build from them.',
      },
    ],
  },
  closing: {
    headline: 'Show us the page that loses people',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['marking-desk', 'ticket-routing'],
    products: ['lms'],
    articles: ['accessibility-acceptance-criterion', 'idempotency-keys-for-lead-forms'],
  },
};
