import type { Assurance, OnwardWords, ShownPriceAnchor } from './onward.schema.ts';

export const onwardWords: OnwardWords = {
  heading: 'Related',
  service: 'Service',
  case: 'Case study',
  product: 'Product',
  article: 'Article',
  booking: {
    label: 'Book 30 minutes',
    story: 'Start Your Success Story',
    heading: 'A first call',
    question: 'Have a task like this?',
    text: 'Free, with an engineer. Bring one task that takes too long.',
  },
  articles: { services: [], cases: [], products: [] },
  author: 'Written and signed by',
  signers: 'Signed by',
  builders: 'Built and signed by',
  signedCases: 'Signed cases',
};

/** A made-up price, which says so. */
export const priceAnchor: ShownPriceAnchor = {
  shown: true,
  heading: 'Start with one week',
  title: 'A discovery week',
  price: 'from {discovery_price}',
  text: 'Week one of any project: two engineers, {discovery_length}, your own cases. At the end you know what to build, what it costs, and whether to build it at all.',
  includes: [
    'Two days with the people who do the work',
    'A task list with volumes, minutes and the cost of an error',
    'The riskiest screen or rule as a draft, tried on your cases',
    'A fixed quote for the next stage, or our reasons to stop',
  ],
  note: 'Before tax and travel. Your signed quote sets the price.',
  action: { label: 'Ask for a discovery week', href: '/contact' },
};

/** Made-up terms. */
export const assurance: Assurance = {
  shown: true,
  heading: 'For hospitals and banks',
  lead: 'What security, privacy and purchasing ask first.',
  link: 'Hosting, contracts and certificates for hospitals and banks',
  items: [
    {
      title: 'Hosting',
      text: 'In your own cloud account or data center, in the region you name. If we host, you get servers and a database of your own in the US or the EU, and backups stay in the same region.',
    },
    {
      title: 'Data processing agreement',
      text: 'Signed before we see the first record. A draft comes with our first offer. It lists every subprocessor, and we give 30 days’ notice of any change. For US health data we sign a business associate agreement.',
    },
    {
      title: 'Certificates',
      text: 'We are not yet ISO 27001 certified and have no SOC 2 report. We follow ISO 27001 controls, and your auditors may inspect us once a year at no charge.',
    },
    {
      title: 'Insurance',
      text: 'Professional and cyber liability cover of $5 million per claim. The insurer’s certificate comes with the offer.',
    },
    {
      title: 'Exit',
      text: 'Code, data and accounts are in your name from day one. When you leave, you get an export in open formats, up to ten days of handover at the agreed rate, and a written confirmation of deletion within 30 days.',
    },
  ],
  note: 'What applies is the contract you sign.',
  sheet: {
    title: 'Data processing agreement',
    note: 'draft',
    items: [
      { label: 'Records', value: 'outpatient referrals', isSigned: false },
      { label: 'Access', value: 'four engineers, by name', isSigned: false },
      { label: 'Subprocessors', value: 'none', isSigned: false },
      { label: 'Breach reported', struck: '72 hours', value: 'in 24 hours', isSigned: true },
    ],
    foot: 'Corrected by your data protection officer.',
  },
};
