import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { Ways } from './find-onward.ts';

interface OnwardListProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[] | undefined;
  /** The kinds stand above what they lead to, `wide` in columns side by side, or beside it; `titles` leaves out the texts. */
  layout?: 'wide' | 'column' | 'titles';
}

/** The links onward from a page, each with its kind. */
export function OnwardList({ words, ways, posts = [], layout = 'wide' }: OnwardListProps) {
  const rows = [
    ...ways.cases.map(({ slug, client, hoverSummary }) => ({
      kind: words.case,
      href: paths.caseStudy(slug),
      title: client,
      text: hoverSummary,
    })),
    ...ways.services.map(({ slug, title, description }) => ({
      kind: words.service,
      href: paths.service(slug),
      title,
      text: description,
    })),
    ...ways.products.map(({ slug, title, subtitle }) => ({
      kind: words.product,
      href: `${paths.products()}#${slug}`,
      title,
      text: subtitle,
    })),
    ...posts.map(({ slug, title }) => ({
      kind: words.article,
      href: paths.article(slug),
      title,
      text: undefined,
    })),
  ];
  return (
    <ul className={classOf[layout]}>
      {rows.map(({ kind, href, title, text }) => (
        <li
          key={href}
          className={`border-t border-hairline ${layout === 'wide' ? 'flex-[1_1_10rem] md:border-ink' : ''}`}
        >
          <a href={href} className={`group grid gap-x-6 ${rowOf[layout]}`}>
            <span className="text-fine text-ink-2">{kind}</span>
            <span>
              <span className="block max-w-[30em] font-medium underline underline-offset-4 wrap-anywhere group-hover:text-petrol">
                {keepTogether(title)}
              </span>
              {text && layout !== 'titles' && (
                <span
                  className={`mt-1 block max-w-[33em] text-small text-ink-2 ${layout === 'wide' ? 'max-md:hidden' : ''}`}
                >
                  {keepTogether(text)}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const classOf = {
  wide: 'flex-wrap gap-x-6 lg:flex',
  column: '',
  titles: 'border-b border-hairline',
};

const rowOf = {
  wide: 'grid-cols-[5rem_1fr] items-baseline py-2 md:py-3 lg:block',
  column: 'py-3',
  titles: 'grid-cols-[5rem_1fr] items-baseline py-2',
};
