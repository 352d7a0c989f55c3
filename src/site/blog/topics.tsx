import type { NamedTag } from '#features/posts/server/tags.store.ts';
import { paths } from '#paths/paths.ts';

interface TopicsProps {
  label?: string;
  tags: readonly NamedTag[];
  className?: string;
}

/** Tags that articles have, each with its page: one row on a phone, which scrolls sideways. */
export function Topics({ label = 'Topics', tags, className = '' }: TopicsProps) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="flex gap-x-4 text-small scroll-cue overflow-x-auto [scrollbar-width:none] sm:flex-wrap">
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={paths.tag(slug)}
              className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-petrol underline-offset-4 hover:text-ink hover:underline"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
