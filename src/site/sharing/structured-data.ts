import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import type { ContactPage } from '#content/pages.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { Product } from '#content/products.schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { Post } from '#features/posts/contract.ts';
import { readPublicationDate, readRevision } from '#features/posts/post-state.ts';
import type { Settings } from '#features/settings/contract.ts';
import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { nameInMenu } from '../shell/name-in-menu.ts';
import { isRightToLeft } from './right-to-left.ts';

/** The company for search engines, as a schema.org Organization. */
export function describeOrganization({ siteUrl, settings, content }: PageServices): object {
  const { site_name, logo_url, contact_email, contact_phone, contact_address } = settings;
  return {
    '@context': 'https://schema.org',
    ...nameOrganization(siteUrl, site_name),
    logo: new URL(logo_url || content.site.branding.favicon || '/favicon.svg', siteUrl).href,
    ...(contact_address && { address: contact_address }),
    ...((contact_email || contact_phone) && { contactPoint: describeContactPoint(settings) }),
  };
}

interface Contact {
  siteUrl: string;
  settings: Settings;
  details: ContactPage['details'];
}

/** The site, as schema.org's WebSite. Search engines do not offer its search any more: it is not described. */
export const describeWebSite = ({ siteUrl, settings }: PageServices): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: settings.site_name,
  url: `${siteUrl}/`,
});

/** How to reach the company, and when, as schema.org's ContactPage. */
export function describeContact({ siteUrl, settings, details: { hours } }: Contact): object {
  const { site_name, contact_address } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: siteUrl + paths.contact(),
    mainEntity: {
      ...nameOrganization(siteUrl, site_name),
      ...(contact_address && { address: contact_address }),
      contactPoint: {
        ...describeContactPoint(settings),
        ...(hours && {
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: hours.days,
            opens: hours.opens,
            closes: hours.closes,
          },
        }),
      },
    },
  };
}

/** A service in schema.org's terms: what, by whom, and the kinds of it that can be ordered. */
export function describeService(detail: Service, siteUrl: string, siteName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: detail.title,
    serviceType: detail.title,
    description: detail.metaDescription,
    url: siteUrl + paths.service(detail.slug),
    provider: nameOrganization(siteUrl, siteName),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: detail.offerings.heading,
      itemListElement: [...detail.offerings.items, ...(detail.workshops?.items ?? [])].map((item) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: item.title,
          description: 'text' in item ? item.text : item.outcome,
        },
      })),
    },
  };
}

/**
 * A product that is live as schema.org's SoftwareApplication. One that is not available yet is not announced to
 * search engines.
 */
export function describeProducts(products: readonly Product[], siteUrl: string, siteName: string): object[] {
  return products
    .filter(({ status }) => status === 'Live')
    .map(({ slug, title, subtitle, description, features, picture }) => ({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: title,
      alternativeHeadline: subtitle,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description,
      url: `${siteUrl}${paths.products()}#${slug}`,
      publisher: nameOrganization(siteUrl, siteName),
      ...(features.length > 0 && { featureList: features }),
      ...(picture && { image: siteUrl + picture.image }),
    }));
}

interface CasePublisher {
  siteUrl: string;
  siteName: string;
  signers: readonly Person[];
  /** The image shown when the case is shared, from the root. */
  image: string;
}

/** A case as schema.org's Article, with what was measured as its abstract. */
export function describeCaseData(
  study: CaseStudy,
  { siteUrl, siteName, signers, image }: CasePublisher,
): object {
  const address = siteUrl + paths.caseStudy(study.slug);
  const organization = nameOrganization(siteUrl, siteName);
  const people = signers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: describeCase(study).title,
    description: study.hoverSummary,
    abstract: study.results.map(({ metric, value }) => `${metric}: ${value}`).join('; '),
    about: [study.category, study.industry],
    ...(study.tech.length > 0 && { keywords: study.tech.join(', ') }),
    datePublished: study.publishedOn ?? String(study.year),
    temporalCoverage: String(study.year),
    image: siteUrl + image,
    url: address,
    mainEntityOfPage: address,
    author: people.length > 0 ? people : organization,
    publisher: organization,
  };
}

/** The metadata of a case's page, for search and sharing. */
export function describeCase({ client, category, hoverSummary }: CaseStudy): {
  title: string;
  description: string;
} {
  return {
    title: `${client}, a case study in ${category}`,
    description: `${hoverSummary} The problem, what was built, and what was measured at ${client}.`,
  };
}

interface Publisher {
  siteUrl: string;
  siteName: string;
  /** The image shown when the article is shared, from the root. */
  image: string;
  /** Null: the site itself. */
  author: Person | null;
  tags: readonly { name: string }[];
}

/** An article as schema.org's BlogPosting. */
export function describeArticle(post: Post, { siteUrl, siteName, image, author, tags }: Publisher): object {
  const address = `${siteUrl}/blog/${post.slug}`;
  const organization = nameOrganization(siteUrl, siteName);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: readPublicationDate(post),
    dateModified: readRevision(post) ?? readPublicationDate(post),
    image: [...new Set([image, post.image_url ?? image])].map((path) => new URL(path, siteUrl).href),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    timeRequired: `PT${post.reading_minutes}M`,
    ...(!isRightToLeft(post.title) && { inLanguage: 'en' }),
    isPartOf: { '@type': 'Blog', url: siteUrl + paths.blog(), name: siteName },
    url: address,
    mainEntityOfPage: address,
    author: author ? describePerson(author, siteUrl) : organization,
    publisher: organization,
  };
}

/** A person's articles as schema.org's ProfilePage. */
export const describeAuthorPage = (person: Person, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: siteUrl + paths.author(person.slug),
  mainEntity: describePerson(person, siteUrl),
});

const describePerson = ({ slug, name, role, picture, links }: Person, siteUrl: string): object => ({
  '@type': 'Person',
  name,
  url: siteUrl + paths.author(slug),
  jobTitle: role,
  ...(picture && { image: new URL(picture, siteUrl).href }),
  ...(links.length > 0 && { sameAs: links.map(({ href }) => new URL(href, siteUrl).href) }),
});

/** A job offer for search engines, as a schema.org JobPosting; null for any other page. */
export function describeJob(
  { hero, title, job }: OwnPage,
  { siteUrl, settings }: Pick<PageServices, 'siteUrl' | 'settings'>,
): object | null {
  if (!job) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: hero.lead,
    datePosted: job.postedOn,
    validThrough: `${job.closesOn}T23:59:59Z`,
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: settings.site_name, sameAs: `${siteUrl}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: job.country },
    },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country },
    }),
    ...(job.pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.pay.from,
          maxValue: job.pay.to ?? job.pay.from,
          unitText: job.pay.per,
        },
      },
    }),
    ...(job.apply && { directApply: true }),
  };
}

/** One step of the way to a page. */
interface Crumb {
  name: string;
  path: string;
}

/** The way to a page as schema.org's BreadcrumbList, by the menu's names; the site's home is put first. */
export function describeBreadcrumbs(
  siteUrl: string,
  site: SiteContent['site'],
  crumbs: readonly Crumb[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home() }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameInMenu(site, path, name),
      item: siteUrl + path,
    })),
  };
}

const nameOrganization = (siteUrl: string, name: string) => ({
  '@type': 'Organization',
  name,
  url: `${siteUrl}/`,
});

const describeContactPoint = ({ contact_email: email, contact_phone: telephone }: Settings) => ({
  '@type': 'ContactPoint',
  contactType: 'sales',
  ...(email && { email }),
  ...(telephone && { telephone }),
});
