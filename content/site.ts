import { assistantTexts } from './assistant.ts';
import { assistantTextsSchema } from './assistant.schema.ts';
import { homeCases } from './cases.ts';
import { branding } from './branding.ts';
import { brandingSchema } from './branding.schema.ts';
import { contactPage } from './contact.ts';
import { consultation } from './consultation.ts';
import { consultationSchema } from './consultation.schema.ts';
import { fixed, single } from './define.ts';
import { facts } from './facts.ts';
import { factsSchema } from './facts.schema.ts';
import { fortunes } from './fortunes.ts';
import { fortunesSchema } from './fortunes.schema.ts';
import { hero, heroDrawings, homeProof } from './hero.ts';
import { heroDrawingsSchema, heroSchema, homeProofSchema } from './hero.schema.ts';
import { approach, callToAction, highlights, homeSections, responseNotes } from './home.ts';
import { labels } from './labels.ts';
import { labelsSchema } from './labels.schema.ts';
import { footerSchema, navigationSchema } from './navigation.schema.ts';
import { footer, navigation } from './navigation.ts';
import { blogIntro, gone, notFound, pageMetas, portfolioPage } from './pages.ts';
import { assurance, onwardWords, priceAnchor } from './onward.ts';
import { assuranceSchema, onwardWordsSchema, priceAnchorSchema } from './onward.schema.ts';
import * as pages from './pages.schema.ts';
import { productsPage } from './products.ts';
import { productsPageSchema } from './products.schema.ts';
import { headingSchema } from './schema.ts';
import { quizAdvice } from './quiz.ts';
import { quizAdviceSchema } from './quiz.schema.ts';
import { homeServices, servicesPage } from './services.ts';
import { homeServicesSchema, servicesPageSchema } from './services.schema.ts';

