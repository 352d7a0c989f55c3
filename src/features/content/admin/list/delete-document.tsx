import { useState, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { notify } from '#design/ui/toast.ts';
import { linkedCode, type DocumentCard, type LinkingDocument } from '../../contract.ts';
import { contentApi, type DocumentName } from '../content-api.ts';
import { describePath } from '../document/describe-path.ts';
import { restoreDocument } from '../restore-document.ts';
import { findSchema, useCollections } from '../use-document.ts';

interface DeleteDocumentProps {
  /** The document to confirm; null if none. */
  document: DocumentCard | null;
  singular: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onChanged: () => void;
}

/** The links that prevent a document from being deleted. */
interface Linking {
  name: DocumentName;
  documents: LinkingDocument[];
}

/** Confirms before a document is deleted, offers to undo, and says what still links to it. */
export function DeleteDocument({ document, singular, heading, onClose, onChanged }: DeleteDocumentProps) {
  const { data: collections = [] } = useCollections();
  const [linking, setLinking] = useState<Linking | null>(null);
  const documents = linking?.documents ?? [];
  const binding = documents.filter(({ removable }) => !removable);

  async function remove(name: DocumentName, unlink = false) {
    const removed = await runWrite(() => contentApi.remove(name, unlink), { conflict: linkedCode });
    if (removed.kind === 'conflict') {
      setLinking({ name, documents: removed.error.members['linked_from'] as LinkingDocument[] });
    } else setLinking(null);
    if (removed.kind !== 'done') return;
    onChanged();
    notify({
      title: `${singular.charAt(0).toUpperCase()}${singular.slice(1)} deleted`,
      kind: 'success',
      action: { label: 'Undo', onSelect: () => void restore(name) },
    });
  }

  async function restore({ collection, slug }: DocumentName) {
    const bin = await runWrite(contentApi.listBin);
    if (bin.kind !== 'done') return;
    const deleted = bin.answer.find((one) => one.collection === collection && one.slug === slug);
    if (deleted) await restoreDocument(deleted.id);
    onChanged();
  }

  return (
    <>
      <AlertDialog
        open={document !== null}
        onOpenChange={onClose}
        title={`Delete ${singular}?`}
        description={`Are you sure you want to delete “${document?.title}”? It stays in the bin for 30 days.`}
        confirmLabel="Delete"
        onConfirm={() => document && void remove(document)}
        fallbackFocus={heading}
      />
      <Dialog
        open={linking !== null}
        onOpenChange={() => setLinking(null)}
        title="Something still leads here"
        description={
          binding.length > 0
            ? 'Change these documents first, so that no link on the site breaks.'
            : describeUnlinking(documents, singular)
        }
        finalFocus={heading}
      >
        <ul className="flex flex-col gap-2 text-small">
          {(binding.length > 0 ? binding : documents).map(({ collection, slug, title, field, edit_path }) => (
            <li key={`${collection}/${slug}/${field}`}>
              <a href={edit_path} className={linkClass}>
                {title}
              </a>{' '}
              <span className="text-ink-2">
                ({describePath(findSchema(collections, collection, slug), field)})
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setLinking(null)}>
            Cancel
          </Button>
          {linking && binding.length === 0 && (
            <Button variant="danger" onClick={() => void remove(linking.name, true)}>
              {documents.every(isPost) ? 'Delete anyway' : 'Delete and remove it from these'}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}

const isPost = ({ collection }: LinkingDocument): boolean => collection === 'posts';

/** Says what happens to the links to a document that is deleted anyway. */
function describeUnlinking(documents: readonly LinkingDocument[], singular: string): string {
  if (documents.every(isPost))
    return `These blogs name this ${singular} as their author. The site itself will be shown as their author.`;
  const lists = 'These documents refer to it. What refers to it can be removed from them.';
  return documents.some(isPost)
    ? `${lists} The site itself will be shown as the author of the blogs.`
    : lists;
}
