import type { HomeServices, ServiceDetail, ServiceOverview, ServicesPage } from './services.schema.ts';
import { aiAutomation } from './services/ai-automation.ts';
import { customSoftware } from './services/custom-software.ts';
import { integrationServices } from './services/integration-services.ts';
import { mobileAppDevelopment } from './services/mobile-app-development.ts';
import { trainingConsultancy } from './services/training-consultancy.ts';
import { webAppDevelopment } from './services/web-app-development.ts';

/** The detail pages in the order of menus and lists. Durations, terms and figures are demonstration content. */
export const serviceDetails: ServiceDetail[] = [
  mobileAppDevelopment,
  webAppDevelopment,
  customSoftware,
  integrationServices,
  aiAutomation,
  trainingConsultancy,
];

/** The detail page under /services/{slug}, or undefined where there is none. */
export function findServiceDetail(slug: string): ServiceDetail | undefined {
  return serviceDetails.find((detail) => detail.slug === slug);
}

/** A service's path, which is the same in every link to it. */
function getServicePath(slug: string): string {
  return `/services/${slug}`;
}

/** The six cards of /services. */
export const serviceOverviews: ServiceOverview[] = [
  {
    slug: 'mobile-app-development',
    icon: 'mobile',
    title: 'Mobile Application Development',
    description: 'Apps for iOS and Android, from the first sketch to both stores, with the server they need.',
    link: getServicePath('mobile-app-development'),
    features: [
      'One code base for both stores, or native where it pays',
      'Works offline and merges changes later',
      'A new build on your phone every Friday',
      'First release in about twelve weeks',
    ],
  },
  {
    slug: 'web-app-development',
    icon: 'web',
    title: 'Web Application Development',
    description:
      'Portals, shops and internal tools that load fast, work from a keyboard and run in your own account.',
    link: getServicePath('web-app-development'),
    features: [
      'A speed budget in milliseconds, tested at each release',
      'Audited against WCAG 2.2 AA',
      'First area live after six weeks',
      'Fixed price per area',
    ],
  },
  {
    slug: 'custom-software',
    icon: 'custom',
    title: 'Custom Software',
    description:
      'Programs for the rules that no package covers, built from sentences your experts have signed.',
    link: getServicePath('custom-software'),
    features: [
      'Every rule with an example and a test',
      'Old and new system compared on live cases',
      'Stages of at most five weeks',
      'All rights pass to you with each payment',
    ],
  },
  {
    slug: 'integration-services',
    icon: 'integration',
    title: 'Integration Services',
    description: 'Connections between the systems you keep, so that a value typed once arrives everywhere.',
    link: getServicePath('integration-services'),
    features: [
      'FHIR, ISO 20022, EDIFACT and plain REST',
      'Every message traceable and repeatable',
      'Failures tried out before the switch',
      'First live message in five weeks',
    ],
  },
  {
    slug: 'ai-automation',
    icon: 'automation',
    title: 'AI & Automation Services',
    description:
      'Automation of documents, enquiries and forecasts, measured on your past cases before it goes live.',
    link: getServicePath('ai-automation'),
    features: [
      'Error rate known before you commit',
      'Doubtful cases go to a person, with the reason',
      'Hosted models, or models on your hardware',
      'Any decision can be replayed for an audit',
    ],
  },
  {
    slug: 'training-consultancy',
    icon: 'training',
    title: 'IT Training & Consultancy',
    description:
      'Workshops on your own material and written second opinions from engineers with nothing to resell.',
    link: getServicePath('training-consultancy'),
    features: [
      'AI workshops from three hours to two days',
      'Half of the time on your own work',
      'Architecture reviews in ten days',
      'Results checked again after six weeks',
    ],
  },
];

/** The rest of /services: highlights, and what differs by size of organisation. */
export const servicesPage: ServicesPage = {
  hero: {
    heading: 'Six services, one way of working',
    lead: 'A machine drafts, an engineer corrects and signs, and you approve each stage before you pay for the next. Pick the page closest to your problem; the first call sorts out the rest.',
  },
  highlights: {
    heading: 'The same in every project',
    lead: 'Three conditions stand in each contract, whichever service you order.',
    items: [
      {
        icon: 'security',
        title: 'Security',
        text: 'Threat model in the first stage, dependencies scanned at every build, secrets outside the code. An outside tester is welcome before release, and we mend what they find.',
      },
      {
        icon: 'performance',
        title: 'Performance',
        text: 'Response times are agreed as figures and tested under several times your peak load. A change that breaks the figure is not merged.',
      },
      {
        icon: 'support',
        title: 'Support',
        text: '24/7 support for systems in service: an engineer who knows yours answers the call. Questions by mail get a typical response within 2-4 hours (business hours).',
      },
    ],
  },
  audiences: {
    heading: 'Cut to your size',
    lead: 'The rules above stay. The team, the paperwork and the pace are cut to yours.',
    items: [
      {
        id: 'for-startups',
        title: 'For startups',
        text: 'You need something to show before the money runs out, and it must not have to be thrown away afterwards.',
        points: [
          'Two engineers, first usable version in six to eight weeks',
          'Code and cloud accounts in your name from day one',
          'Monthly stages; pause between any two',
        ],
      },
      {
        id: 'for-small-businesses',
        title: 'For small businesses',
        text: 'You have no IT department, so we connect what you own and explain it to the person who will look after it.',
        points: [
          'One contact who also knows the code',
          'Fixed prices, and running costs stated beforehand',
          'Half-day training for your staff included',
        ],
      },
      {
        id: 'for-enterprises',
        title: 'For enterprises',
        text: 'You have an architecture board, a security office and a purchasing process. We have been through them before.',
        points: [
          'Deployment in your cloud or data centre, behind your sign-on',
          'Software bill of materials and test evidence per release',
          'Service levels with on-call at any hour',
        ],
      },
    ],
  },
  closing: {
    headline: 'Not sure which of the six?',
    text: 'Describe the problem in your own words. We answer with the service that fits, or with the name of a product that already solves it.',
    action: { label: 'Ask an engineer', href: '/contact' },
  },
};

/** The three services of the home page. */
export const homeServices: HomeServices = {
  cards: [
    {
      icon: 'mobile',
      title: 'Mobile Application Development',
      description:
        'An app in both stores in about twelve weeks, usable on a ward or in a cellar without a signal.',
      link: getServicePath('mobile-app-development'),
    },
    {
      icon: 'web',
      title: 'Web Application Development',
      description:
        'Portals, shops and tools that show their main content within 2.5 seconds on a mid-range phone.',
      link: getServicePath('web-app-development'),
    },
    {
      icon: 'automation',
      title: 'AI & Automation Services',
      description:
        'Letters read, orders proposed, alarms ranked. Tried on your past cases first; a person signs.',
      link: getServicePath('ai-automation'),
    },
  ],
  cardAction: 'Learn More',
  action: { label: 'View All Services', href: '/services' },
};
