import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AddressNote } from '#design/admin/address-note.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import type { EditedPost, PostAuthor, RemovedMarkup } from '../contract.ts';
import { slugify } from '../slug.ts';
import { followTitle } from './follow-title.ts';
import { postsApi } from './posts-api.ts';
import type { PostValues } from './post-values.ts';
import { RemovedNotice } from './removed-notice.tsx';

interface PostFieldsProps {
  form: UseFormReturn<PostValues>;
  post: EditedPost | null;
  values: PostValues;
  removed: readonly RemovedMarkup[];
  authors: PostAuthor[];
  renderImageField: (field: { value: string; onChange: (url: string) => void }) => ReactNode;
}

/** The fields of a post. */
export function PostFields({ form, post, values, removed, authors, renderImageField }: PostFieldsProps) {
  const { control, register, getValues, setValue, formState } = form;
  const errorOf = (name: keyof PostValues) => formState.errors[name]?.message;
  return (
    <>
      <Controller
        control={control}
        name="title"
        render={({ field }) => (
          <TextField
            label="Title"
            required
            error={errorOf('title')}
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
        error={errorOf('slug')}
        {...register('slug', {
          onBlur: () => setValue('slug', slugify(getValues('slug')), { shouldDirty: true }),
        })}
      />
      <AddressNote
        noun="blog"
        isPublished={values.published}
        slug={post?.published && post.slug === values.slug ? '' : values.slug}
        name="blog"
        load={postsApi.readAddress}
      />
      <TextArea label="Excerpt" rows={2} required error={errorOf('excerpt')} {...register('excerpt')} />
      <TextArea
        label="Content"
        rows={10}
        required
        error={errorOf('content')}
        hint="HTML. Line breaks are kept. Scripts and unknown tags are removed. The address of a video at YouTube or Vimeo on a line of its own becomes its player."
        {...register('content')}
      />
      <RemovedNotice removed={removed} />
      <Controller
        control={control}
        name="image_url"
        render={({ field, fieldState: { error } }) => (
          <div>
            {renderImageField({ value: field.value, onChange: field.onChange })}
            {error && <FieldError id="post-image">{error.message}</FieldError>}
          </div>
        )}
      />
      {values.image_url && (
        <TextField
          label="Image description"
          hint="What the image shows, for those who do not see it. Leave it empty if it only decorates."
          error={errorOf('image_alt')}
          {...register('image_alt')}
        />
      )}
      <Controller
        control={control}
        name="author"
        render={({ field }) => <AuthorField {...field} authors={authors} error={errorOf('author')} />}
      />
      <Switch label={values.published ? 'Published' : 'Draft'} {...register('published')} />
    </>
  );
}

function SlugHint({ post, slug }: { post: EditedPost | null; slug: string }) {
  if (!slug) return 'Made from the title when empty.';
  if (!post?.published || post.slug === slug) return <>The address will be /blog/{slug}</>;
  return <>The address will be /blog/{slug}. The present one will lead there.</>;
}

const authorId = 'post-author';

const authorTexts = { label: 'Author', hint: 'One of the people under Content.' };

interface AuthorFieldProps {
  value: string;
  authors: PostAuthor[];
  error: string | undefined;
  onChange: (slug: string) => void;
  onBlur: () => void;
}

function AuthorField({ value, authors, error, onChange, onBlur }: AuthorFieldProps) {
  const texts = { ...authorTexts, error };
  const named = authors.find(({ slug, former_slugs }) => slug === value || former_slugs.includes(value));
  return (
    <FieldFrame id={authorId} {...texts}>
      <select
        {...describeField(authorId, texts)}
        className={`${controlClass} min-h-11 max-w-96`}
        value={named?.slug ?? value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">The site (no person named)</option>
        {value !== '' && !named && <option value={value}>{value} (not among the people any more)</option>}
        {authors.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
