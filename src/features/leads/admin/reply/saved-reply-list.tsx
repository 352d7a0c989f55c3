import { useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import type { SavedReply } from '../../replies.contract.ts';
import { repliesApi, savedKey } from './replies-api.ts';
import { editReply, type EditedReply } from './saved-reply-form.tsx';

interface SavedReplyListProps {
  replies: SavedReply[];
  onEdit: (edited: EditedReply) => void;
}

export function SavedReplyList({ replies, onEdit }: SavedReplyListProps) {
  const client = useQueryClient();

  async function remove(id: string) {
    await runWrite(() => repliesApi.deleteSaved(id), { done: 'Saved reply deleted' });
    await client.invalidateQueries({ queryKey: savedKey });
  }

  return (
    <div className="flex flex-col gap-3">
      {replies.length === 0 && <p className="text-small text-ink-2">No saved replies yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center justify-between gap-3 py-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {reply.name}
            </span>
            <span className="flex shrink-0 gap-2">
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Edit ${reply.name}`}
                onClick={() => onEdit(editReply(reply))}
              >
                Edit
              </Button>
              <Button
                variant="danger"
                size="compact"
                aria-label={`Delete ${reply.name}`}
                onClick={() => void remove(reply.id)}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="compact"
        className="self-start"
        onClick={() => onEdit(editReply(null))}
      >
        New Saved Reply
      </Button>
    </div>
  );
}
