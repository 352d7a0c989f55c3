import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import type { PostAuthor } from '../contract.ts';
import { findAuthor } from './use-authors.ts';

interface AuthorFieldProps {
  value: string;
  authors: PostAuthor[];
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The person named as a post's author. */
export function AuthorField({ value, authors, error, onChange }: AuthorFieldProps) {
  const named = findAuthor(authors, value);
  return (
    <SelectField
      id={toFieldId('author')}
      label="Author"
      hint="One of the people under Content."
      error={error}
      value={named?.slug ?? value}
      onChoose={onChange}
    >
      <option value="">No author</option>
      {value !== '' && !named && <option value={value}>{value} (not among the people any more)</option>}
      {authors.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
