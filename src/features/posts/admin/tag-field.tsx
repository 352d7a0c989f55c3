import { useState, type KeyboardEvent } from 'react';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { Tag } from '../tags.contract.ts';
import { toTagKey } from '../tag-key.ts';

interface TagFieldProps {
  /** Slugs, or names of tags that do not exist yet. */
  tags: readonly string[];
  known: readonly Tag[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** The tags of a post: chosen or typed; a comma, Enter or leaving the field adds what was typed. */
export function TagField({ tags, known, error, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const id = toFieldId('tags');
  const nameOf = (tag: string) => known.find(({ slug }) => slug === tag)?.name ?? tag;
  const add = (text: string) => {
    const present = new Set(tags.map((tag) => toTagKey(nameOf(tag))));
    const added: string[] = [];
    for (const typedName of text.split(',').map((part) => part.trim())) {
      // The server makes a slug of it.
      if (!/[\p{L}\p{N}]/u.test(typedName)) continue;
      const key = toTagKey(typedName);
      const tag = known.find(({ name }) => toTagKey(name) === key) ?? known.find(({ slug }) => slug === key);
      const name = tag?.name ?? typedName;
      if (present.has(toTagKey(name))) continue;
      present.add(toTagKey(name));
      added.push(tag?.slug ?? name);
    }
    setTyped('');
    if (added.length > 0) onChange([...tags, ...added]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form would be sent.
    event.preventDefault();
    add(typed);
  };
  return (
    <>
      {tags.length > 0 && (
        <ul aria-label="Chosen tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center gap-2 border border-control pl-3 text-small">
              <bdi>{nameOf(tag)}</bdi>
              <Button
                variant="quiet"
                size="compact"
                aria-label={`Remove tag ${nameOf(tag)}`}
                onClick={() => {
                  onChange(tags.filter((one) => one !== tag));
                  // The pressed button is gone.
                  document.getElementById(id)?.focus();
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        id={id}
        label="Add a tag"
        hint="A comma or Enter adds it."
        list={`${id}-known`}
        autoComplete="off"
        maxLength={200}
        error={error}
        value={typed}
        onChange={({ currentTarget: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter(({ slug }) => !tags.includes(slug))
          .map(({ slug, name }) => (
            <option key={slug} value={name}>
              {name}
            </option>
          ))}
      </datalist>
    </>
  );
}
