import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { NamedDraft } from '../../contract.ts';
import { useCollections } from '../use-document.ts';

interface PublishTogetherProps {
  /** What has to be published as well; empty: there is nothing to ask. */
  drafts: readonly NamedDraft[];
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** Offers to publish a document together with the drafts that it names. */
export function PublishTogether({ drafts, isBusy, onPublish, onClose }: PublishTogetherProps) {
  const { data: collections = [] } = useCollections();
  const isOne = drafts.length === 1;
  return (
    <Dialog
      open={drafts.length > 0}
      onOpenChange={onClose}
      title="Publish together?"
      description={`This document leads to ${isOne ? 'a draft' : 'drafts'} that visitors cannot see yet.`}
    >
      <ul className="flex flex-col gap-2 text-small">
        {drafts.map(({ collection, slug, title }) => (
          <li key={`${collection}/${slug}`}>
            <a href={adminPaths.document(collection, slug)} className={linkClass}>
              {title}
            </a>{' '}
            <span className="text-ink-2">
              ({collections.find(({ name }) => name === collection)?.singular})
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isBusy} onClick={onPublish}>
          {isOne ? 'Publish both' : `Publish with ${drafts.length} drafts`}
        </Button>
      </div>
    </Dialog>
  );
}
