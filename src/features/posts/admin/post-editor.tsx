import { useState, type ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Versioned } from '#design/api/create-client.ts';
import { KeptDraftNotice } from '#design/admin/drafts/kept-draft-notice.tsx';
import { useKeptDraft } from '#design/admin/drafts/use-kept-draft.ts';
import { Button } from '#design/ui/button.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import type { NewPost, Post } from '../contract.ts';
import { slugify } from '../slug.ts';
import { followTitle } from './follow-title.ts';
import { PostPreview } from './post-preview.tsx';
import {
  emptyValues,
  findMissing,
  isSame,
  isValues,
  listChanges,
  toPost,
  toValues,
  type PostValues,
} from './post-values.ts';
import { SaveConflictNotice } from './save-conflict-notice.tsx';

/** A post as it is saved, and the version that it has. */
export type VersionedPost = Versioned<Post>;

/** What became of a save; a conflict comes with what someone else has saved meanwhile. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'failed' } | { kind: 'conflict'; other: VersionedPost };

export interface PostEditorProps {
  /** Null for a new one. */
  post: VersionedPost | null;
  /** @param began the version that the changes were made from; null for a new post */
  onSave: (post: NewPost, began: string | null) => Promise<SaveOutcome>;
  onCancel: () => void;
  /** Given what gives up the changes while there are any, null while there are none. */
  onUnsavedChange: (discard: (() => void) | null) => void;
  /** The content as the server renders it for visitors. */
  loadPreview: (content: string) => Promise<string>;
  renderImageField: (field: { value: string; onChange: (url: string) => void }) => ReactNode;
}

/** Creates or edits a post, beside what visitors will see of it. */
export function PostEditor(props: PostEditorProps) {
  const { onSave, onCancel, onUnsavedChange, loadPreview, renderImageField } = props;
  const post = props.post && props.post.value;
  const [initial] = useState(() => (post ? toValues(post) : emptyValues));
  const [isSaving, setIsSaving] = useState(false);
  const [began, setBegan] = useState(props.post && props.post.version);
  const [conflict, setConflict] = useState<VersionedPost | null>(null);
  const { control, register, getValues, setValue, setFocus, reset } = useForm<PostValues>({
    defaultValues: initial,
  });
  const values = { ...initial, ...useWatch({ control }) };
  const draft = useKeptDraft({
    name: `post/${post?.id ?? 'new'}`,
    saved: initial,
    values,
    isSame,
    isValues,
    onUnsavedChange,
  });

  async function save(from = began) {
    const current = getValues();
    const missing = findMissing(current);
    if (missing) {
      setFocus(missing);
      notify({ title: 'Error', description: 'Title, excerpt, and content are required', kind: 'error' });
      return;
    }
    setIsSaving(true);
    const outcome = await onSave(toPost(current), from);
    if (outcome.kind === 'saved') draft.forget();
    setConflict(outcome.kind === 'conflict' ? outcome.other : null);
    setIsSaving(false);
  }

  return (
    <>
      {draft.kept && (
        <KeptDraftNotice
          keptAt={draft.kept.keptAt}
          onRestore={() => {
            reset(draft.kept?.values, { keepDefaultValues: true });
            draft.dismiss();
          }}
          onDiscard={draft.discard}
        />
      )}
      {conflict && (
        <SaveConflictNotice
          changed={listChanges(initial, toValues(conflict.value))}
          onLoad={() => {
            const own = getValues();
            reset(toValues(conflict.value), { keepDefaultValues: true });
            setBegan(conflict.version);
            setConflict(null);
            notify({
              title: 'Their version is loaded',
              kind: 'success',
              action: {
                label: 'Bring my text back',
                onSelect: () => reset(own, { keepDefaultValues: true }),
              },
            });
          }}
          onOverwrite={() => {
            setBegan(conflict.version);
            if (!isSaving) void save(conflict.version);
          }}
        />
      )}
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSaving) void save();
          }}
          className="flex min-w-0 flex-col gap-6"
        >
          <Controller
            control={control}
            name="title"
            render={({ field }) => (
              <TextField
                label="Title"
                required
                {...field}
                onChange={(event) => {
                  setValue('slug', followTitle(getValues(), event.target.value), { shouldDirty: true });
                  field.onChange(event);
                }}
              />
            )}
          />
          <TextField
            label="Slug"
            controlClassName="font-mono text-small"
            hint={<SlugHint post={post} slug={values.slug} />}
            {...register('slug', {
              onBlur: () => setValue('slug', slugify(getValues('slug')), { shouldDirty: true }),
            })}
          />
          <TextArea label="Excerpt" rows={2} required {...register('excerpt')} />
          <TextArea
            label="Content"
            rows={10}
            required
            hint="HTML. Line breaks are kept. Scripts and unknown tags are taken out."
            {...register('content')}
          />
          <Controller
            control={control}
            name="image_url"
            render={({ field }) => <>{renderImageField({ value: field.value, onChange: field.onChange })}</>}
          />
          <Switch label={values.published ? 'Published' : 'Draft'} {...register('published')} />
          <div className="flex flex-wrap gap-3 border-t border-hairline pt-6">
            <Button type="submit" busy={isSaving}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
        <PostPreview values={values} createdAt={post?.created_at ?? null} loadPreview={loadPreview} />
      </div>
    </>
  );
}

function SlugHint({ post, slug }: { post: Post | null; slug: string }) {
  if (!slug) return 'Made from the title when empty.';
  if (!post?.published || post.slug === slug) return <>The address will be /blog/{slug}</>;
  return <>The address will be /blog/{slug}. The present one will lead there.</>;
}
