import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#design/admin/drafts/kept-drafts.ts';
import type { Attachment } from '../../replies.contract.ts';

export interface ReplyDraft {
  text: string;
  files: Attachment[];
  /** Of the sending: the same until it succeeds, so that a repetition is the same reply. */
  key: string;
}

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

const isDraft = (given: unknown): given is ReplyDraft => {
  if (typeof given !== 'object' || given === null) return false;
  const { text, files, key } = given as Record<string, unknown>;
  return typeof text === 'string' && Array.isArray(files) && typeof key === 'string';
};

const makeDraft = (): ReplyDraft => ({ text: '', files: [], key: crypto.randomUUID() });

/** What is written to a lead, kept in this browser until it is sent. */
export function useReplyDraft(leadId: string) {
  const name = `reply/${leadId}`;
  const [draft, setDraft] = useState<ReplyDraft>(() => readDraft(name, isDraft)?.values ?? makeDraft());
  const latest = useRef(draft);
  const isEmpty = draft.text === '' && draft.files.length === 0;

  useEffect(() => {
    latest.current = draft;
    if (isEmpty) {
      forgetDraft(name);
      return undefined;
    }
    const timer = setTimeout(() => keepDraft(name, draft, new Date()), keepAfterMs);
    return () => clearTimeout(timer);
  }, [name, draft, isEmpty]);

  // Also what was typed just before another lead was opened, or the page was left.
  useEffect(() => {
    function keep() {
      const { text, files } = latest.current;
      if (text !== '' || files.length > 0) keepDraft(name, latest.current, new Date());
    }
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);

  return {
    draft,
    /** What is sent differs from then on, and is another reply. */
    change: (next: Partial<Omit<ReplyDraft, 'key'>>) =>
      setDraft((before) => ({ ...before, ...next, key: crypto.randomUUID() })),
    addFile: (file: Attachment) =>
      setDraft((before) => ({ ...before, files: [...before.files, file], key: crypto.randomUUID() })),
    clear() {
      latest.current = makeDraft();
      forgetDraft(name);
      setDraft(latest.current);
    },
  };
}
