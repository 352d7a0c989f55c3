import type { CaseResult } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { ownPagePath, type OwnPage } from '#content/own-pages.schema.ts';
import { parseRichText, type Inline } from '#content/rich-text.schema.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { joinTexts } from '#domain/search/join-texts.ts';
import type { Settings } from '#features/settings/contract.ts';
import { paths } from '#paths/paths.ts';
import { fillDocument, type Retention } from '../legal/fill-places.ts';
import { assuranceAnchor, toHeadingId } from '../parts/heading-id.ts';
import { pickEntries } from '../parts/pick-entries.ts';

/** A result besides articles: a page, or a part of one that has a name of its own. */
export interface SiteDocument {
  path: string;
  /** Its kind, in a word or two. */
  kind: string;
  title: string;
  sections: DocumentSection[];
  /** A case's first result; a fact of another kind of page. */
  measured?: Pick<CaseResult, 'metric' | 'value'> | undefined;
  /** Of a person, whose portrait stands beside it. */
  slug?: string;
}

/** A part of it under one heading. */
export interface DocumentSection {
  /** Null: the document's beginning, or a heading that no link can lead to. */
  anchor: string | null;
  heading: string;
  text: string;
  /** An article's listings: they are found, and not shown. */
  code?: string;
}

interface Said {
  content: SiteContent;
  settings: Settings;
  retention: Retention;
}

/** Everything that visitors can read on the site but articles and the owner's own pages. */
export function listSiteDocuments({ content, settings, retention }: Said): SiteDocument[] {
  return [
    ...content.services.map(describeService),
    ...content.products.map(({ slug, title, subtitle, status, price, description, features, details }) => ({
      path: `${paths.products()}#${slug}`,
      kind: 'Product',
      title,
      measured: price ? { metric: status, value: price } : undefined,
      sections: begin(subtitle, description, features, details),
    })),
    ...content.cases.map(describeCase),
    ...listPages(content),
    ...listPeople(content),
    ...[
      { path: paths.privacy(), document: content.legal.privacyPolicy },
      { path: paths.terms(), document: content.legal.termsOfService },
    ].map(({ path, document }) => describeLegal(path, fillDocument(document, settings, retention))),
  ];
}

/** A page of the owner's own. @param content has whom and what it names */
export function describeOwnPage(page: OwnPage, { people, cases }: SiteContent): SiteDocument {
  const { slug, title, description, hero, sections, job } = page;
  return {
    path: ownPagePath(slug),
    kind: job ? 'Job offer' : 'Page',
    title,
    measured: job && { metric: 'Where', value: job.location },
    sections: [
      ...begin(description, hero, job?.location),
      ...sections.map(({ heading, ...section }) => ({
        anchor: toHeadingId(heading),
        heading,
        text: toText(
          section,
          section.kind === 'people' &&
            pickEntries(people, section.people).map(({ name, role }) => [name, role]),
          section.kind === 'cases' && pickEntries(cases, section.cases).map(({ client }) => client),
        ),
      })),
    ],
  };
}

function describeService(service: SiteContent['services'][number]): SiteDocument {
  const { slug, title, description, features, hero, record } = service;
  const [fact] = hero.facts ?? [];
  // The cells of a drawn sheet are no sentences.
  const parts = Object.values<unknown>({ ...service, record: record && { ...record, items: [] } }).filter(
    isPart,
  );
  return {
    path: paths.service(slug),
    kind: 'Service',
    title,
    measured: fact && { metric: fact.label, value: fact.value },
    sections: [
      ...begin(description, features, hero),
      ...parts.map(({ heading, ...part }) => ({ anchor: toHeadingId(heading), heading, text: toText(part) })),
    ],
  };
}

/** Whether a field is a part of the page under a heading of its own. */
const isPart = (value: unknown): value is { heading: string } =>
  typeof value === 'object' && value !== null && 'heading' in value && 'items' in value;

