import { assistantTexts } from '../assistant.ts';
import { contactPage } from '../contact.ts';
import { footer } from '../navigation.ts';
import { assurance, onwardWords } from '../onward.ts';
import { blogIntro, pageMetas } from '../pages.ts';
import { productsPage } from '../products.ts';
import { servicesPage } from '../services.ts';
import type { SiteContent } from '../collections.ts';

type Site = SiteContent['site'];

const write = { label: 'Contact us', href: '/contact' };

const valueTexts = [
  'We try what is new before we use it.',
  'We say what we know, and what we do not.',
  'We work with the people we work for.',
  'We check our work.',
];

const { sheet: _sheet, listHeading: _heading, ...servicesWords } = servicesPage;

const { price: _price, facts: _facts, voice: _voice, ...productsWords } = productsPage;

/** Foot and pages without claims, figures, names, terms or prices. */
export const neutralPages = {
  footer: {
    ...footer,
    groups: footer.groups.map(({ links, ...group }) => ({
      ...group,
      links: group.services
        ? links
        : [...links, { label: 'Blog', href: '/blog' }, { label: 'Contact', href: '/contact' }],
    })),
    newsletter: { heading: 'Newsletter', text: 'News from us by email.' },
    note: undefined,
  },
  facts: { items: [] },
  servicesPage: {
    ...servicesWords,
    hero: { heading: 'Our services', lead: 'What we do, and how to ask for it.' },
    highlights: {
      heading: 'What you can ask us about',
      lead: 'Whichever service you choose.',
      items: [
        { title: 'The work', text: 'Ask us what we would do, and why.' },
        { title: 'The time', text: 'Ask us when we can begin, and how long it takes.' },
        { title: 'Afterward', text: 'Ask us who looks after what we have done.' },
      ],
    },
    audiences: { heading: 'Who we work for', lead: 'We begin with what you need.', items: [] },
    closing: { headline: 'Not sure what you need?', text: 'Describe it in your own words.', action: write },
  },
  productsPage: {
    ...productsWords,
    hero: { heading: 'Products', lead: 'What we make ourselves.' },
    statuses: { Live: 'In use.', Beta: 'Being tried.', 'Coming Soon': 'Being made.' },
    closing: { headline: 'Talk to us', text: 'Tell us what you are looking for.' },
  },
  portfolioPage: {
    hero: { heading: 'Portfolio', lead: 'Our work.' },
    closing: { headline: 'Talk to us', text: 'Tell us about your project.', action: write },
  },
  blogIntro: { ...blogIntro, heading: 'Articles', lead: 'What we have written.' },
  assistant: {
    ...assistantTexts,
    title: 'Questions',
    open: 'Ask a question',
    greeting: 'The answers are prepared texts.',
    hint: 'Try ‘latest articles’.',
    suggestions: ['latest articles'],
  },
  contactPage: {
    hero: { heading: 'Contact us', lead: 'Tell us about your project.' },
    about: {
      heading: contactPage.about.heading,
      drawing: 'none',
      paragraphs: ['Who we are, and what we do.'],
    },
    mission: { heading: contactPage.mission.heading, text: 'Work that helps the people we do it for.' },
    values: {
      heading: 'Our values',
      items: contactPage.values.items.map(({ title }, index) => ({
        title,
        text: valueTexts[index] ?? title,
      })),
    },
    stats: { heading: 'In figures', items: [] },
    form: {
      heading: contactPage.form.heading,
      lead: 'Your message reaches our inbox.',
      note: 'Please leave out passwords and account numbers.',
      titleBlock: [
        { label: 'From', value: 'You' },
        { label: 'To', value: 'Us' },
      ],
    },
    details: { heading: 'How to reach us', note: 'By the form above, or in a call.' },
    booking: {
      ...contactPage.booking,
      title: 'Book a Consultation',
      text: 'Choose a day and a time; you confirm them in the calendar that opens.',
      points: ['Bring your questions'],
    },
  },
  priceAnchor: {
    shown: false,
    heading: 'Price',
    title: 'A first project',
    price: 'on request',
    text: 'Ask us for a quote.',
    includes: ['What you ask for'],
    action: { label: 'Ask for a quote', href: '/contact' },
  },
  assurance: {
    shown: false,
    heading: 'Security and purchasing',
    lead: 'What your security office and your purchasing department ask.',
    link: 'Security and purchasing',
    items: assurance.items.map(({ title }) => ({ title, text: 'Ask us.' })),
  },
  onward: {
    ...onwardWords,
    author: 'Written by',
    booking: {
      ...onwardWords.booking,
      label: 'Book a call',
      heading: undefined,
      text: 'Tell us what you need.',
    },
  },
  pageMetas: {
    ...pageMetas,
    home: { title: 'Services and advice', description: 'What we offer, and how to reach us.' },
    services: { title: 'Services', description: 'The services that we offer.' },
    products: { title: 'Products', description: 'What we make ourselves.' },
    portfolio: { title: 'Portfolio', description: 'Our work.' },
    blog: { title: 'Articles', description: 'Articles that we have written.' },
    contact: { title: 'About us and contact', description: 'Who we are and how to reach us.' },
  },
} satisfies Partial<Site>;
