import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MoveControls } from '#design/admin/reorder/move-controls.tsx';
import { moveItem } from '#design/admin/reorder/move-item.ts';
import { useDragToMove } from '#design/admin/reorder/use-drag-to-move.ts';
import { Button } from '#design/ui/button.tsx';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { joinPath } from '#design/admin/json-path.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { makeEmpty, resolveSchema, type FieldSchema } from './json-schema.ts';
import { toCleared } from './to-cleared.ts';
import { nameItem } from './wording.ts';

/** A list whose items are added, removed and moved. */
export function ListField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { schema: whole, errors, onChange } = useFormParts();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = resolveSchema(schema.items ?? {}, whole).schema;

  /** The focus moves with the change: a frame later, the next key would go to another button. */
  function write(next: unknown[], message: string, find: () => HTMLElement | null | undefined) {
    flushSync(() => {
      onChange(path, next.length === 0 ? toCleared({ isRequired, isNullable }, next) : next);
      setSaid(message);
    });
    find()?.focus();
  }

  function append() {
    const at = items.length;
    write([...items, makeEmpty(schema.items ?? {}, whole)], '', () =>
      list.current?.children[at]?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]'),
    );
  }

  function remove(index: number) {
    write(items.toSpliced(index, 1), `${nameItem(item, label, index)} removed`, () => add.current);
  }

  function move(from: number, to: number) {
    const way = to < from ? 'up' : 'down';
    write(moveItem(items, from, to), `Moved to ${to + 1} of ${items.length}`, () =>
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${way}"]`),
    );
  }

  return (
    <FieldSet
      path={path}
      label={label}
      description={schema.description}
      error={errors[path]}
      actions={
        <Button
          ref={add}
          variant="secondary"
          size="compact"
          disabled={schema.maxItems !== undefined && items.length >= schema.maxItems}
          onClick={append}
        >
          Add to {label.toLowerCase()}
        </Button>
      }
    >
      <ul ref={list} className="flex flex-col gap-4">
        {items.map((one, index) => (
          <Item
            // oxlint-disable-next-line react/no-array-index-key -- items have no name; every control shows its value
            key={index}
            schema={schema.items ?? {}}
            value={one}
            list={path}
            label={nameItem(item, label, index)}
            index={index}
            count={items.length}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FieldSet>
  );
}

interface ItemProps {
  schema: FieldSchema;
  value: unknown;
  list: string;
  label: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function Item({ schema, value, list, label, index, count, onMove, onRemove }: ItemProps) {
  const { Field } = useFormParts();
  const { item, handle, isOver } = useDragToMove({
    list: toFieldId(list),
    index,
    isEnabled: count > 1,
    onMove,
  });
  return (
    <li
      ref={item}
      className={`flex flex-col gap-2 border p-3 ${isOver ? 'border-petrol bg-sunk' : 'border-hairline'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <MoveControls name={label} index={index} count={count} handle={handle} onMove={onMove} />
        <Button
          variant="quiet"
          size="compact"
          aria-label={`Remove ${label}`}
          className="ml-auto"
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      <Field schema={schema} value={value} path={joinPath(list, index)} label={label} isRequired />
    </li>
  );
}
