import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { PostAuthor } from '../contract.ts';
import { findAuthor } from './use-authors.ts';

const id = toFieldId('author');

const labels = { label: 'Author', hint: 'One of the people under Content.' };

interface AuthorFieldProps {
  value: string;
  authors: PostAuthor[];
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The person named as a post's author. */
export function AuthorField({ value, authors, error, onChange }: AuthorFieldProps) {
  const texts = { ...labels, error };
  const named = findAuthor(authors, value);
  return (
    <FieldFrame id={id} {...texts}>
      <select
        {...describeField(id, texts)}
        className={`${controlClass} min-h-11`}
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
