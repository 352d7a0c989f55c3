import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { useListSearch } from '#domain/rows/admin/use-list-search.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription, FoundText } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { describePath } from '../document/describe-path.ts';
import { findSchema } from '../use-document.ts';

/** Finds a text wherever it is in the content, and leads to its field. */
export function TextSearch({ collections }: { collections: readonly CollectionDescription[] }) {
  const { typed, settled, onType } = useListSearch();
  const { data: found } = useQuery({
    queryKey: ['content', 'search', settled],
    queryFn: ({ signal }) => contentApi.search(settled, signal),
    enabled: settled !== '',
    placeholderData: (before) => before,
    meta: { failure: 'The texts could not be searched.' },
  });
  const shown = settled === '' ? [] : (found ?? []);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label="Search all texts"
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        className="max-w-96"
      />
      <p role="status" className="mt-2 text-small text-ink-2 empty:hidden">
        {settled !== '' && found && describeCount(found)}
      </p>
      {shown.length > 0 && (
        <ul className="mt-2 flex flex-col border-t border-hairline">
          {shown.map((one) => (
            <li
              key={`${one.collection}/${one.slug}/${one.path}`}
              className="border-b border-hairline py-2 text-small"
            >
              <Link href={adminPaths.field(one)} className={linkClass}>
                {`${one.title}: ${describePath(findSchema(collections, one.collection, one.slug), one.path)}`}
              </Link>
              <p dir="auto" className="mt-0.5 wrap-anywhere">
                {one.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** The server returns no more than these. */
const mostFound = 50;

function describeCount({ length }: readonly FoundText[]): string {
  if (length === 0) return 'No text has these words';
  if (length === mostFound) return `The first ${mostFound} texts`;
  return length === 1 ? '1 text' : `${length} texts`;
}
