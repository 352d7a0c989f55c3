import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Menu } from '@base-ui/react/menu';
import { ActionMenu } from '#design/admin/choice-menu.tsx';
import { MoveControls } from '#design/admin/reorder/move-controls.tsx';
import { moveItem } from '#design/admin/reorder/move-item.ts';
import { useDragToMove } from '#design/admin/reorder/use-drag-to-move.ts';
import { Button } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { joinPath } from '#design/admin/json-path.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { makeEmpty, resolveSchema, type FieldSchema } from './json-schema.ts';
import { toCleared } from './to-cleared.ts';
import { useUndo } from './use-undo.ts';
import { nameItem } from './wording.ts';

/** A list whose items are added, removed and moved. @param actions more that can be done with the whole list */
export function ListField({ actions, ...field }: FieldProps & { actions?: ReactNode }) {
  const { schema, value, path, label, isRequired, isNullable } = field;
  const { schema: whole, onChange } = useFormParts();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID()));
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const isOptional = !isRequired || isNullable;
  const least = schema.minItems ?? 0;
  const canRemove = items.length > least || (isOptional && items.length === 1);
  const item = resolveSchema(schema.items ?? {}, whole).schema;
  const undo = useUndo((removed: { index: number; value: unknown }) => {
    const at = Math.min(removed.index, items.length);
    insert(at, removed.value, `${nameItem(item, label, at)} restored`);
  });

  /**
   * The focus moves with the change: a frame later, the next key would go to another button.
   * @param change applied to the items, and to what keeps each of them as it is shown
   */
  function write(
    change: <One>(list: One[], added: () => One) => One[],
    { said: message = '', added }: { said?: string; added?: unknown },
    find: () => HTMLElement | null | undefined,
  ): HTMLElement | null {
    const changed = change(items, () => added);
    flushSync(() => {
      onChange(path, changed.length === 0 ? toCleared({ isRequired, isNullable }, changed) : changed);
      setKeys(change(keys, () => crypto.randomUUID()));
      setSaid(message);
    });
    const next = find();
    next?.focus();
    return next ?? null;
  }

  function insert(at: number, added = makeEmpty(schema.items ?? {}, whole), message = '') {
    return write(
      (before, create) => before.toSpliced(at, 0, create()),
      { added, said: message },
      () => {
        const place = list.current?.children[at];
        for (const fold of place?.querySelectorAll('details') ?? []) fold.open = true;
        return place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]');
      },
    );
  }

  function remove(index: number) {
    write(
      (before) => before.toSpliced(index, 1),
      {},
      () => add.current,
    );
    undo.offer(`${nameItem(item, label, index)} removed`, { index, value: items[index] });
  }

  function move(from: number, to: number) {
    const way = to < from ? 'up' : 'down';
    write(
      (before) => moveItem(before, from, to),
      { said: `Moved to ${to + 1} of ${items.length}` },
      () => list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${way}"]`),
    );
  }

  return (
    <FieldSet
      schema={schema}
      value={value}
      path={path}
      label={label}
      actions={
        <>
          <Button
            ref={add}
            variant="secondary"
            size="compact"
            disabled={isFull}
            onKeyDown={undo.onKeyDown}
            onClick={() => insert(items.length)}
          >
            Add to {label.toLowerCase()}
          </Button>
          {actions}
        </>
      }
    >
      <ul ref={list} className="flex flex-col gap-4">
        {items.map((one, index) => (
          <Item
            key={keys[index] ?? index}
            schema={schema.items ?? {}}
            value={one}
            list={path}
            label={nameItem(item, label, index)}
            index={index}
            count={items.length}
            onMove={move}
            onInsert={isFull ? null : insert}
            onRemove={canRemove ? () => remove(index) : null}
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
  /** Null while the list is full. @param added an empty one if omitted @returns what has the focus then */
  onInsert: ((at: number, added?: unknown) => HTMLElement | null) | null;
  /** Null while the list needs all that it has. */
  onRemove: (() => void) | null;
}

/** Folded, its fields are on the line of its controls. */
function Item({ schema, value, list, label, index, count, onMove, onInsert, onRemove }: ItemProps) {
  const { Field } = useFormParts();
  const more = useRef<HTMLElement>(null);
  const { item, handle, isOver } = useDragToMove({
    list: toFieldId(list),
    index,
    isEnabled: count > 1,
    onMove,
  });

  /** The menu closes onto what was added. */
  const insert = (at: number, added?: unknown) => (more.current = onInsert?.(at, added) ?? null);

  return (
    <li
      ref={item}
      className={`group/item flex flex-wrap items-center gap-2 border p-2 ${isOver ? 'border-petrol bg-sunk' : 'border-hairline'}`}
    >
      <MoveControls name={label} index={index} count={count} handle={handle} onMove={onMove} />
      <div className="order-1 min-w-0 grow basis-full has-[>fieldset>details:not([open])]:order-none has-[>fieldset>details:not([open])]:basis-48">
        <Field schema={schema} value={value} path={joinPath(list, index)} label={label} isRequired />
      </div>
      <div className="ml-auto flex items-center gap-1">
        {onInsert && (
          <ActionMenu
            label={`More for ${label}`}
            finalFocus={more}
            trigger={
              <Menu.Trigger
                onClick={(event) => (more.current = event.currentTarget)}
                aria-label={`More for ${label}`}
                className={`inline-flex size-9 items-center justify-center rounded-control hover:bg-sunk ${focusRing}`}
              >
                <span aria-hidden="true">⋯</span>
              </Menu.Trigger>
            }
            actions={[
              { label: 'Duplicate', onChoose: () => insert(index + 1, structuredClone(value)) },
              { label: 'Insert before', onChoose: () => insert(index) },
              { label: 'Insert after', onChoose: () => insert(index + 1) },
            ]}
          />
        )}
        <Button
          variant="quiet"
          size="compact"
          aria-label={`Remove ${label}`}
          disabled={onRemove === null}
          onClick={() => onRemove?.()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
