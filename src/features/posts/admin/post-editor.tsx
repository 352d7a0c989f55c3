import { useState, type ComponentProps } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { KeptDraftNotice } from '#design/admin/drafts/kept-draft-notice.tsx';
import { useKeptDraft } from '#design/admin/drafts/use-kept-draft.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { useSaveKey } from '#design/admin/use-save-key.ts';
import { MergePanel } from '#domain/editing/admin/merge-panel.tsx';
import { PresenceLine } from '#domain/editing/admin/presence-line.tsx';
import { notify } from '#design/ui/toast.ts';
import { requiredText, type EditedPost, type PostAuthor } from '../contract.ts';
import { PostActions } from './post-actions.tsx';
import { PostFields } from './post-fields.tsx';
import { PostSide } from './post-side.tsx';
import {
  describeField,
  isSame,
  isValues,
  listMissing,
  listRefused,
  toValues,
  type PostErrors,
  type PostValues,
} from './post-values.ts';
import { postsApi } from './posts-api.ts';
import { useRendering } from './use-rendering.ts';
import { usePostSaving, type SaveWay } from './use-post-saving.ts';

/** What an editor needs from other features. */
export type EditorParts = Pick<ComponentProps<typeof PostFields>, 'renderImageField'> &
  Pick<ComponentProps<typeof PostSide>, 'renderPreviewLinks'>;

interface PostEditorProps extends EditorParts {
  /** Null for a new one. */
  post: EditedPost | null;
  initial: PostValues;
  authors: PostAuthor[];
  onCancel: () => void;
}

/** Creates or edits a post, beside what visitors will see of it. */
export function PostEditor(props: PostEditorProps) {
  const { authors, onCancel, renderImageField, renderPreviewLinks } = props;
  const guard = useLeaveGuard();
  const [initial] = useState(props.initial);
  const [isDiscardAsked, setIsDiscardAsked] = useState(false);
  const form = useForm<PostValues>({ defaultValues: initial, mode: 'onChange' });
  const { control, getValues, setError, clearErrors, reset } = form;
  const values = { ...initial, ...useWatch({ control }) };
  const rendering = useRendering(values.content);
  const isUnchanged = (sent: PostValues) => isSame(getValues(), sent);
  const saving = usePostSaving({
    post: props.post,
    initial,
    onRefused: (error) => refuse(listRefused(error), error.message),
    onTaken: () => draft.forget(),
    isUnchanged,
    onAnswer: (answer, sent) => {
      if (sent === null || isUnchanged(sent)) reset(answer);
    },
  });
  const { post, saved, conflict, busy } = saving;
  const draft = useKeptDraft({
    name: `post/${props.post?.id ?? 'new'}`,
    saved,
    values,
    isSame,
    isValues,
    onUnsavedChange: (discard) => (discard ? guard.hold(discard) : guard.release()),
  });

  /** Shows errors at their fields, focuses the first, and announces it. */
  function refuse(errors: PostErrors, description: string) {
    for (const [index, [name, message]] of errors.entries())
      setError(name, { message }, { shouldFocus: index === 0 });
    notify({ title: 'Error', description, kind: 'error' });
  }

  function send(way: SaveWay) {
    const current = getValues();
    const missing = listMissing(current);
    clearErrors();
    if (missing.length > 0) return refuse(missing, requiredText);
    void (way === 'save' ? saving.save : saving.keepDraft)(current);
  }

  useSaveKey(() => send(post ? 'draft' : 'save'));

  return (
    <>
      {post && <PresenceLine name={`blog/${post.id}`} report={() => postsApi.notePresence(post.id)} />}
      {draft.kept && (
        <KeptDraftNotice
          keptAt={draft.kept.keptAt}
          onRestore={() => {
            reset({ ...initial, ...draft.kept?.values }, { keepDefaultValues: true });
            draft.dismiss();
          }}
          onDiscard={draft.discard}
        />
      )}
      {conflict && (
        <MergePanel
          key={conflict.other.version}
          noun="blog"
          who={conflict.other.updated_by}
          base={saved}
          mine={values}
          theirs={toValues(conflict.other)}
          describePath={describeField}
          onMerge={saving.merge}
        />
      )}
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send('save');
          }}
          className="flex min-w-0 flex-col gap-6"
        >
          <PostFields
            form={form}
            post={post}
            values={values}
            removed={rendering.removed}
            authors={authors}
            renderImageField={renderImageField}
          />
          <PostActions
            post={post}
            isPublished={values.published}
            busy={busy}
            onKeepDraft={() => send('draft')}
            onDiscard={() => setIsDiscardAsked(true)}
            onCancel={onCancel}
          />
        </form>
        <PostSide
          post={post}
          values={values}
          rendering={rendering}
          onRestore={(version) => guard.leave(() => void saving.restore(version))}
          renderPreviewLinks={renderPreviewLinks}
        />
      </div>
      <AlertDialog
        open={isDiscardAsked}
        onOpenChange={setIsDiscardAsked}
        title="Discard the draft?"
        description="The blog goes back to what visitors see. You can still find the draft under Versions."
        confirmLabel="Discard"
        onConfirm={() => void saving.discard()}
      />
    </>
  );
}
