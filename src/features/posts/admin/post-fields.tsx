import type { ChangeEvent, RefObject } from 'react';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import type { EditedPost, PostAuthor } from '../contract.ts';
import { ContentField, type TextPictures } from './content-field.tsx';
import { followTitle } from './follow-title.ts';
import { PostSettings } from './post-settings.tsx';
import type { RenderImageField } from './search-and-sharing.tsx';
import { postsApi } from './posts-api.ts';
import type { PostValues } from './post-kind.ts';
import { findAuthor } from './use-authors.ts';
import { RemovedNotice } from './removed-notice.tsx';
import type { WritingMode } from './use-writing-mode.ts';

interface PostFieldsProps {
  renderImageField: RenderImageField;
  post: EditedPost | null;
  values: PostValues;
  errors: FieldErrors;
  /** @param field the one that was changed by hand */
  onChange: (change: (values: PostValues) => PostValues, field?: keyof PostValues) => void;
  removed: readonly RemovedMarkup[];
  /** The site's. */
  timeZone: string;
  authors: PostAuthor[];
  pictures: TextPictures;
  /** The place of all fields but the title and the content. */
  settings: RefObject<HTMLDivElement | null>;
  mode: WritingMode;
  onModeChange: (mode: WritingMode) => void;
}

/** The fields of a post. */
export function PostFields(props: PostFieldsProps) {
  const { post, values, errors, onChange, removed, authors, timeZone, renderImageField, pictures } = props;
  const { mode, onModeChange, settings } = props;
  const write = (changes: Partial<PostValues>, field: keyof PostValues) =>
    onChange((before) => ({ ...before, ...changes }), field);
  const bind = (name: 'title' | 'slug' | 'excerpt' | 'content' | 'image_alt') => ({
    id: toFieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write({ [name]: value }, name),
  });
  const summary = (
    <>
      <TextField
        label="Slug"
        controlClassName="font-mono text-small"
        hint={<SlugHint post={post} slug={values.slug} />}
        {...bind('slug')}
        onBlur={() => onChange((before) => ({ ...before, slug: slugify(before.slug) }))}
      />
      <PathNote
        noun="blog"
        isPublished={values.published}
        slug={post?.published && post.slug === values.slug ? '' : values.slug}
        name="blog"
        load={postsApi.readAddress}
      />
      <TextArea label="Excerpt" rows={2} required {...bind('excerpt')} />
    </>
  );
  return (
    <>
      <TextField
        label="Title"
        controlClassName={mode === 'visual' ? 'text-lead! md:text-h3!' : 'text-lead!'}
        required
        {...bind('title')}
        onChange={({ currentTarget: { value: title } }) =>
          onChange((before) => ({ ...before, title, slug: followTitle(before, title) }), 'title')
        }
      />
      <div
        className={`grid items-start gap-6 ${mode === 'visual' ? 'xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] xl:gap-10' : ''}`}
      >
        {mode === 'html' && <div className="flex min-w-0 flex-col gap-6">{summary}</div>}
        <div className="flex min-w-0 flex-col gap-6">
          <ContentField
            value={values.content}
            error={errors['content']}
            pictures={pictures}
            mode={mode}
            onModeChange={onModeChange}
            onChange={(content) => write({ content }, 'content')}
          />
          <RemovedNotice removed={removed} />
        </div>
        <div ref={settings} className="flex min-w-0 flex-col gap-6">
          {mode === 'visual' && summary}
          <div>
            {renderImageField({
              value: values.image_url,
              onChange: (url, alt) => write({ image_url: url, ...(alt && { image_alt: alt }) }, 'image_url'),
            })}
            {errors['image_url'] && <FieldError id="post-image">{errors['image_url']}</FieldError>}
          </div>
          {values.image_url && (
            <TextField
              label="Image description"
              hint="What the image shows, for those who do not see it. Leave it empty if it only decorates."
              {...bind('image_alt')}
            />
          )}
          <AuthorField
            value={values.author}
            authors={authors}
            error={errors['author']}
            onChange={(author) => write({ author }, 'author')}
          />
          <PostSettings
            values={values}
            errors={errors}
            write={write}
            timeZone={timeZone}
            renderImageField={renderImageField}
          />
          <Switch
            label={values.published ? 'Published' : 'Draft'}
            name="published"
            checked={values.published}
            onChange={({ currentTarget }) => write({ published: currentTarget.checked }, 'published')}
          />
        </div>
      </div>
    </>
  );
}

function SlugHint({ post, slug }: { post: EditedPost | null; slug: string }) {
  if (!slug) return 'Made from the title when empty.';
  if (!post?.published || post.slug === slug) return <>The address will be /blog/{slug}</>;
  return <>The address will be /blog/{slug}. The present one will lead there.</>;
}

const authorId = toFieldId('author');

const authorTexts = { label: 'Author', hint: 'One of the people under Content.' };

interface AuthorFieldProps {
  value: string;
  authors: PostAuthor[];
  error: string | undefined;
  onChange: (slug: string) => void;
}

function AuthorField({ value, authors, error, onChange }: AuthorFieldProps) {
  const texts = { ...authorTexts, error };
  const named = findAuthor(authors, value);
  return (
    <FieldFrame id={authorId} {...texts}>
      <select
        {...describeField(authorId, texts)}
        className={`${controlClass} min-h-11 max-w-96`}
        value={named?.slug ?? value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">No author</option>
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
