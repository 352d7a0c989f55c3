import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { ApiError } from '#design/api/api-error.ts';
import { editedMeanwhileCode, slugTakenCode, type EditedPost } from '../contract.ts';
import { toPost, toText, toValues, type PostValues } from './post-values.ts';
import { postsApi } from './posts-api.ts';
import { postListKey, signedOut } from './posts-texts.ts';

/** Saved according to the switch, or kept as a draft beside what visitors see. */
export type SaveWay = 'save' | 'draft';

interface Conflict {
  /** What someone else has saved meanwhile. */
  other: EditedPost;
  way: SaveWay;
}

interface PostSavingOptions {
  /** Null for a new one. */
  post: EditedPost | null;
  initial: PostValues;
  /** The server has refused a field's value. */
  onRefused: (error: ApiError) => void;
  /** The server has accepted what was sent. */
  onTaken: () => void;
  /** Whether nothing was typed since. */
  isUnchanged: (sent: PostValues) => boolean;
  /**
   * The form takes over the server's values, unless something was typed since. @param sent null: in any case
   */
  onAnswer: (values: PostValues, sent: PostValues | null) => void;
}

/** Refusals that the editor shows in place: 'invalid' concerns fields (platform/http/problem.ts). */
const handledCodes = [editedMeanwhileCode, slugTakenCode, 'invalid'];

/** The state of editing a post: what is stored, conflicts, and the actions. */
export function usePostSaving({
  post: opened,
  initial,
  onRefused,
  onTaken,
  isUnchanged,
  onAnswer,
}: PostSavingOptions) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const [, navigate] = useLocation();
  const [post, setPost] = useState(opened);
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState<SaveWay | 'discard' | 'restore' | null>(null);

  async function run<Answer>(
    what: NonNullable<typeof busy>,
    write: () => Promise<Answer>,
    { done, way }: { done: string; way: SaveWay },
  ): Promise<{ answer: Answer } | null> {
    if (busy) return null;
    setBusy(what);
    const outcome = await runWrite(write, { done, conflict: handledCodes, signedOut });
    setBusy(null);
    if (outcome.kind === 'conflict' && outcome.error.code !== editedMeanwhileCode) {
      onRefused(outcome.error);
      return null;
    }
    if (outcome.kind === 'conflict') {
      setConflict({ other: outcome.error.members['current'] as EditedPost, way });
      return null;
    }
    if (outcome.kind === 'failed') return null;
    setConflict(null);
    onTaken();
    void client.invalidateQueries({ queryKey: [postListKey] });
    return outcome;
  }

  /** Takes over what the server now has. */
  function take(answer: EditedPost, sent: PostValues | null) {
    setPost(answer);
    setSaved(toValues(answer));
    onAnswer(toValues(answer), sent);
  }

  /**
   * Saves according to the switch, and returns to the list unless more was typed. @param version that the
   * values are based on
   */
  async function save(values: PostValues, version = post?.version ?? 0) {
    async function write() {
      const { id } = await (post === null
        ? postsApi.create(toPost(values))
        : postsApi.update(post.id, toPost(values), version));
      return isUnchanged(values) ? null : postsApi.read(id);
    }
    const stored = await run('save', write, { done: 'Blog saved successfully', way: 'save' });
    if (!stored) return;
    if (stored.answer) return take(stored.answer, values);
    guard.release();
    navigate(adminPaths.posts());
  }

  /** Keeps a draft, which visitors do not see. */
  async function keepDraft(values: PostValues, version = post?.version ?? 0) {
    if (!post) return;
    const { id } = post;
    const write = () => postsApi.saveDraft(id, toText(values), version);
    const kept = await run('draft', write, { done: 'Draft kept', way: 'draft' });
    if (kept) take(kept.answer, values);
  }

  return {
    post,
    saved,
    conflict,
    /** The action in progress; null if none. */
    busy,
    save,
    keepDraft,
    /** Saves the merged text over what someone else has saved. */
    merge(values: PostValues) {
      if (!conflict) return;
      const { other, way } = conflict;
      setSaved(toValues(other));
      onAnswer(values, null);
      void (way === 'save' ? save : keepDraft)(values, other.version);
    },
    async discard() {
      if (!post) return;
      const write = () => postsApi.discard(post.id, post.version);
      const discarded = await run('discard', write, { done: 'Draft discarded', way: 'draft' });
      if (discarded) take(discarded.answer, null);
    },
    async restore(earlier: number) {
      if (!post) return;
      const write = () => postsApi.restoreVersion(post.id, earlier, post.version);
      const restored = await run('restore', write, { done: 'Version restored as a draft', way: 'draft' });
      if (restored) take(restored.answer, null);
    },
  };
}
