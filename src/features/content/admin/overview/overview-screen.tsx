import { useRef, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { Bin } from '#domain/editing/admin/bin.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription, ContentOverview } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { describeShare, sortByClaims } from '../demonstration-words.ts';
import { PageDocuments } from '../document/page-documents.tsx';
import { restoreDocument } from '../restore-document.ts';
import { LeftToReplaceList, type LeftToReplace } from './left-to-replace.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { TextSearch } from './text-search.tsx';
import { useOverview } from './use-overview.ts';

/** In the query: the page of the site that an editor came from (public/edit-page.js). */
const pageParameter = 'page';

interface OverviewScreenProps {
  collections: CollectionDescription[];
  /** Demonstration content in other places. */
  examples: readonly LeftToReplace[];
  /** Actions on all of it at once. */
  children?: ReactNode;
}

/** All collections, and what needs the owner's attention. */
export function OverviewScreen({ collections, examples, children }: OverviewScreenProps) {
  const page = new URLSearchParams(useSearch()).get(pageParameter) ?? '';
  const { data: overview } = useOverview();
  const documents = sortByClaims(overview?.to_replace ?? []).map((one) => ({
    href: adminPaths.document(one.collection, one.slug),
    title: one.title,
    reason: describeLeft(one),
  }));
  const left = [...examples, ...documents];
  return (
    <>
      <ScreenHeading title="Content" />
      <div className="flex flex-col gap-10">
        <TextSearch collections={collections} />
        {page.startsWith('/') && <PageDocuments path={page} />}
        {overview && <UnreadableDocuments documents={overview.unreadable} />}
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {collections.map(({ name, label, description }) => (
            <li key={name} className="flex flex-col gap-1 border border-control bg-sheet p-4">
              <h2 className="text-lead">
                <Link href={adminPaths.collection(name)} className={linkClass}>
                  {label}
                </Link>
              </h2>
              <p className="text-small text-ink-2">{description}</p>
              <p className="mt-auto pt-2 text-fine text-ink-2">
                {describeCounts(overview?.collections.find((one) => one.name === name))}
              </p>
            </li>
          ))}
        </ul>
        <div className="border border-dashed border-control p-4 empty:hidden">{children}</div>
        {overview && left.length > 0 && <LeftToReplaceList items={left} />}
        <PreviewLinks />
        <DocumentBin collections={collections} />
      </div>
    </>
  );
}

const describeLeft = (one: ContentOverview['to_replace'][number]): string =>
  `${describeShare(one)}${one.claims > 0 ? `; ${one.claims} with a promise, a price, a name or a figure` : ''}`;

function describeCounts(counts: ContentOverview['collections'][number] | undefined): string {
  if (!counts) return '';
  const documents = `${counts.documents} ${counts.documents === 1 ? 'document' : 'documents'}`;
  return counts.drafts > 0 ? `${documents}, ${counts.drafts} not published` : documents;
}

function UnreadableDocuments({ documents }: { documents: ContentOverview['unreadable'] }) {
  if (documents.length === 0) return null;
  return (
    <InlineMessage kind="error" title="Some documents cannot be read. Visitors see the default text instead.">
      <ul className="mt-1 flex flex-col gap-1">
        {documents.map(({ collection, slug, reason }) => (
          <li key={`${collection}/${slug}`}>
            <Link href={adminPaths.document(collection, slug)} className={linkClass}>
              {collection}/{slug}
            </Link>
            {' - '}
            {reason}
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}

/** Deleted documents, which can be restored. */
function DocumentBin({ collections }: { collections: CollectionDescription[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const labels = new Map(collections.map(({ name, label }) => [name, label]));
  const load = async () =>
    (await contentApi.listBin()).map(({ collection, ...document }) => ({
      ...document,
      kind: labels.get(collection) ?? collection,
    }));
  return (
    <section aria-labelledby="bin">
      <h2 id="bin" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        Bin
      </h2>
      <Bin
        noun="Documents"
        name={['content', 'bin']}
        load={load}
        restore={restoreDocument}
        listKey={['content']}
        heading={heading}
      />
    </section>
  );
}
