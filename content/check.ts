import { z } from 'zod';
import { assistantReplies, assistantTexts } from './assistant.ts';
import { assistantRepliesSchema, assistantTextsSchema } from './assistant.schema.ts';
import { cases, portfolioTeasers } from './cases.ts';
import { casesSchema, teasersSchema } from './cases.schema.ts';
import { findBrokenReferences } from './check-references.ts';
import { contactPage } from './contact.ts';
import { approach, callToAction, hero, highlights, homeSections, responseNotes } from './home.ts';
import { privacyPolicy, termsOfService } from './legal.ts';
import { legalDocumentSchema } from './legal.schema.ts';
import { footer, navigation } from './navigation.ts';
import { blogIntro, notFound, pageMetas, portfolioClosing, portfolioIntro } from './pages.ts';
import * as pages from './pages.schema.ts';
import { productDetails, products, productsPage } from './products.ts';
import { productDetailsSchema, productsPageSchema, productsSchema } from './products.schema.ts';
import { quizQuestions } from './quiz.ts';
import { quizSchema } from './quiz.schema.ts';
import { closingSchema, headingSchema } from './schema.ts';
import { homeServices, serviceDetails, serviceOverviews, servicesPage } from './services.ts';
import {
  homeServicesSchema,
  serviceDetailsSchema,
  serviceOverviewsSchema,
  servicesPageSchema,
} from './services.schema.ts';
import { timelineCases } from './timeline.ts';
import { timelineSchema } from './timeline.schema.ts';

/** One exported constant, the file to look in when it is wrong, and the schema it must fit. */
export interface ContentEntry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/** All content. What is not listed here is not checked. */
export const contentEntries: readonly ContentEntry[] = [
  {
    file: 'assistant.ts',
    name: 'assistantReplies',
    value: assistantReplies,
    schema: assistantRepliesSchema,
  },
  { file: 'assistant.ts', name: 'assistantTexts', value: assistantTexts, schema: assistantTextsSchema },
  { file: 'cases.ts', name: 'cases', value: cases, schema: casesSchema },
  { file: 'cases.ts', name: 'portfolioTeasers', value: portfolioTeasers, schema: teasersSchema },
  { file: 'contact.ts', name: 'contactPage', value: contactPage, schema: pages.contactSchema },
  { file: 'home.ts', name: 'approach', value: approach, schema: pages.approachSchema },
  { file: 'home.ts', name: 'callToAction', value: callToAction, schema: pages.callToActionSchema },
  { file: 'home.ts', name: 'hero', value: hero, schema: pages.heroSchema },
  { file: 'home.ts', name: 'highlights', value: highlights, schema: pages.highlightsSchema },
  { file: 'home.ts', name: 'homeSections', value: homeSections, schema: pages.homeSectionsSchema },
  { file: 'home.ts', name: 'responseNotes', value: responseNotes, schema: pages.responseNotesSchema },
  { file: 'legal.ts', name: 'privacyPolicy', value: privacyPolicy, schema: legalDocumentSchema },
  { file: 'legal.ts', name: 'termsOfService', value: termsOfService, schema: legalDocumentSchema },
  { file: 'navigation.ts', name: 'footer', value: footer, schema: pages.footerSchema },
  { file: 'navigation.ts', name: 'navigation', value: navigation, schema: pages.navigationSchema },
  { file: 'pages.ts', name: 'blogIntro', value: blogIntro, schema: headingSchema },
  { file: 'pages.ts', name: 'notFound', value: notFound, schema: pages.notFoundSchema },
  { file: 'pages.ts', name: 'pageMetas', value: pageMetas, schema: pages.pageMetasSchema },
  { file: 'pages.ts', name: 'portfolioClosing', value: portfolioClosing, schema: closingSchema },
  { file: 'pages.ts', name: 'portfolioIntro', value: portfolioIntro, schema: headingSchema },
  { file: 'products.ts', name: 'productDetails', value: productDetails, schema: productDetailsSchema },
  { file: 'products.ts', name: 'products', value: products, schema: productsSchema },
  { file: 'products.ts', name: 'productsPage', value: productsPage, schema: productsPageSchema },
  { file: 'quiz.ts', name: 'quizQuestions', value: quizQuestions, schema: quizSchema },
  { file: 'services.ts', name: 'homeServices', value: homeServices, schema: homeServicesSchema },
  { file: 'services.ts', name: 'serviceDetails', value: serviceDetails, schema: serviceDetailsSchema },
  { file: 'services.ts', name: 'serviceOverviews', value: serviceOverviews, schema: serviceOverviewsSchema },
  { file: 'services.ts', name: 'servicesPage', value: servicesPage, schema: servicesPageSchema },
  { file: 'timeline.ts', name: 'timelineCases', value: timelineCases, schema: timelineSchema },
];

/** Content does not fit its schema; the message has one line per fault. */
class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Checks content, as the build does. Throws one ContentError naming file and path of every fault.
 * @param entries all of it: what refers to something else is looked up among them
 */
export function checkContent(entries: readonly ContentEntry[] = contentEntries): void {
  const broken = findBrokenReferences(entries).map(({ entry, path, message }) =>
    describeFault(entry, path, message),
  );
  const faults = [...entries.flatMap(listFaults), ...broken];
  if (faults.length > 0) throw new ContentError(`The content has faults:\n${faults.join('\n')}`);
}

function listFaults(entry: ContentEntry): string[] {
  const result = entry.schema.safeParse(entry.value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => describeFault(entry, path, message));
}

const describeFault = ({ file, name }: ContentEntry, path: PropertyKey[], message: string): string =>
  `  content/${file}: ${z.core.toDotPath([name, ...path])}: ${message}`;
