import type { ReactNode } from 'react';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { PostCard } from '#features/posts/contract.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
import { paths } from '#paths/paths.ts';
import { toHeadingId } from '../parts/heading-id.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';

/** Entries of one kind: more of them are behind its last link. */
const most = 6;

interface WhereToLookProps {
  content: SiteContent;
  /** The newest articles; null where they cannot be read. */
  posts: readonly PostCard[] | null;
}

/** Where to look without searching: what was measured, and the first pages of each kind. */
export function WhereToLook({ content, posts }: WhereToLookProps) {
  const { services, products, cases, people, site } = content;
  const signers = site.contactPage.people;
  const hrefOfPeople = signers && `${paths.contact()}#${toHeadingId(signers.heading)}`;
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <Place
        name="Case studies"
        href={paths.portfolio()}
        all={`All ${cases.length} case studies`}
        className="lg:col-span-12"
        listClass="grid gap-x-6 lg:grid-cols-2"
      >
        {cases.slice(0, most).map((study) => (
          <Measured key={study.slug} study={study} />
        ))}
      </Place>
      {posts && posts.length > 0 && (
        <Place
          name="Articles"
          href={paths.blog()}
          all="All articles"
          className={signers ? 'lg:col-span-8' : 'lg:col-span-12'}
        >
          {posts.slice(0, most).map((post) => (
            <Entry key={post.slug} href={paths.article(post.slug)} title={post.title} isLarge>
              {[people.find(({ slug }) => slug === post.author)?.name].map((name) => name && `${name} · `)}
              <time dateTime={readPublicationDate(post)}>{formatDate(readPublicationDate(post), 'UTC')}</time>
            </Entry>
          ))}
        </Place>
      )}
      {hrefOfPeople && (
        <Place
          name="People"
          href={hrefOfPeople}
          all={signers.heading}
          className="lg:col-span-4"
          listClass="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6"
        >
          {pickEntries(people, signers.people).map((person) => (
            <li key={person.slug} className="border-t border-hairline">
              <a href={hrefOfPeople} className="group block py-3">
                <SignedPortrait person={person} className="w-24" isReferenced />
                <span dir="auto" className="mt-2 block">
                  <span className="block font-medium underline-offset-4 group-hover:underline">
                    {person.name}
                  </span>
                  <span className="block text-small text-ink-2">{person.role}</span>
                </span>
              </a>
            </li>
          ))}
        </Place>
      )}
      <Place
        name="Services"
        href={paths.services()}
        all="All services"
        className="lg:col-span-8"
        listClass="gap-x-6 md:grid md:grid-cols-2"
      >
        {services.slice(0, most).map(({ slug, title, hero: { facts: [fact] = [] } }) => (
          <Entry key={slug} href={paths.service(slug)} title={title}>
            {fact && `${fact.label} · `}
            {fact && <span className="text-ink">{fact.value}</span>}
          </Entry>
        ))}
      </Place>
      <Place name="Products" href={paths.products()} all="All products" className="lg:col-span-4">
        {products.slice(0, most).map(({ slug, title, subtitle, status }) => (
          <Entry key={slug} href={`${paths.products()}#${slug}`} title={title} note={status}>
            {subtitle}
          </Entry>
        ))}
      </Place>
    </div>
  );
}

interface PlaceProps {
  name: string;
  href: string;
  /** What the link across from the name says. */
  all: string;
  className: string;
  listClass?: string;
  children: ReactNode;
}

function Place({ name, href, all, className, listClass, children }: PlaceProps) {
  return (
    <section className={`border-t-2 border-ink ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-lead">{name}</h2>
        <a
          href={href}
          className="inline-flex min-h-11 items-center text-small text-petrol underline underline-offset-4 hover:text-ink"
        >
          {all}
        </a>
      </div>
      <ul className={listClass}>{children}</ul>
    </section>
  );
}

/** A case by its first result. */
const Measured = ({ study: { slug, client, category, results } }: { study: CaseStudy }) => (
  <li className="border-t border-hairline">
    <a
      href={paths.caseStudy(slug)}
      className="group grid grid-cols-[min(9.25rem,48%)_minmax(0,1fr)] items-center gap-x-3 py-3 md:grid-cols-2"
    >
      <span className="text-lead font-[560] tracking-tight [font-stretch:112%] md:text-h2">
        {results[0]?.value ?? category}
      </span>
      <span className="block text-small text-ink-2">
        {keepTogether(results[0]?.metric ?? '')}
        <span className="block font-medium text-ink underline-offset-4 group-hover:underline">{client}</span>
      </span>
    </a>
  </li>
);

interface EntryProps {
  href: string;
  title: string;
  /** Across from the title. */
  note?: string;
  isLarge?: boolean;
  /** Below it. */
  children: ReactNode;
}

const Entry = ({ href, title, note, isLarge, children }: EntryProps) => (
  <li className="border-t border-hairline">
    <a href={href} className="group block min-h-11 py-3">
      <span className="flex items-baseline justify-between gap-x-4">
        <span
          dir="auto"
          className={`min-w-0 font-medium underline-offset-4 wrap-anywhere group-hover:underline ${isLarge ? 'sm:text-lead' : ''}`}
        >
          {keepTogether(title)}
        </span>
        {note && <span className="shrink-0 text-small text-ink-2">{note}</span>}
      </span>
      <span className="block text-small text-ink-2">{children}</span>
    </a>
  </li>
);
