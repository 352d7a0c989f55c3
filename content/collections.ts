import type { z } from 'zod';
import { assistantReplies } from './assistant.ts';
import { assistantReplySchema, type AssistantRule } from './assistant.schema.ts';
import { cases } from './cases.ts';
import { caseStudySchema } from './cases.schema.ts';
import {
  fixed,
  list,
  listOfHeads,
  single,
  type Collections,
  type ContentOf,
  type WholeContentOf,
} from './define.ts';
import { privacyPolicy, termsOfService } from './legal.ts';
import { legalDocumentSchema } from './legal.schema.ts';
import { products } from './products.ts';
import { headOfOwnPage, ownPagePath, ownPageSchema, ownPageSlugSchema } from './own-pages.schema.ts';
import { people } from './people.ts';
import { personSchema } from './people.schema.ts';
import { productSchema } from './products.schema.ts';
import { quiz } from './quiz.ts';
import { budgetSchema, businessTypeSchema, growthGoalSchema, techChallengeSchema } from './quiz.schema.ts';
import { services } from './services.ts';
import { serviceSchema } from './services.schema.ts';
import { site } from './site.ts';
import { timelineCases } from './timeline.ts';
import { timelineCaseSchema } from './timeline.schema.ts';

/** Everything that an owner can edit, by the names that are its addresses. */
export const collections = {
  services: list({
    label: 'Services',
    singular: 'service',
    description: 'Each has its own page and can be featured on the home page.',
    schema: serviceSchema,
    defaults: services,
    titleOf: ({ title }) => title,
    pathOf: (slug) => `/services/${slug}`,
  }),
  products: list({
    label: 'Products',
    singular: 'product',
    description: 'Shown on the home page, whose section is left out without any, and on /products.',
    schema: productSchema,
    defaults: products,
    titleOf: ({ title }) => title,
    pathOf: (slug) => `/products#${slug}`,
  }),
  cases: list({
    label: 'Case studies',
    singular: 'case study',
    description: 'Each has its own page and can be featured on the home page.',
    schema: caseStudySchema,
    defaults: cases,
    titleOf: ({ client }) => client,
    pathOf: (slug) => `/portfolio/${slug}`,
  }),
  timeline: list({
    label: 'Timeline',
    singular: 'project',
    description: 'Projects that the home page tells step by step. Without any, the section is left out.',
    schema: timelineCaseSchema,
    defaults: timelineCases,
    titleOf: ({ title }) => title,
  }),
  people: list({
    label: 'People',
    singular: 'person',
    description:
      'Shown on /contact, with the cases they signed, and by the section "People" of your own pages.',
    schema: personSchema,
    privateFields: ['account'],
    defaults: people,
    titleOf: ({ name }) => name,
  }),
  pages: listOfHeads({
    label: 'Pages',
    singular: 'page',
    description: 'Pages of your own, such as a campaign or a job offer.',
    schema: ownPageSchema,
    defaults: [],
    titleOf: ({ title }) => title,
    headOf: headOfOwnPage,
    lastDayOf: ({ job }) => job?.closesOn,
    slugs: ownPageSlugSchema,
    pathOf: ownPagePath,
  }),
  quiz: fixed({
    label: 'Quiz',
    description: "The words of the fortune quiz. Its questions and answers are the API's.",
    documents: {
      businessType: question('business-type', 'Size', businessTypeSchema, quiz.businessType),
      techChallenge: question('tech-challenge', 'Problem', techChallengeSchema, quiz.techChallenge),
      growthGoal: question('growth-goal', 'Goal', growthGoalSchema, quiz.growthGoal),
      budget: question('budget', 'Budget', budgetSchema, quiz.budget),
    },
  }),
  replies: fixed({
    label: 'Assistant replies',
    description: 'The prepared answers of the chat box on /blog.',
    documents: {
      latest: reply('latest', 'News', 'Given to questions about what is new.'),
      automation: reply('automation', 'Automation', 'Given to questions about automation and its return.'),
      ai: reply('ai', 'AI', 'Given to questions about AI.'),
      default: reply('default', 'Anything else', 'Given to everything else.'),
    },
  }),
  site,
  legal: fixed({
    label: 'Legal pages',
    description: 'Have them checked by a lawyer.',
    documents: {
      privacyPolicy: single({
        slug: 'privacy-policy',
        label: 'Privacy policy',
        description: 'Shown at /privacy.',
        schema: legalDocumentSchema,
        default: privacyPolicy,
        path: '/privacy',
      }),
      termsOfService: single({
        slug: 'terms-of-service',
        label: 'Terms of service',
        description: 'Shown at /terms.',
        schema: legalDocumentSchema,
        default: termsOfService,
        path: '/terms',
      }),
    },
  }),
} satisfies Collections;

/** All content, as pages get it. */
export type SiteContent = ContentOf<typeof collections>;

/** All content with the whole of what pages get the heads of. */
export type WholeContent = WholeContentOf<typeof collections>;

/** A new site's texts, before its owner has changed a word. */
export const defaultContent: WholeContent = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [name, readDefaults(collection)]),
) as WholeContent;

function readDefaults(collection: Collections[string]): unknown {
  if (collection.kind === 'list') return collection.defaults;
  return Object.fromEntries(
    Object.entries(collection.documents).map(([key, document]) => [key, document.default]),
  );
}

function question<Data>(slug: string, label: string, schema: z.ZodType<Data>, words: Data) {
  const description = 'A question of the quiz on the home page.';
  return single({ slug, label, description, schema, default: words, path: '/' });
}

function reply(slug: AssistantRule, label: string, description: string) {
  return single({
    slug,
    label,
    description,
    schema: assistantReplySchema,
    default: assistantReplies[slug],
    path: '/blog',
  });
}
