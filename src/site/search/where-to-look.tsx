import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { PostCard } from '#features/posts/contract.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
import { paths } from '#paths/paths.ts';

/** Entries of one kind. */
const most = 8;

interface WhereToLookProps {
  content: Pick<SiteContent, 'services' | 'products' | 'cases'>;
  /** The newest articles; null where they cannot be read. */
  posts: readonly PostCard[] | null;
}

/** Where to look without searching: the first pages of each kind. */
export function WhereToLook({ content: { services, products, cases }, posts }: WhereToLookProps) {
  return (
    <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      <Place name="Services" href={paths.services()}>
        {services.slice(0, most).map(({ slug, title }) => (
          <Entry key={slug} href={paths.service(slug)} title={title} />
        ))}
      </Place>
      <Place name="Case studies" href={paths.portfolio()}>
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
      <div className="grid content-start gap-y-10 max-lg:contents">
        {posts && posts.length > 0 && (
          <Place name="Articles" href={paths.blog()}>
            {posts.map((post) => (
              <Entry
                key={post.slug}
                href={paths.article(post.slug)}
                title={post.title}
                note={formatDate(readPublicationDate(post), 'UTC')}
              />
            ))}
          </Place>
        )}
        <Place name="Products" href={paths.products()}>
          {products.slice(0, most).map(({ slug, title, status }) => (
            <Entry key={slug} href={`${paths.products()}#${slug}`} title={title} note={status} />
          ))}
        </Place>
      </div>
    </div>
  );
}

interface PlaceProps {
  name: string;
  href: string;
  children: ReactNode;
}

const Place = ({ name, href, children }: PlaceProps) => (
  <section className="border-t-2 border-ink">
    <h2 className="text-body">
      <a
        href={href}
        className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink"
      >
        {name}
      </a>
    </h2>
    <ul>{children}</ul>
  </section>
);

interface EntryProps {
  href: string;
  title: string;
  text?: string | undefined;
  note?: string;
}

function Entry({ href, title, text, note }: EntryProps) {
  return (
    <li className="border-t border-hairline">
      <a href={href} className="group flex min-h-11 items-baseline justify-between gap-x-4 py-2.5 text-small">
        <span dir="auto" className="font-medium underline-offset-4 wrap-anywhere group-hover:underline">
          {keepTogether(title)}
          {text && <span className="block text-fine font-normal text-ink-2">{text}</span>}
        </span>
        {note && <span className="shrink-0 text-fine text-ink-2">{note}</span>}
      </a>
    </li>
  );
}
