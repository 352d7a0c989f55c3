import { missingDrawing, type NotFound, type PageMetas, type PortfolioPage } from './pages.schema.ts';
import type { Heading } from './schema.ts';

/** Title and description of each static page. The layout adds the site's name to the title. */
export const pageMetas: PageMetas = {
  home: {
    title: 'AI-assisted software, signed by engineers',
    description:
      'Apps, web applications and automation for hospitals, shops and banks. AI drafts, engineers sign, and you approve and pay stage by stage.',
  },
  services: {
    title: 'Software and AI services',
    description:
      'Six services from mobile apps to staff training: what is built, by whom, in how many weeks, and what you sign at the end of each stage.',
  },
  products: {
    title: 'Products: learning, HR, reporting',
    description:
      'A learning platform that is live, an HR system in beta and a reporting dashboard in design: features, deployment and data ownership.',
  },
  portfolio: {
    title: 'Portfolio: eight case studies',
    description:
      'Eight projects in healthcare, education, retail, finance and logistics: the problem, what was built, the figures, and what we would change.',
  },
  blog: {
    title: 'AI-Powered Insights: our articles',
    description:
      'Articles on building with AI: reviewing machine-written code, measuring automation, and finding errors before your customers do.',
  },
  contact: {
    title: 'About us and contact',
    description:
      'Who we are and how to reach an engineer: send a message and get a reply within {form_reply}, or book a free 30-minute consultation.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'Which personal data this site collects, why, how long it is kept, who can see it, and how to have it deleted.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'The conditions for using this website, its quiz, assistant, accounts and API, and where a separate contract applies instead.',
  },
  auth: {
    title: 'Sign in',
    description:
      'Sign in to manage the content of this website, or create an account with an email address and a password.',
  },
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved; the home page leads to everything that is published here.',
  },
};

/** The rest of /portfolio. */
export const portfolioPage: PortfolioPage = {
  hero: {
    heading: 'Eight projects, before and after',
    lead: 'What hurt, what we built, what we measured.',
  },
  signersNote: 'Each project is built and signed by one or two of them.',
  closing: {
    headline: 'Start with one task',
    text: 'Tell us what takes too long. We reply with the closest project and how long it took.',
    action: { label: 'Describe your task', href: '/contact' },
  },
};

/** The heading of /blog. */
export const blogIntro: Heading = {
  heading: 'AI-Powered Insights',
  lead: 'Notes from projects, written by the engineers who did the work.',
};

/** The page of an unknown path. */
export const notFound: NotFound = {
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address. It may be mistyped, or the page was taken down.',
  action: { label: 'Return to Home', href: '/' },
  drawing: missingDrawing,
};

/** The page of an address whose document was deleted, or is an offer that has closed. */
export const gone: NotFound = {
  heading: 'This page was taken down',
  text: 'There is nothing at this address any more. Everything that is published now starts at the home page.',
  action: { label: 'Return to Home', href: '/' },
  drawing: missingDrawing,
};
