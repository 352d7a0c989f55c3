import type { NamedTag } from '#features/posts/server/tags.store.ts';
import { paths } from '#paths/paths.ts';

interface TopicsProps {
  label?: string;
  tags: readonly NamedTag[];
  className?: string;
}

/** Tags that articles have, each with its page: in one row on a phone. */
export function Topics({ label = 'Topics', tags, className = '' }: TopicsProps) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="scroll-row gap-x-6 text-small sm:flex-wrap">
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={paths.tag(slug)}
              className="inline-flex min-h-11 items-center font-medium text-petrol underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
