import { useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { SelectionBar } from '#domain/rows/admin/selection-bar.tsx';
import { useEach } from '#domain/rows/admin/use-each.ts';
import type { DocumentCard } from '../../contract.ts';
import { contentApi, readNamedDrafts } from '../content-api.ts';

interface DocumentBulkBarProps {
  documents: readonly DocumentCard[];
  /** The keys of what to load anew. */
  keys: readonly string[];
  onDone: () => void;
}

/** Actions on all selected documents. */
export function DocumentBulkBar({ documents, keys, onDone }: DocumentBulkBarProps) {
  const each = useEach<DocumentCard>({ keys, nameOf: ({ title }) => title });
  const [isDeleting, setIsDeleting] = useState(false);
  const unpublished = documents.filter(({ has_draft, state }) => has_draft || state === 'draft');
  const count = countDocuments(documents.length);

  async function run(
    some: readonly DocumentCard[],
    send: (document: DocumentCard) => Promise<unknown>,
    done: string,
  ) {
    if (await each.run(some, send, (changed) => `${countDocuments(changed)} ${done}`)) onDone();
  }

  /** With those of the selected that it cannot be published without. */
  async function publish(document: DocumentCard) {
    try {
      return await contentApi.publish(document);
    } catch (error) {
      const names = readNamedDrafts(error).map(({ collection, slug }) => `${collection}/${slug}`);
      const named = documents.filter(({ collection, slug }) => names.includes(`${collection}/${slug}`));
      if (names.length === 0 || named.length < names.length) throw error;
      return contentApi.publishTogether([document, ...named]);
    }
  }

  const button = { size: 'compact', variant: 'secondary', busy: each.isBusy } as const;
  return (
    <SelectionBar label="Selected documents" count={documents.length} onClear={onDone}>
      {unpublished.length > 0 && (
        <Button {...button} onClick={() => void run(unpublished, publish, 'published')}>
          Publish
        </Button>
      )}
      <Button {...button} onClick={() => setIsDeleting(true)}>
        Delete selected
      </Button>
      <AlertDialog
        open={isDeleting}
        onOpenChange={() => setIsDeleting(false)}
        title={`Delete ${count}?`}
        description={`Are you sure you want to delete ${count}? The bin keeps what is deleted for 30 days.`}
        confirmLabel="Delete"
        onConfirm={() => void run(documents, (document) => contentApi.remove(document), 'deleted')}
      />
    </SelectionBar>
  );
}

const countDocuments = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;
