import { useState } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { PostValues } from './post-kind.ts';
import type { RenderImageField } from './summary-fields.tsx';

interface SearchAndSharingProps {
  values: PostValues;
  errors: FieldErrors;
  write: (changes: Partial<PostValues>, field: keyof PostValues) => void;
  renderImageField: RenderImageField;
}

const texts = [
  { name: 'search_title', label: 'Headline in search results', hint: 'The title if empty.' },
  { name: 'search_description', label: 'Text in search results', hint: 'The excerpt if empty.' },
  {
    name: 'canonical_url',
    label: 'Original address',
    hint: 'Where it first appeared, if that was elsewhere: search engines are led there.',
  },
  { name: 'share_title', label: 'Headline where it is shared', hint: 'The title if empty.' },
  { name: 'share_description', label: 'Text where it is shared', hint: 'The excerpt if empty.' },
] as const;

/** The post as search engines and those with whom it is shared see it; collapsed until it is needed. */
export function SearchAndSharing({ values, errors, write, renderImageField }: SearchAndSharingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasErrors = [...texts, { name: 'share_image' }].some(({ name }) => errors[name]);
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-t border-hairline"
    >
      <DisclosureSummary className="min-h-12 text-body font-semibold">Search and sharing</DisclosureSummary>
      <div className="flex flex-col gap-4 pb-4">
        {texts.map(({ name, ...words }) => (
          <TextField
            key={name}
            id={toFieldId(name)}
            name={name}
            {...words}
            value={values[name]}
            error={errors[name]}
            onChange={({ currentTarget: { value } }) => write({ [name]: value }, name)}
          />
        ))}
        <div id={toFieldId('share_image')} tabIndex={-1}>
          {renderImageField({
            label: 'Picture where it is shared',
            value: values.share_image,
            onChange: (url) => write({ share_image: url }, 'share_image'),
          })}
          <p className="mt-1 text-fine text-ink-2">One drawn from the title if there is none.</p>
          {errors['share_image'] && <FieldError id="post-share-image">{errors['share_image']}</FieldError>}
        </div>
      </div>
    </details>
  );
}
