import type { ReactNode } from 'react';
import { Button } from '#design/ui/button.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import type { EditedPost } from '../contract.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { bindText, type PostFieldsProps } from './bind-text.ts';
import { postsApi } from './posts-api.ts';

/** A post's address and excerpt. */
export function SummaryFields(props: PostFieldsProps & { proposals: Readonly<Record<string, string>> }) {
  const { post, values, errors, proposals, onChange } = props;
  const proposal = errors['slug'] && proposals['slug'];
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField
          label="Slug"
          controlClassName="font-mono text-small"
          hint={<SlugHint post={post} slug={values.slug} />}
          {...bindText(props, 'slug')}
          onBlur={() => onChange((before) => ({ ...before, slug: slugify(before.slug) }))}
        />
        {proposal && (
          <Button
            variant="secondary"
            size="compact"
            className="self-start"
            onClick={() => onChange((before) => ({ ...before, slug: proposal }), 'slug')}
          >
            Use {proposal}
          </Button>
        )}
      </div>
      <PathNote
        noun="blog"
        isPublished={values.published}
        slug={post?.published && post.slug === values.slug ? '' : values.slug}
        name="blog"
        load={postsApi.readAddress}
      />
      <TextArea label="Excerpt" rows={2} required {...bindText(props, 'excerpt')} />
    </>
  );
}

/** A field for an image; its label is "Image" unless it is given. */
export type RenderImageField = (field: {
  label?: string;
  value: string;
  /** @param alt what the image shows, where that is known */
  onChange: (url: string, alt: string) => void;
}) => ReactNode;

/** A post's image, and what it shows. */
export function ImageFields(props: PostFieldsProps & { renderImageField: RenderImageField }) {
  const { values, errors, onChange, renderImageField } = props;
  return (
    <>
      <div>
        {renderImageField({
          value: values.image_url,
          onChange: (url, alt) =>
            onChange(
              (before) => ({ ...before, image_url: url, ...(alt && { image_alt: alt }) }),
              'image_url',
            ),
        })}
        {errors['image_url'] && <FieldError id="post-image">{errors['image_url']}</FieldError>}
      </div>
      {values.image_url && (
        <TextField
          label="Image description"
          hint="What the image shows, for those who do not see it. Leave it empty if it only decorates."
          {...bindText(props, 'image_alt')}
        />
      )}
    </>
  );
}

function SlugHint({ post, slug }: { post: EditedPost | null; slug: string }) {
  if (!slug) return 'Made from the title when empty.';
  if (!post?.published || post.slug === slug) return <>The address will be /blog/{slug}</>;
  return <>The address will be /blog/{slug}. The present one will lead there.</>;
}