/** The parts of a site that it has once: the home page, the frame of every page, and the words around its lists. */
export const site = fixed({
  label: 'Site',
  description: 'The home page, the menu and the footer, and the words around services, products and cases.',
  documents: {
    branding: single({
      slug: 'branding',
      label: 'Branding',
      description: 'Accent color, icon, look of the logo, share picture, social profiles and AI crawlers.',
      schema: brandingSchema,
      default: branding,
      path: '/',
      findExamples: ({ favicon, social }) => [
        ...(favicon === undefined ? [{ field: 'favicon', text: 'The icon is the software’s.' }] : []),
        ...social.links.flatMap(({ label, href }, index) =>
          href === '#' ? [{ field: `social.links.${index}.href`, text: `${label} leads nowhere yet.` }] : [],
        ),
      ],
    }),
    navigation: single({
      slug: 'navigation',
      label: 'Menu',
      description: 'The bar at the top of every page.',
      schema: navigationSchema,
      default: navigation,
      path: '/',
    }),
    footer: single({
      slug: 'footer',
      label: 'Footer',
      description: 'Links at the foot of every page.',
      schema: footerSchema,
      default: footer,
      path: '/',
    }),
    hero: single({
      slug: 'hero',
      label: 'Home: hero',
      description: 'What a visitor sees first. Its heading is the tagline from the site settings.',
      schema: heroSchema,
      default: hero,
      path: '/',
    }),
    heroDrawings: single({
      slug: 'hero-drawings',
      label: 'Home: drawings',
      description: 'The checked drawings at the head, each with the red marks that visitors choose.',
      schema: heroDrawingsSchema,
      default: heroDrawings,
      path: '/',
    }),
    homeProof: single({
      slug: 'home-proof',
      label: 'Home: proof',
      description: 'Results in the first screen, taken from the case studies, and who signs.',
      schema: homeProofSchema,
      default: homeProof,
      path: '/',
    }),
    homeSections: single({
      slug: 'home-sections',
      label: 'Home: headings',
      description: "Headings of the home page's sections, with the buttons that end them.",
      schema: pages.homeSectionsSchema,
      default: homeSections,
      path: '/',
    }),
    highlights: single({
      slug: 'highlights',
      label: 'Home: highlights',
      description: 'Habits, each with the figure it is measured by.',
      schema: pages.highlightsSchema,
      default: highlights,
      path: '/',
    }),
    homeServices: single({
      slug: 'home-services',
      label: 'Home: services',
      description: 'Which services the home page shows.',
      schema: homeServicesSchema,
      default: homeServices,
      path: '/',
    }),
    homeCases: single({
      slug: 'home-cases',
      label: 'Home: cases',
      description: 'Which cases the home page shows; their results head the portfolio.',
      schema: pages.homeCasesSchema,
      default: homeCases,
      path: '/',
    }),
    approach: single({
      slug: 'approach',
      label: 'Home: approach',
      description: 'Principles, steps, checklist and ring.',
      schema: pages.approachSchema,
      default: approach,
      path: '/',
    }),
    quizAdvice: single({
      slug: 'quiz-advice',
      label: 'Home: quiz result',
      description:
        'Which service and case the quiz recommends, and how its answers go on to the contact form.',
      schema: quizAdviceSchema,
      default: quizAdvice,
      path: '/',
    }),
    fortunes: single({
      slug: 'fortunes',
      label: 'Home: fortunes',
      description: 'What the quiz puts its fortunes together from, where no AI model writes them.',
      schema: fortunesSchema,
      default: fortunes,
      path: '/',
    }),
    callToAction: single({
      slug: 'call-to-action',
      label: 'Home: last buttons',
      description: 'The buttons of the block that closes the home page.',
      schema: pages.callToActionSchema,
      default: callToAction,
      path: '/',
    }),
    responseNotes: single({
      slug: 'response-notes',
      label: 'Response times',
      description: 'What is promised on the home page and beside the forms.',
      schema: pages.responseNotesSchema,
      default: responseNotes,
      path: '/',
    }),
    facts: single({
      slug: 'facts',
      label: 'Facts',
      description: 'Prices, lengths and promises that several texts name, each written once.',
      schema: factsSchema,
      default: facts,
      path: '/services',
    }),
    labels: single({
      slug: 'labels',
      label: 'Labels',
      description: 'The short words that say what AI does and what people sign.',
      schema: labelsSchema,
      default: labels,
      path: '/',
    }),
    consultation: single({
      slug: 'consultation',
      label: 'Consultation',
      description: 'The dialog that asks for a day and a time.',
      schema: consultationSchema,
      default: consultation,
      path: '/contact',
    }),
    servicesPage: single({
      slug: 'services-page',
      label: 'Services page',
      description: 'What stands around the services on /services.',
      schema: servicesPageSchema,
      default: servicesPage,
      path: '/services',
    }),
    productsPage: single({
      slug: 'products-page',
      label: 'Products page',
      description: 'What stands around the products on /products.',
      schema: productsPageSchema,
      default: productsPage,
      path: '/products',
    }),
    portfolioPage: single({
      slug: 'portfolio-page',
      label: 'Portfolio page',
      description: 'What stands around the cases on /portfolio.',
      schema: pages.portfolioPageSchema,
      default: portfolioPage,
      path: '/portfolio',
    }),
    blogIntro: single({
      slug: 'blog-intro',
      label: 'Blog page',
      description: 'The heading of /blog.',
      schema: headingSchema,
      default: blogIntro,
      path: '/blog',
    }),
    assistant: single({
      slug: 'assistant',
      label: 'Blog assistant',
      description: 'The words of the chat box on /blog.',
      schema: assistantTextsSchema,
      default: assistantTexts,
      path: '/blog',
    }),
    contactPage: single({
      slug: 'contact-page',
      label: 'Contact page',
      description: 'Who you are, and the ways to reach you.',
      schema: pages.contactSchema,
      default: contactPage,
      path: '/contact',
    }),
    priceAnchor: single({
      slug: 'price-anchor',
      label: 'Price to begin with',
      description: 'What a customer pays to find out what to build.',
      schema: priceAnchorSchema,
      default: priceAnchor,
      path: '/services',
    }),
    assurance: single({
      slug: 'assurance',
      label: 'Security and purchasing',
      description: 'Hosting, contracts, certificates, insurance and exit.',
      schema: assuranceSchema,
      default: assurance,
      path: '/services',
    }),
    onward: single({
      slug: 'ways-onward',
      label: 'Related links',
      description: 'The words around what a page leads to at its foot.',
      schema: onwardWordsSchema,
      default: onwardWords,
      path: '/services',
    }),
    notFound: single({
      slug: 'not-found',
      label: 'Unknown address',
      description: 'What an unknown address shows.',
      schema: pages.notFoundSchema,
      default: notFound,
    }),
    gone: single({
      slug: 'gone',
      label: 'Page withdrawn',
      description: 'What the address of a deleted page shows, and that of a job offer that has closed.',
      schema: pages.notFoundSchema,
      default: gone,
    }),
    pageMetas: single({
      slug: 'page-metas',
      label: 'Titles and descriptions',
      description: 'What search engines and browser tabs show for each page.',
      schema: pages.pageMetasSchema,
      default: pageMetas,
    }),
  },
});
