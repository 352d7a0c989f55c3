import { Button } from '#design/ui/button.tsx';
import type { ContentDocument } from '../../contract.ts';

interface EditorActionsProps {
  /** Null for a new one. */
  document: ContentDocument | null;
  isUnsaved: boolean;
  /** What is being done. */
  busy: string | null;
  canRename: boolean;
  onPublish: () => void;
  onDiscard: () => void;
  onRename: () => void;
}

/** What can be done with a document; always in view below its form. */
export function EditorActions(props: EditorActionsProps) {
  const { document, isUnsaved, busy, canRename, onPublish, onDiscard, onRename } = props;
  const isBehind = isUnsaved || document?.has_draft === true;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-ink bg-paper py-4">
      <Button type="submit" variant="secondary" busy={busy !== null} aria-keyshortcuts="Control+S">
        {busy === 'save' ? 'Saving...' : 'Save draft'}
      </Button>
      <Button busy={busy !== null} disabled={!isBehind} onClick={onPublish}>
        {busy === 'publish' ? 'Publishing...' : 'Publish'}
      </Button>
      {document?.has_draft && document.data && (
        <Button variant="secondary" busy={busy !== null} onClick={onDiscard}>
          Discard draft
        </Button>
      )}
      {canRename && (
        <Button variant="quiet" busy={busy !== null} onClick={onRename}>
          Rename
        </Button>
      )}
      <p role="status" className="text-small text-ink-2">
        {isUnsaved ? 'Not saved yet' : document?.has_draft ? 'Saved, not published' : 'Published'}
      </p>
    </div>
  );
}
