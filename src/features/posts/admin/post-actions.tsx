import { Button } from '#design/ui/button.tsx';
import type { EditedPost } from '../contract.ts';

interface PostActionsProps {
  /** Null for a new one. */
  post: EditedPost | null;
  /** The switch's state. */
  isPublished: boolean;
  /** The action in progress. */
  busy: string | null;
  onKeepDraft: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

/** The actions on a post, and what visitors will see afterwards. */
export function PostActions({ post, isPublished, busy, onKeepDraft, onDiscard, onCancel }: PostActionsProps) {
  const canKeep = post !== null && post.published && isPublished;
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-6">
      {canKeep && (
        <p className="max-w-[36.5em] text-small text-ink-2">
          {post.draft
            ? 'This is a draft. Visitors see the published blog until you save.'
            : 'Visitors see what you save. A draft is kept beside the published blog.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'save'}>
          {busy === 'save' ? 'Saving...' : 'Save'}
        </Button>
        {canKeep && (
          <Button
            variant="secondary"
            busy={busy === 'draft'}
            aria-keyshortcuts="Control+S"
            onClick={onKeepDraft}
          >
            Keep as draft
          </Button>
        )}
        {post?.draft && (
          <Button variant="secondary" busy={busy === 'discard'} onClick={onDiscard}>
            Discard draft
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
