import { z } from 'zod';
import { assistantReplies, assistantTexts } from './assistant.ts';
import { assistantRepliesSchema, assistantTextsSchema } from './assistant.schema.ts';
import { cases, portfolioTeasers } from './cases.ts';
import { casesSchema, teasersSchema } from './cases.schema.ts';
import { contactPage } from './contact.ts';
import { approach, callToAction, hero, highlights, homeSections, responseNotes } from './home.ts';
import { privacyPolicy, termsOfService } from './legal.ts';
import { legalDocumentSchema } from './legal.schema.ts';
import { footer, navigation } from './navigation.ts';
import { blogIntro, notFound, pageMetas, portfolioClosing, portfolioIntro } from './pages.ts';
import * as pages from './pages.schema.ts';
import { productDetails, products, productsPage } from './products.ts';
import { quizQuestions } from './quiz.ts';
import { quizSchema } from './quiz.schema.ts';
import * as schema from './schema.ts';
import { homeServices, serviceDetails, serviceOverviews, servicesPage } from './services.ts';
import { aiAutomation } from './services/ai-automation.ts';
import { trainingConsultancy } from './services/training-consultancy.ts';
import { timelineCases } from './timeline.ts';
import { timelineSchema } from './timeline.schema.ts';

/** One exported constant, the file to look in when it is wrong, and the schema it must fit. */
export interface ContentEntry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

const productNames = schema.productSchema.shape.icon.options;

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
  { file: 'pages.ts', name: 'blogIntro', value: blogIntro, schema: schema.headingSchema },
  { file: 'pages.ts', name: 'notFound', value: notFound, schema: pages.notFoundSchema },
  { file: 'pages.ts', name: 'pageMetas', value: pageMetas, schema: pages.pageMetasSchema },
  { file: 'pages.ts', name: 'portfolioClosing', value: portfolioClosing, schema: schema.closingSchema },
  { file: 'pages.ts', name: 'portfolioIntro', value: portfolioIntro, schema: schema.headingSchema },
  {
    file: 'products.ts',
    name: 'productDetails',
    value: productDetails,
    schema: z.record(z.enum(productNames), schema.productDetailSchema),
  },
  { file: 'products.ts', name: 'products', value: products, schema: z.array(schema.productSchema).length(3) },
  { file: 'products.ts', name: 'productsPage', value: productsPage, schema: pages.productsPageSchema },
  { file: 'quiz.ts', name: 'quizQuestions', value: quizQuestions, schema: quizSchema },
  { file: 'services.ts', name: 'homeServices', value: homeServices, schema: schema.homeServicesSchema },
  { file: 'services.ts', name: 'serviceDetails', value: serviceDetails, schema: schema.serviceDetailsSchema },
  {
    file: 'services.ts',
    name: 'serviceOverviews',
    value: serviceOverviews,
    schema: z.array(schema.serviceOverviewSchema).length(schema.serviceSlugs.length),
  },
  { file: 'services.ts', name: 'servicesPage', value: servicesPage, schema: schema.servicesPageSchema },
  {
    file: 'services/ai-automation.ts',
    name: 'aiAutomation',
    value: aiAutomation,
    schema: schema.aiServiceDetailSchema,
  },
  {
    file: 'services/training-consultancy.ts',
    name: 'trainingConsultancy',
    value: trainingConsultancy,
    schema: schema.trainingServiceDetailSchema,
  },
  { file: 'timeline.ts', name: 'timelineCases', value: timelineCases, schema: timelineSchema },
];

/** Content does not fit its schema; the message has one line per fault. */
class ContentError extends Error {
  override name = 'ContentError';
}

/** Checks all content, as the build does. Throws one ContentError naming file and path of every fault. */
export function checkContent(entries: readonly ContentEntry[] = contentEntries): void {
  const faults = entries.flatMap(listFaults);
  if (faults.length > 0) throw new ContentError(`The content has faults:\n${faults.join('\n')}`);
}

function listFaults({ file, name, value, schema: expected }: ContentEntry): string[] {
  const result = expected.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const path = z.core.toDotPath([name, ...issue.path]);
    return `  content/${file}: ${path}: ${issue.message}`;
  });
}
