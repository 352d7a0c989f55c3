import type { ContactPage } from './pages.schema.ts';

/** The words of /contact: who we are, and four ways to reach us. Form fields and notices belong to the form. */
export const contactPage: ContactPage = {
  hero: {
    heading: 'Talk to an engineer, not a sales desk',
    lead: 'An engineer reads your message. Tell us what takes too long today. You don’t need a brief or a budget.',
  },
  about: {
    heading: 'About us',
    drawing: 'pencils',
    paragraphs: [
      'We are software engineers who let machines do the first draft. In engineering offices, a second person used to go over every drawing with two pencils: yellow for correct, red for change. We kept the pencils.',
      'A model writes code, tests and documents from a specification that the customer has signed. An engineer goes over the result, corrects it, signs for what goes live and answers your call.',
      'Our customers run wards, shops, warehouses, schools and branches. Few of them want artificial intelligence for its own sake. They want letters read by noon, shelves full on Friday and a report that adds up.',
      'Sometimes a model does not help, or a product on the market already does the job. We say so on the first call, which is why that call is free.',
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'Give organizations the speed of AI, with a person who answers for the result.',
  },
  values: {
    heading: 'Four values, and what they cost us',
    items: [
      {
        title: 'Innovation',
        text: 'We try every new model on old cases before a customer hears about it. Most of those trials go nowhere.',
      },
      {
        title: 'Integrity',
        text: 'Our reports show error rates next to success rates. Advice not to buy from us is free.',
      },
      {
        title: 'Collaboration',
        text: 'Your people sit in on our reviews and can stop a release. We plan time for that.',
      },
      {
        title: 'Excellence',
        text: 'If an engineer won’t put a name to a module, we rewrite it at our cost.',
      },
    ],
  },
  stats: {
    heading: 'What clients report',
    items: [
      {
        value: '98%',
        label: 'of clients achieve digital transformation goals',
        basis: 'Measured against the goals set in discovery, six months after release.',
      },
      {
        value: '95%',
        label: 'report improved operations',
        basis: 'Answers from the departments concerned, in the same survey.',
      },
    ],
  },
  form: {
    heading: 'Send a message',
    lead: 'The reply says who will look at your case, what we understood, and what we would ask next.',
    note: 'Please leave out patient, customer and account data.',
    example: 'For example: two people type 60 delivery notes into our system every morning.',
    titleBlock: [{ label: 'Reply to this form', value: 'Within {form_reply}' }],
    slip: {
      heading: 'Message received',
      stamp: 'Received',
      readBy: 'Joanna Marsh',
      replyBy: 'Within {form_reply}',
      call: 'Want an answer sooner? Book a 30-minute call',
    },
  },
  people: {
    heading: 'The people who sign',
    lead: 'Every release carries a name.',
    people: ['mara-lindqvist', 'tomas-okafor', 'ines-varga', 'joanna-marsh'],
  },
  details: {
    heading: 'Write, call or visit',
    note: 'Mail is read all day, the form above once a day. Call about a system in service.',
    hours: {
      text: '{business_hours}',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
  },
  booking: {
    title: 'Book a Free Consultation',
    text: 'A 30-minute call with an engineer who has built something like what you need. Choose a day and a time; you confirm them in the calendar that opens.',
    points: [
      'Free, and no sales emails afterward',
      'No slides from us, none from you',
      'A short summary in writing afterward',
    ],
    action: 'Schedule Call',
  },
};
