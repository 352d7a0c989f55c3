import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription, DocumentCard } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { useCollections } from '../use-document.ts';

/** The documents that a page shows first, as links to edit them. */
export function PageDocuments({ path }: { path: string }) {
  const [, navigate] = useLocation();
  const guard = useLeaveGuard();
  const { data: collections = [] } = useCollections();
  const { data: documents = [] } = useQuery({
    queryKey: ['content', 'page', path],
    queryFn: () => findDocuments(collections, path),
    enabled: collections.length > 0,
  });
  if (documents.length === 0) return null;
  return (
    <section aria-label="Edit this page" className="text-small">
      <h3 className="font-semibold">Edit this page</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {documents.map(({ collection, slug, title }) => (
          <li key={`${collection}/${slug}`}>
            <a
              href={adminPaths.document(collection, slug)}
              className={linkClass}
              onClick={(event) => {
                event.preventDefault();
                guard.leave(() => navigate(adminPaths.document(collection, slug)));
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Documents of lists are searched by the last part of the address, which is their slug, and only among the
 * first.
 */
async function findDocuments(collections: CollectionDescription[], path: string): Promise<DocumentCard[]> {
  const slug = path.split('/').at(-1) ?? '';
  const lists = await Promise.all(
    collections.flatMap(({ name, kind }) =>
      (kind === 'fixed' || slug === '' ? [''] : ['', slug]).map((search) =>
        contentApi.list(name, search, null),
      ),
    ),
  );
  const shown = lists.flatMap(({ rows }) => rows).filter((one) => one.path?.split('#')[0] === path);
  return [...new Map(shown.map((one) => [`${one.collection}/${one.slug}`, one])).values()];
}
