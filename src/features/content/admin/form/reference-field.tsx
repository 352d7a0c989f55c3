import { useQuery } from '@tanstack/react-query';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import type { DocumentCard } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { toCleared } from './to-cleared.ts';

/** Another document, chosen by its title. */
export function ReferenceField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const collection = schema.collection ?? '';
  const { data: documents = [], isSuccess } = useQuery({
    queryKey: ['content', 'all', collection],
    queryFn: () => listAllDocuments(collection),
    meta: { failure: 'The documents to choose from could not be loaded.' },
  });
  const id = toFieldId(path);
  const slug = typeof value === 'string' ? value : '';
  const isKnown = documents.some((one) => one.slug === slug);
  const isGone = slug !== '' && isSuccess && !isKnown;
  const gone = isGone ? `“${slug}” no longer exists. Choose another.` : undefined;
  const texts = { label, hint: schema.description, error: errors[path] ?? gone };
  return (
    <SelectField
      id={id}
      {...texts}
      className="max-w-96"
      value={slug}
      onChange={({ currentTarget }) =>
        onChange(path, currentTarget.value || toCleared({ isRequired, isNullable }, ''))
      }
    >
      {(slug === '' || !isRequired || isNullable) && <option value="">None</option>}
      {slug !== '' && !isKnown && <option value={slug}>{slug}</option>}
      {documents.map((one) => (
        <option key={one.slug} value={one.slug}>
          {one.title}
        </option>
      ))}
    </SelectField>
  );
}

/** All documents of a collection in order, fetched page by page. Throws ApiError. */
async function listAllDocuments(collection: string): Promise<DocumentCard[]> {
  const all: DocumentCard[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof contentApi.list>> = await contentApi.list(collection, '', next);
    all.push(...page.rows);
    next = page.next;
  } while (next !== null);
  return all;
}
