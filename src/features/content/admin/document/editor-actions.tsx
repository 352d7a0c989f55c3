import { Button } from '#design/ui/button.tsx';
import type { ContentDocument } from '../../contract.ts';

interface EditorActionsProps {
  /** Null for a new one. */
  document: ContentDocument | null;
  isUnsaved: boolean;
  /** The action in progress. */
  busy: string | null;
  onPublish: () => void;
  onDiscard: () => void;
  /** Below the form if there is no room beside it. */
  onShowPreview: () => void;
}

/** The actions on a document; always visible below its form. */
export function EditorActions(props: EditorActionsProps) {
  const { document, isUnsaved, busy, onPublish, onDiscard, onShowPreview } = props;
  const isBehind = isUnsaved || document?.has_draft === true;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-ink bg-paper py-3">
      <Button
        type="submit"
        variant="secondary"
        size="compact"
        busy={busy !== null}
        aria-keyshortcuts="Control+S"
      >
        {busy === 'save' ? 'Saving...' : 'Save draft'}
      </Button>
      <Button size="compact" busy={busy !== null} idle={!isBehind} onClick={onPublish}>
        {busy === 'publish' ? 'Publishing...' : 'Publish'}
      </Button>
      {document?.has_draft && document.data && (
        <Button variant="secondary" size="compact" busy={busy !== null} onClick={onDiscard}>
          Discard draft
        </Button>
      )}
      {document && (
        <Button variant="quiet" size="compact" className="xl:hidden" onClick={onShowPreview}>
          See preview
        </Button>
      )}
      <p role="status" className="text-small text-ink-2">
        {isUnsaved ? 'Not saved yet' : document?.has_draft ? 'Saved, not published' : 'Published'}
      </p>
    </div>
  );
}
