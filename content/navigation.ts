import type { Footer, Navigation } from './navigation.schema.ts';

/** The fixed bar at the top. A link is current when its path is exactly the page's. */
export const navigation: Navigation = {
  label: 'Main',
  skip: 'Skip to content',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Products', href: '/products' },
    { label: 'Portfolio', href: '/portfolio' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ],
  action: { label: 'Get Started', href: '/contact' },
};

export const footer: Footer = {
  groups: [
    { heading: 'Services', services: true, links: [] },
    { heading: 'Company', links: [{ label: 'Products', href: '/products' }] },
  ],
  contactHeading: 'Contact',
  legal: {
    label: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms' },
    ],
  },
  newsletter: {
    heading: 'Revision notes: our\u00a0monthly newsletter',
    text: 'One email a month: what we measured and what we corrected. Your address is used for nothing else.',
    contents: ['Measured', 'Corrected', 'Read'],
    contentsDrawn: true,
    sample: 'A sample issue',
    subject: 'Eleven minutes, and a mistake in the chat',
    mistake: {
      context: 'In the same project: reports by chat lost the wording.',
      struck: 'Agents report wrong replies in the chat.',
      correction: 'They correct them on a screen that we build first.',
    },
    editor: { label: 'Writes it', person: 'ines-varga' },
    privacy: 'You confirm by mail. One link in each issue ends it.',
  },
  note: 'A demonstration: clients, people, quotes, prices and figures on this site are made up.',
};
