import { useCallback, useSyncExternalStore } from 'react';
import { deleteLocalDraft, saveLocalDraft, readLocalDraft } from '#design/admin/drafts/local-drafts.ts';
import type { Attachment } from '../../replies.contract.ts';

export interface ReplyDraft {
  text: string;
  files: Attachment[];
  /**
   * The idempotency key of sending it: the same until it succeeds, so that a repetition is the same reply.
   */
  key: string;
}

interface ShownDraft {
  draft: ReplyDraft;
  listeners: Set<() => void>;
}

/** The drafts on screen. Each is in the browser's storage too; those of other leads are only there. */
const shownDrafts = new Map<string, ShownDraft>();

const nameDraft = (leadId: string): string => `reply/${leadId}`;

const isDraft = (given: unknown): given is ReplyDraft => {
  if (typeof given !== 'object' || given === null) return false;
  const { text, files, key } = given as Record<string, unknown>;
  return typeof text === 'string' && Array.isArray(files) && typeof key === 'string';
};

const loadDraft = (leadId: string): ReplyDraft =>
  readLocalDraft(nameDraft(leadId), isDraft)?.values ?? { text: '', files: [], key: crypto.randomUUID() };

function showDraft(leadId: string): ShownDraft {
  const entry = shownDrafts.get(leadId) ?? { draft: loadDraft(leadId), listeners: new Set() };
  shownDrafts.set(leadId, entry);
  return entry;
}

/** The draft on screen: the same object until it changes. */
export const readShownDraft = (leadId: string): ReplyDraft => showDraft(leadId).draft;

/** Puts a lead's draft on screen. @returns a function that takes it off */
export function watchDraft(leadId: string, listener: () => void): () => void {
  const { listeners } = showDraft(leadId);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shownDrafts.delete(leadId);
  };
}

/**
 * Changes a lead's draft, on screen or not: another one may have been opened meanwhile. It then counts as
 * another reply.
 */
export function changeDraft(
  leadId: string,
  change: (draft: ReplyDraft) => Partial<Omit<ReplyDraft, 'key'>>,
): void {
  const entry = shownDrafts.get(leadId);
  const before = entry?.draft ?? loadDraft(leadId);
  const draft = { ...before, ...change(before), key: crypto.randomUUID() };
  if (draft.text === '' && draft.files.length === 0) deleteLocalDraft(nameDraft(leadId));
  else saveLocalDraft(nameDraft(leadId), draft, new Date());
  if (!entry) return;
  entry.draft = draft;
  for (const listener of entry.listeners) listener();
}

/** Removes what was sent from a draft; what was written meanwhile stays. */
export const dropSent = (leadId: string, sent: ReplyDraft): void =>
  changeDraft(leadId, ({ text, files }) => ({
    text: text.startsWith(sent.text) ? text.slice(sent.text.length).trimStart() : text,
    files: files.filter(({ id }) => !sent.files.some((file) => file.id === id)),
  }));

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
