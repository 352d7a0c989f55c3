import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { readContentView } from './content-view.ts';
import { DocumentScreen } from './document/document-screen.tsx';
import type { OtherFields } from './form/form-parts.ts';
import { CollectionScreen } from './list/collection-screen.tsx';
import type { LeftToReplace } from './overview/left-to-replace.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { useCollections } from './use-document.ts';

interface ContentScreenProps {
  otherFields: OtherFields;
  /** Demonstration content in other places. */
  examples: readonly LeftToReplace[];
  /** Actions on all of it at once. */
  children?: ReactNode;
}

/** The Content tab: all collections, one of them, or one document. Each has an address. */
export function ContentScreen({ otherFields, examples, children }: ContentScreenProps) {
  const [path] = useLocation();
  const collections = useCollections();
  const view = readContentView(path) ?? { kind: 'overview' };
  const [renamed, setRenamed] = useState({ path: '', openedAs: '' });
  // A document that is renamed stays open, with what is typed.
  const openedAs = path === renamed.path ? renamed.openedAs : path;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(openedAs);
  const isReady = collections.data !== undefined;

  // The pressed button is gone: focus continues at the heading.
  useEffect(() => {
    if (!isReady || shown.current === openedAs) return;
    shown.current = openedAs;
    frame.current?.querySelector('h1')?.focus();
  }, [openedAs, isReady]);

  if (!collections.data)
    return collections.isError ? (
      <EmptyState text="The content could not be loaded." />
    ) : (
      <SpinnerBlock label="Loading the content" />
    );
  const collection = collections.data.find((one) => view.kind !== 'overview' && one.name === view.collection);
  if (view.kind !== 'overview' && !collection) return <EmptyState text="There is no such collection." />;
  return (
    <div ref={frame}>
      {view.kind === 'overview' && (
        <OverviewScreen collections={collections.data} examples={examples}>
          {children}
        </OverviewScreen>
      )}
      {view.kind === 'collection' && collection && (
        <CollectionScreen key={collection.name} collection={collection} />
      )}
      {view.kind === 'document' && collection && (
        <DocumentScreen
          key={openedAs}
          collection={collection}
          slug={view.slug}
          otherFields={otherFields}
          onRenamed={(slug) => setRenamed({ path: adminPaths.document(view.collection, slug), openedAs })}
        />
      )}
    </div>
  );
}
