import type { ListPage } from '#features/posts/server/list-pages.ts';
import { paths } from '#paths/paths.ts';

/** The tags that articles have, each with its page. */
export function Topics({ tags }: { tags: readonly ListPage[] }) {
  return (
    <nav aria-label="Topics" className="mt-4 -mb-4 print:hidden">
      <ul className="flex flex-wrap gap-x-4 text-small sm:gap-x-6">
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={paths.tag(slug)}
              className="inline-flex min-h-11 items-center font-medium text-petrol underline-offset-4 hover:text-ink hover:underline"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
