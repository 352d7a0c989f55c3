import { useCallback, useSyncExternalStore } from 'react';
import type { Attachment } from '../../replies.contract.ts';
import { changeDraft, dropSent, readShownDraft, watchDraft, type ReplyDraft } from './reply-drafts.ts';

/** The draft of a reply to a lead, kept in this browser until it is sent. */
export function useReplyDraft(leadId: string) {
  const watch = useCallback((listener: () => void) => watchDraft(leadId, listener), [leadId]);
  return {
    draft: useSyncExternalStore(watch, () => readShownDraft(leadId)),
    change: (next: Partial<Omit<ReplyDraft, 'key'>>) => changeDraft(leadId, () => next),
    addFile: (file: Attachment) => changeDraft(leadId, ({ files }) => ({ files: [...files, file] })),
    dropSent: (sent: ReplyDraft) => dropSent(leadId, sent),
  };
}
