import type { ReactNode } from 'react';
import { FieldError } from '#design/ui/field-error.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { AddressField } from '#domain/editing/admin/address-field.tsx';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { usePathStatus } from '#domain/editing/admin/use-path-status.ts';
import type { EditedPost } from '../contract.ts';
import { slugifiedLimit, slugify } from '#domain/rich-text/slug.ts';
import { bindText, type PostFieldsProps } from './bind-text.ts';
import { postsApi } from './posts-api.ts';

/** A post's address and excerpt. */
export function SummaryFields(props: PostFieldsProps & { proposals: Readonly<Record<string, string>> }) {
  const { post, values, errors, proposals, onChange } = props;
  const slug = slugify(values.slug);
  const isOwn = post?.slug === slug;
  const status = usePathStatus({
    slug: isOwn && post?.published ? '' : slug,
    name: 'blog',
    load: postsApi.readAddress,
  });
  const isFaulty = !isOwn && status?.fault != null;
  const proposal = (errors['slug'] && proposals['slug']) || (isFaulty && status.proposal) || null;
  return (
    <>
      <AddressField
        label="Slug"
        hint={<SlugHint post={post} typed={values.slug} isFaulty={isFaulty} />}
        {...bindText(props, 'slug')}
        error={errors['slug'] ?? (isFaulty ? status.fault! : undefined)}
        onBlur={() => onChange((before) => ({ ...before, slug: slugify(before.slug) }))}
        proposal={proposal}
        onPropose={() => proposal && onChange((before) => ({ ...before, slug: proposal }), 'slug')}
      />
      <PathNote noun="blog" isPublished={values.published} status={isFaulty ? null : status} />
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

interface SlugHintProps {
  post: EditedPost | null;
  /** Before it is made an address. */
  typed: string;
  /** It cannot be the post's. */
  isFaulty: boolean;
}

function SlugHint({ post, typed, isFaulty }: SlugHintProps) {
  const slug = slugify(typed);
  if (!slug) return 'Made from the title when empty.';
  if (isFaulty) return null;
  return (
    <>
      {typed.length > slugifiedLimit && `Only the first ${slugifiedLimit} characters are kept. `}
      The address will be /blog/{slug}
      {post?.published && post.slug !== slug && '. The present one will lead there.'}
    </>
  );
}
