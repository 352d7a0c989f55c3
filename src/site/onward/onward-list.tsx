import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { Ways } from './find-onward.ts';

interface OnwardListProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[] | undefined;
  /**
   * The kinds stand above what they lead to, a `part` in the columns of its page, which has a rule above it already; or
   * beside it: `titles` leaves out the texts, and so does `stack`, each below a rule of ink.
   */
  layout: 'part' | 'column' | 'titles' | 'stack';
}

/** The links onward from a page, each with its kind. */
export function OnwardList({ words, ways, posts = [], layout }: OnwardListProps) {
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
    ...posts.map(({ slug, title, excerpt }) => ({
      kind: words.article,
      href: paths.article(slug),
      title,
      text: /^.*?[.!?](?= \p{Lu}|$)/u.exec(excerpt)?.[0] ?? excerpt,
    })),
  ];
  return (
    <ul className={listOf[layout]}>
      {rows.map(({ kind, href, title, text }, index) => (
        <li
          key={href}
          className={`border-t ${layout === 'stack' ? 'border-ink' : 'border-hairline'} ${layout === 'part' ? `lg:border-0 ${index % 3 === 2 ? 'lg:col-span-4' : 'lg:col-span-3'}` : ''}`}
        >
          <a href={href} className={`group grid gap-x-6 ${rowOf[layout]}`}>
            <span className="text-fine text-ink-2">{kind}</span>
            <span>
              <span className="block max-w-[30em] font-medium underline underline-offset-4 wrap-anywhere group-hover:text-petrol">
                {keepTogether(title)}
              </span>
              {text && (layout === 'part' || layout === 'column') && (
                <span
                  className={`mt-1 block max-w-[33em] text-small text-ink-2 ${layout === 'column' ? '' : 'max-md:hidden'}`}
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

const listOf = {
  part: 'gap-x-6 gap-y-4 lg:grid lg:grid-cols-10',
  column: '',
  titles: 'border-b border-hairline',
  stack: 'grid gap-y-4',
};

const rowOf = {
  part: 'grid-cols-[5rem_1fr] items-baseline py-2 lg:block lg:py-0',
  column: 'py-3',
  titles: 'grid-cols-[5rem_1fr] items-baseline py-2',
  stack: 'pt-3',
};