function describeCase(study: SiteContent['cases'][number]): SiteDocument {
  const { slug, client, hoverSummary, category, industry, team, tech } = study;
  const part = (heading: string, ...said: unknown[]) => ({ anchor: null, heading, text: toText(...said) });
  return {
    path: paths.caseStudy(slug),
    kind: 'Case study',
    title: client,
    measured: study.results[0],
    sections: [
      ...begin(hoverSummary, category, industry, team),
      part('Challenge', study.challenge),
      part('Solution', study.solution),
      part('Results', study.results),
      ...(study.voice ? [part(study.voice.name, study.voice.quote, study.voice.role)] : []),
      ...(tech.length > 0 ? [part('Technologies', tech.join(', '))] : []),
      part('In hindsight', study.hindsight),
    ],
  };
}

function listPages({ site }: SiteContent): SiteDocument[] {
  const { pageMetas, servicesPage, priceAnchor, assurance, contactPage } = site;
  const under = ({ heading, ...said }: { heading: string }) => ({
    anchor: toHeadingId(heading),
    heading,
    text: toText(said),
  });
  const page = (
    path: string,
    { title, description }: { title: string; description: string },
    ...said: unknown[]
  ) => ({
    path,
    kind: 'Page',
    title,
    sections: begin(description, ...said),
  });
  const services = page(paths.services(), pageMetas.services, servicesPage.hero);
  services.sections.push(
    under(servicesPage.highlights),
    under(servicesPage.audiences),
    ...(priceAnchor.shown ? [under(priceAnchor)] : []),
    ...(assurance.shown ? [{ ...under(assurance), anchor: assuranceAnchor }] : []),
  );
  const contact = page(paths.contact(), pageMetas.contact, contactPage.hero, contactPage.form.lead);
  contact.sections.push(under(contactPage.details), under(contactPage.stats));
  return [
    page(paths.home(), pageMetas.home, site.hero, site.approach),
    services,
    page(paths.products(), pageMetas.products, site.productsPage.hero),
    page(paths.portfolio(), pageMetas.portfolio, site.portfolioPage.hero),
    page(paths.blog(), pageMetas.blog, site.blogIntro),
    contact,
  ];
}

/** Those whom the contact page shows. */
function listPeople({ people, site: { contactPage } }: SiteContent): SiteDocument[] {
  if (!contactPage.people) return [];
  const path = `${paths.contact()}#${toHeadingId(contactPage.people.heading)}`;
  return pickEntries(people, contactPage.people.people).map(({ slug, name, role, line, signs }) => ({
    path,
    kind: 'Person',
    slug,
    title: name,
    sections: begin(role, line, signs),
  }));
}

const describeLegal = (path: string, document: LegalDocument): SiteDocument => ({
  path,
  kind: 'Legal',
  title: document.title,
  measured: { metric: 'In force since', value: formatDate(document.effectiveDate, 'UTC') },
  sections: [
    ...begin(document.lead),
    ...document.sections.map(({ id, heading, blocks }) => ({ anchor: id, heading, text: toText(blocks) })),
  ],
});

/** What a document is, and apart from that all else that is read where it begins: a result shows one of them. */
const begin = (description: string, ...said: unknown[]): DocumentSection[] =>
  [toText(description), toText(...said)]
    .filter((text, index) => index === 0 || text !== '')
    .map((text) => ({ anchor: null, heading: '', text }));

/** Fields that are not read on a page. */
const unread = new Set(
  'address anchor by cases drawing href icon id image kind people picture shape shown side slug source state subject'.split(
    ' ',
  ),
);

/** All that is read in some content, in the order in which it is written. */
function toText(...said: unknown[]): string {
  const texts: string[] = [];
  const add = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const one of value) add(one);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        if (name === 'body') add(readRichText(one as string));
        else if (!unread.has(name)) add(one);
      }
    }
  };
  add(said);
  return joinTexts(texts);
}

function readRichText(html: string): string[] {
  const read = (inline: Inline): string =>
    typeof inline === 'string' ? inline : inline.children.map(read).join('');
  return (parseRichText(html) ?? []).flatMap((block) =>
    (block.tag === 'p' ? [block.children] : block.items).map((line) => line.map(read).join('')),
  );
}
