import type { Service } from '../services.schema.ts';

type Words = Pick<Service, 'title' | 'description' | 'features' | 'metaTitle' | 'metaDescription'> & {
  lead: string;
  offerings: Service['offerings']['items'];
};

/** A service without terms, prices or figures, in its drawing as well: what it is, and how to ask for it. */
const describe = ({ lead, offerings, ...words }: Words): Omit<Service, 'slug'> => ({
  ...words,
  hero: { headline: words.metaTitle, lead, action: { label: 'Get Started', href: '/contact' } },
  offerings: { heading: 'What this includes', items: offerings },
  process: { heading: 'How we work', items: [] },
  closing: { headline: 'Tell us what you need', action: { label: 'Get in Touch', href: '/contact' } },
});

/** Each of the first six services in words that are true of any company that offers it. */
export const neutralServices: Readonly<Record<string, Omit<Service, 'slug'>>> = {
  'mobile-app-development': describe({
    title: 'Mobile Application Development',
    description: 'Apps for phones and tablets, with the server behind them.',
    features: ['iOS', 'Android', 'Work without a connection', 'Server and data'],
    metaTitle: 'Mobile application development',
    metaDescription: 'Apps for phones and tablets, with the server behind them.',
    lead: 'We design, build and look after apps for phones and tablets.',
    offerings: [
      { title: 'New apps', text: 'From the first idea to the app stores.' },
      { title: 'Existing apps', text: 'Repairs, updates and new functions.' },
      { title: 'The server behind the app', text: 'Accounts, data and connections to other systems.' },
    ],
  }),
  'web-app-development': describe({
    title: 'Web Application Development',
    description: 'Portals, shops and internal tools that run in the browser.',
    features: ['Portals', 'Shops', 'Internal tools', 'Accessibility'],
    metaTitle: 'Web application development',
    metaDescription: 'Portals, shops and internal tools that run in the browser.',
    lead: 'We design, build and look after applications that run in the browser.',
    offerings: [
      { title: 'Customer portals', text: 'Accounts, documents, orders and appointments.' },
      { title: 'Online shops', text: 'Products, payment and delivery.' },
      { title: 'Internal tools', text: 'Screens for the work of one company.' },
    ],
  }),
  'custom-software': describe({
    title: 'Custom Software',
    description: 'Software for work that no package covers.',
    features: ['Planning', 'Pricing', 'Case files', 'Replacing old systems'],
    metaTitle: 'Custom software development',
    metaDescription: 'Software for work that no package covers.',
    lead: 'We write software for work that no package covers.',
    offerings: [
      { title: 'Case and workflow systems', text: 'Work that moves from one desk to the next.' },
      { title: 'Planning', text: 'Shifts, routes, rooms and machines.' },
      { title: 'Replacing an old system', text: 'The same work in software that can be maintained.' },
    ],
  }),
  'integration-services': describe({
    title: 'Integration Services',
    description: 'Connections between the systems that a company has.',
    features: ['Interfaces', 'Data exchange', 'Migration', 'Monitoring'],
    metaTitle: 'System integration',
    metaDescription: 'Connections between the systems that a company has.',
    lead: 'We connect systems, so that data is entered once.',
    offerings: [
      { title: 'Interfaces', text: 'Between programs, partners and devices.' },
      { title: 'Migration', text: 'Data moved from one system to another.' },
      { title: 'Monitoring', text: 'A record of what was sent and received.' },
    ],
  }),
  'ai-automation': describe({
    title: 'AI & Automation Services',
    description: 'Repeated work done by software, with people for the rest.',
    features: ['Documents', 'Inquiries', 'Forecasts', 'Workflows'],
    metaTitle: 'AI and automation',
    metaDescription: 'Repeated work done by software, with people for the rest.',
    lead: 'We automate work that repeats, and leave decisions to people.',
    offerings: [
      { title: 'Documents', text: 'Reading, sorting and filing.' },
      { title: 'Inquiries', text: 'Drafts of replies that a person checks.' },
      { title: 'Forecasts', text: 'What to expect from what was measured.' },
    ],
  }),
  'training-consultancy': describe({
    title: 'IT Training & Consultancy',
    description: 'Workshops and advice on software and AI.',
    features: ['AI workshops', 'Training for developers', 'Architecture reviews', 'Choice of vendors'],
    metaTitle: 'IT training and consultancy',
    metaDescription: 'Workshops and advice on software and AI.',
    lead: 'We train teams and advise on software and AI.',
    offerings: [
      { title: 'Workshops', text: 'On software and AI, for the people who work with them.' },
      { title: 'Reviews', text: 'A second opinion on architecture and plans.' },
      { title: 'Advice', text: 'What to buy, what to build and what to leave.' },
    ],
  }),
};
