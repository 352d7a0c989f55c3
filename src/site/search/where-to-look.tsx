import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { PostCard } from '#features/posts/contract.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
import { paths } from '#paths/paths.ts';

/** Entries of one kind: more of them are behind its last link. */
const most = 6;

interface WhereToLookProps {
  content: Pick<SiteContent, 'services' | 'products' | 'cases' | 'people'>;
  /** The newest articles; null where they cannot be read. */
  posts: readonly PostCard[] | null;
}

/** Where to look without searching: the first pages of each kind. */
export function WhereToLook({ content: { services, products, cases, people }, posts }: WhereToLookProps) {
  return (
    <div className="grid gap-x-6 gap-y-10 md:gap-y-16 lg:grid-cols-12">
      <Place name="Services" href={paths.services()} all="All services" className="lg:col-span-4">
        {services.slice(0, most).map(({ slug, title, hero: { facts: [fact] = [] } }) => (
          <Entry
            key={slug}
            href={paths.service(slug)}
            title={title}
            text={fact && `${fact.label}: ${fact.value}`}
          />
        ))}
      </Place>
      {posts && posts.length > 0 && (
        <Place name="Articles" href={paths.blog()} all="All articles" className="lg:col-span-8">
          {posts.slice(0, most).map((post) => (
            <Entry
              key={post.slug}
              href={paths.article(post.slug)}
              title={post.title}
              text={people.find(({ slug }) => slug === post.author)?.name}
              note={formatDate(readPublicationDate(post), 'UTC')}
            />
          ))}
        </Place>
      )}
      <Place name="Products" href={paths.products()} all="All products" className="lg:col-span-4">
        {products.slice(0, most).map(({ slug, title, subtitle, status }) => (
          <Entry
            key={slug}
            href={`${paths.products()}#${slug}`}
            title={title}
            text={subtitle}
            note={status}
          />
        ))}
      </Place>
      <Place
        name="Case studies"
        href={paths.portfolio()}
        all={`All ${cases.length} case studies`}
        className="lg:col-span-8"
        listClass="gap-x-6 md:grid md:grid-cols-2"
      >
        {cases.slice(0, most).map(({ slug, client, category, results: [result] }) => (
          <Entry
            key={slug}
            href={paths.caseStudy(slug)}
            title={client}
            text={result?.metric}
            note={result?.value ?? category}
          />
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

function Place({ name, href, all, className, listClass = '', children }: PlaceProps) {
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

interface EntryProps {
  href: string;
  title: string;
  text?: string | undefined;
  note?: string | undefined;
}

function Entry({ href, title, text, note }: EntryProps) {
  return (
    <li className="border-t border-hairline">
      <a href={href} className="group flex min-h-11 items-baseline justify-between gap-x-4 py-2.5 text-small">
        <span
          dir="auto"
          className="font-medium text-petrol underline-offset-4 wrap-anywhere group-hover:text-ink group-hover:underline"
        >
          {keepTogether(title)}
          {text && <span className="block text-fine font-normal text-ink-2">{text}</span>}
        </span>
        {note && <span className="max-w-[50%] shrink-0 text-right text-ink-2 max-sm:text-fine">{note}</span>}
      </a>
    </li>
  );
}
