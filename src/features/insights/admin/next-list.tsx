import { useMay } from '#domain/rights/admin/use-may.tsx';
import { Link } from 'wouter';
import { Badge } from '#design/admin/badge.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { NextItem } from '../next.contract.ts';
import { PageLink } from './page-link.tsx';

const kindNames: Record<NextItem['kind'], string> = {
  search: 'Search',
  question: 'Question',
  landing: 'Landing page',
  article: 'Article',
  case: 'Case study',
};

/**
 * Topics to write about next, ordered by how many visitors they would have served, each with its evidence and a
 * link to start.
 */
export const NextList = ({ items }: { items: readonly NextItem[] }) => (
  <ol className="flex flex-col border-t border-hairline">
    {items.map((item) => (
      <li
        key={item.kind + item.name}
        className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="flex min-w-0 flex-col items-start gap-1">
          <Badge>{kindNames[item.kind]}</Badge>
          <p className="font-medium wrap-anywhere">
            {item.name.startsWith('/') ? <PageLink path={item.name} title={item.title} /> : `“${item.name}”`}
          </p>
          <p className="max-w-[64ch] text-small text-ink-2">{item.evidence}</p>
        </div>
        <WayOn item={item} />
      </li>
    ))}
  </ol>
);

/** Where to do what the item asks for. */
function WayOn({ item: { kind, name, title = name } }: { item: NextItem }) {
  const may = useMay();
  const isContent = kind === 'case' || (kind === 'landing' && !name.startsWith('/blog/'));
  if (!may(isContent ? 'saveDocument' : 'createPost')) return null;
  const isText = kind === 'search' || kind === 'question';
  const [href, label] = isText
    ? [adminPaths.newPost(toTitle(name)), 'Write about it']
    : kind === 'landing'
      ? [adminPaths.editorOf(name), 'Edit the page']
      : kind === 'case'
        ? [adminPaths.collection('cases'), 'Write another']
        : [adminPaths.newPost(), 'Write another'];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 sm:flex-col sm:items-end">
      <Link href={href} className={`${linkClass} text-small`}>
        {label}
        <span className="sr-only">: {title}</span>
      </Link>
      {(kind === 'article' || kind === 'case') && (
        <Link href={adminPaths.editorOf(name)} className={`${linkClass} text-small`}>
          Edit this one<span className="sr-only">: {title}</span>
        </Link>
      )}
    </div>
  );
}

const toTitle = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
