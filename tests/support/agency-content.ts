import { defaultContent, type WholeContent } from '#content/collections.ts';
import type { Branding } from '#content/branding.schema.ts';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { Hero, HeroDrawings, HomeProof } from '#content/hero.schema.ts';
import type { Footer, Navigation } from '#content/navigation.schema.ts';
import type { Approach, ContactPage, Highlight } from '#content/pages.schema.ts';
import type { QuizAdvice } from '#content/quiz.schema.ts';
import type { Product, ProductDetail } from '#content/products.schema.ts';
import type { SuccessStat, Link } from '#content/schema.ts';
import type { HomeServices, Service } from '#content/services.schema.ts';
import type { TimelineCase, TimelineStep } from '#content/timeline.schema.ts';

/* The content of another company: its own counts, slugs, names and figures in every collection. */
const contact: Link = { label: 'Talk to us', href: 'https://cal.example/brightwater' };

const figures: SuccessStat[] = [
  { value: '97%', label: 'of audits find a fault', basis: 'Counted over all audits of a year.' },
  { value: '97%', label: 'of faults are mended', basis: 'Asked after three months.' },
  { value: '12 days', label: 'from order to report', basis: 'Median of last year.' },
];

const names = [
  { slug: 'accessibility-audits', title: 'Accessibility Audits' },
  { slug: 'design-systems', title: 'Design Systems' },
  { slug: 'ai-automation', title: 'Quiet Automation' },
  { slug: 'a', title: 'Anything Else' },
] as const;

const services: Service[] = names.map((service, index) => ({
  ...service,
  description: `What ${service.title} is.`,
  features: ['One thing', 'Another thing'],
  metaTitle: `${service.title} by people`,
  metaDescription: 'Short.',
  hero: { headline: `${service.title}, done`, lead: 'We look, we write, you decide.', action: contact },
  offerings: { heading: 'What we do', items: [{ title: 'A look', text: 'At everything you have.' }] },
  process: {
    heading: 'How',
    items: [
      { title: 'Look', duration: 'week 1', by: 'engineer', text: 'We look.', signOff: 'A list' },
      { title: 'Write', duration: 'a while', by: 'machine', text: 'It writes.', signOff: 'A report' },
    ],
  },
  ...(index === 0 && { figures: { heading: 'Counted', items: figures } }),
  ...(index === 0 && {
    workshops: {
      heading: 'Clinics',
      items: [{ title: 'Keyboard clinic', length: '1 hour', audience: 'Everyone', outcome: 'Fewer traps.' }],
    },
  }),
  closing: { headline: 'Begin', action: contact },
}));

const productDetail: ProductDetail = {
  audience: ['Teams'],
  blocks: [{ title: 'Report', text: 'It reports.' }],
  integration: 'By file.',
  deployment: 'Hosted.',
  dataOwnership: 'Yours.',
  questions: [{ question: 'How much', answer: 'A little.' }],
};

const products: Product[] = ['Kite', 'Lantern'].map((title) => ({
  slug: title.toLowerCase(),
  icon: 'reporting',
  title,
  subtitle: `${title} for teams`,
  description: `${title} reports.`,
  features: ['Reports'],
  status: 'Live',
  statusColor: 'petrol',
  demoAvailable: false,
  details: productDetail,
}));

const cases: CaseStudy[] = [
  { slug: 'harbour-tickets', client: 'Harbour Ferries', category: 'R&D / Öffentlich' },
  { slug: 'museum-guide', client: 'Tin Museum', category: 'Culture' },
  { slug: 'library-search', client: 'Moss Library', category: 'R&D / Öffentlich' },
].map((one) => ({
  ...one,
  thumbnail: { kind: 'dock-schedule' as const, title: 'Piers, Sunday' },
  drawing: 'Doors and a plan.',
  industry: 'Public',
  hoverSummary: `What ${one.client} has now.`,
  year: 2019,
  duration: '2 weeks',
  team: '1 person',
  challenge: ['It was slow.'],
  solution: ['It is quick.'],
  results: [{ metric: 'Speed', value: '97%', description: 'Measured once.' }],
  tech: ['HTML'],
  hindsight: 'We would start earlier.',
}));

const timelineSteps: TimelineStep[] = ['Ask', 'Try', 'Keep', 'Watch', 'Leave'].map((title) => ({
  title,
  description: `We ${title.toLowerCase()}.`,
  icon: 'map',
  details: `${title}, at length.`,
  aiInsight: 'Nothing new.',
  metrics: [{ label: 'Days', value: '3' }],
}));

const timelineCases: TimelineCase[] = ['ferries', 'museum'].map((slug, index) => ({
  slug,
  title: `The story of ${slug}`,
  client: index === 0 ? 'Harbour Ferries' : 'Tin Museum',
  industry: 'Public',
  summary: 'In short.',
  color: 'ink',
  accentColor: 'redline',
  timelineSteps: timelineSteps.slice(0, 5 - index * 3),
}));

