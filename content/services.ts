import type { HomeServices, Service, ServicesPage } from './services.schema.ts';
import { aiAutomation } from './services/ai-automation.ts';
import { customSoftware } from './services/custom-software.ts';
import { integrationServices } from './services/integration-services.ts';
import { mobileAppDevelopment } from './services/mobile-app-development.ts';
import { trainingConsultancy } from './services/training-consultancy.ts';
import { webAppDevelopment } from './services/web-app-development.ts';

/** In the order of menus and lists. Durations, terms and figures are demonstration content. */
export const services: readonly Service[] = [
  mobileAppDevelopment,
  webAppDevelopment,
  customSoftware,
  integrationServices,
  aiAutomation,
  trainingConsultancy,
];

/** The rest of /services: highlights, and what differs by size of organization. */
export const servicesPage: ServicesPage = {
  hero: {
    heading: 'Six services, one way of working',
    lead: 'A machine drafts, an engineer corrects and signs, and you approve each stage before you pay for the next.',
  },
  listHeading: 'All six, most requested first',
  sheet: {
    title: 'Rule 14: rest after a night',
    note: 'ward agreement, § 5.2',
    items: [
      { label: 'Rule', struck: '8 hours', value: 'at least 11 hours of rest', isSigned: true },
      { label: 'Example', value: 'ends 6 AM, next 5 PM: allowed', isSigned: true },
      { label: 'Counter-example', value: 'ends 6 AM, next 2 PM: refused', isSigned: true },
      { label: 'Who may overrule it', value: 'the planner, with a reason', isSigned: true },
      { label: 'Test', value: 'drafted from these lines', isSigned: false },
    ],
    foot: 'The rule is signed, its test is not yet.',
    stamp: 'RULE 14',
    stampedBy: 'A. Reyes, planner',
  },
  highlights: {
    heading: 'The same in every project',
    lead: 'Three contract terms, each with an example.',
    items: [
      {
        title: 'Security',
        text: 'Threat model in the first stage, dependencies scanned at every build, secrets outside the code.',
        note: 'checked at every build',
        lines: [{ label: 'Library with a known flaw', struck: '4.1.0', value: '4.1.3', isSigned: true }],
      },
      {
        title: 'Performance',
        text: 'We agree on response times in numbers and test them at several times your peak load. A change that misses them is not merged.',
        note: 'agreed limit: 300 ms',
        lines: [{ label: 'Search at peak load', struck: '410 ms', value: '240 ms', isSigned: true }],
      },
      {
        title: 'Support',
        text: '24/7 support for systems in service: an engineer who knows yours answers the call. Emailed questions get a typical response within {typical_response}.',
        note: 'back after 27 minutes',
        lines: [{ label: 'Cause of an outage', struck: 'network', value: 'certificate', isSigned: true }],
      },
    ],
  },
  audiences: {
    heading: 'Sized for you',
    lead: 'Same terms for all. A first week from {discovery_price}.',
    items: [
      {
        id: 'for-startups',
        title: 'For startups',
        size: 'Two engineers',
        text: 'Something to show before the money runs out.',
        points: ['First usable version in six to eight weeks', 'Code and cloud accounts yours from day one'],
        service: 'web-app-development',
      },
      {
        id: 'for-small-businesses',
        title: 'For small businesses',
        size: 'One contact',
        text: 'No IT department needed: we connect what you own.',
        points: [
          'Fixed prices, and running costs stated up front',
          'Half-day training for your staff included',
        ],
        service: 'integration-services',
      },
      {
        id: 'for-enterprises',
        title: 'For enterprises',
        size: 'On call at any hour',
        text: 'We have been through architecture boards before.',
        points: [
          'In your cloud or data center, behind your sign-on',
          'Software parts list, test evidence per release',
        ],
        service: 'custom-software',
      },
    ],
  },
  closing: {
    headline: 'Not sure which of the six?',
    text: 'Describe the problem. We name the service or the product that solves it.',
    action: { label: 'Ask an engineer', href: '/contact' },
  },
};

/** The three services of the home page. */
export const homeServices: HomeServices = {
  services: ['mobile-app-development', 'web-app-development', 'ai-automation'],
  cardAction: 'Learn More',
  action: { label: 'View All Services', href: '/services' },
};
