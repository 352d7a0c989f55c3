import type { NamedTag } from '#features/posts/server/tags.store.ts';
import { paths } from '#paths/paths.ts';

interface TopicsProps {
  label?: string;
  /** The list of all articles leads them; chosen where that is shown. */
  all?: 'chosen' | 'offered';
  tags: readonly NamedTag[];
  className?: string;
}

const link = 'flex min-h-11 items-center border-b-2 hover:text-ink lg:min-h-9';

/** Tags that articles have, each with its page: in one row on a phone. */
export function Topics({ label = 'Topics', all, tags, className = '' }: TopicsProps) {
  return (
    <nav aria-label={label} className={`print:hidden ${all ? 'border-b border-hairline' : ''} ${className}`}>
      <ul
        className={`scroll-row text-small ${all ? 'gap-x-4 sm:gap-x-6 lg:flex-wrap' : 'gap-x-6 sm:flex-wrap'}`}
      >
        {all && (
          <li>
            <a
              href={paths.blog()}
              aria-current={all === 'chosen' ? 'page' : undefined}
              className={`${link} ${all === 'chosen' ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-2'}`}
            >
              All
            </a>
          </li>
        )}
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={paths.tag(slug)}
              className={`${link} border-transparent ${all ? 'text-ink-2' : 'font-medium text-petrol underline-offset-4 hover:underline'}`}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