const highlights: Highlight[] = ['Patience', 'Plain words', 'Own tools', 'No lock-in'].map((title) => ({
  drawing: { kind: 'smart-integration', title: 'Old shop', firstField: 'Color' },
  title,
  text: `${title} is how we work.`,
  claim: '97% of reports on time',
}));

const { sheet: _sheet, listHeading: _heading, ...servicesWords } = defaultContent.site.servicesPage;

const homeServices: HomeServices = {
  services: ['accessibility-audits', 'design-systems'],
  cardAction: 'Read on',
  action: { label: 'Everything we do', href: '/services' },
};

const hero: Hero = {
  eyebrow: 'Looked at by people',
  lead: 'We look, we write, you decide.',
  actions: [{ label: 'Look at ferries', href: '/portfolio/harbour-tickets' }],
};

const heroDrawings: HeroDrawings = {
  hint: 'Pick a mark',
  draft: 'Drawn',
  correction: 'Mended',
  signature: 'Signed',
  items: [
    {
      tab: 'Ferries',
      figure: { kind: 'shop', text: 'Tickets and the boats they are for.', sales: 'tickets' },
      marks: [{ title: 'Two boats', draft: 'One boat.', correction: 'Two.', signature: 'Counted.' }],
    },
  ],
};

const recommended = { service: 'design-systems', case: 'harbour-tickets', reason: 'It fits.' };

const quizAdvice: QuizAdvice = {
  heading: 'Try this',
  serviceLabel: 'Do',
  caseLabel: 'See',
  rules: [{ budget: 'small', ...recommended }],
  otherwise: recommended,
  sentLabel: 'Your answers',
  removeLabel: 'Leave out',
};

const homeProof: HomeProof = {
  heading: 'Counted',
  cases: ['harbour-tickets'],
  signersLabel: 'By:',
  signers: [],
};

const approach: Approach = {
  principles: [
    { title: 'Look first', text: 'Always.' },
    { title: 'Then write', text: 'Plainly.' },
  ],
  stepsHeading: 'Three steps',
  steps: ['Ask', 'Try', 'Keep'].map((title) => ({
    title,
    by: 'engineer',
    text: 'We do it.',
    result: 'A note',
  })),
  checklistHeading: 'Always',
  checklist: ['One claim'],
  diagramHeading: 'Three things',
  nodes: [
    { label: 'Hear', angle: 0, insight: 'Listen first.' },
    { label: 'Do', angle: 90, insight: 'Then do.' },
    { label: 'See', angle: 180, insight: 'Then look.' },
  ],
};

const contactPage: ContactPage = {
  hero: { heading: 'Come in', lead: 'The door is open.' },
  about: { heading: 'We', drawing: 'none', paragraphs: ['We are two.'] },
  mission: { heading: 'Why', text: 'Because it helps.' },
  values: { heading: 'What we hold', items: [{ title: 'Candour', text: 'We say it.' }] },
  stats: { heading: 'Counted', items: figures },
  form: {
    heading: 'Write',
    lead: 'We read.',
    note: 'Be brief.',
    titleBlock: [{ label: 'Goes to', value: 'Both of us' }],
  },
  details: { heading: 'Or', note: 'Ring.' },
  booking: { title: 'Ring us', text: 'We pick up.', points: ['Free'], action: 'Ring' },
};

const navigation: Navigation = {
  label: 'Main',
  skip: 'Skip',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Audits', href: '/services/accessibility-audits' },
  ],
  action: { label: 'Begin', href: '/contact' },
};

const footer: Footer = {
  groups: [{ heading: 'Brightwater', links: [{ label: 'Audits', href: '/services/accessibility-audits' }] }],
  contactHeading: 'Reach us',
  legal: { label: 'Legal', links: [{ label: 'Privacy', href: '/privacy' }] },
  newsletter: { heading: 'Letters', text: 'Four a year.' },
};

const branding: Branding = {
  accent: '#7a1f5c',
  social: {
    label: 'Elsewhere',
    links: [{ label: 'Mastodon', name: 'Us on Mastodon', href: 'https://social.example/@brightwater' }],
  },
};

const reply = { text: 'Ask us, we answer.', links: [] };

export const agencyContent: WholeContent = {
  ...defaultContent,
  services,
  products,
  cases,
  timeline: timelineCases,
  replies: { latest: reply, automation: reply, ai: reply, default: reply },
  site: {
    ...defaultContent.site,
    navigation,
    footer,
    branding,
    hero,
    heroDrawings,
    homeProof,
    quizAdvice,
    highlights: { items: highlights },
    homeServices,
    servicesPage: { ...servicesWords, audiences: { ...servicesWords.audiences, items: [] } },
    homeCases: { cases: cases.map(({ slug }) => slug).toReversed() },
    approach,
    contactPage,
  },
};
