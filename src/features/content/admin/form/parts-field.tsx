import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MoveControls } from '#design/admin/reorder/move-controls.tsx';
import { moveItem } from '#design/admin/reorder/move-item.ts';
import { useDragToMove } from '#design/admin/reorder/use-drag-to-move.ts';
import { Switch } from '#design/admin/switch.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';

/** Every part of a page with a switch, in the order shown; hidden ones stand where they were moved to. */
export function PartsField({ schema, value, path, label }: FieldProps) {
  const { onChange } = useFormParts();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const every = (schema.items?.enum ?? []).map(String);
  const shown = Array.isArray(value) ? value.map(String) : every;
  const [parts, setParts] = useState(() => [...new Set([...shown, ...every])]);

  const show = (next: readonly string[], isShown: (part: string) => boolean) =>
    onChange(path, next.filter(isShown));

  function move(from: number, to: number) {
    const next = moveItem(parts, from, to);
    flushSync(() => {
      setParts(next);
      show(next, (part) => shown.includes(part));
      setSaid(`Moved to ${to + 1} of ${parts.length}`);
    });
    list.current?.children[to]
      ?.querySelector<HTMLElement>(`[data-move="${to < from ? 'up' : 'down'}"]`)
      ?.focus();
  }

  return (
    <FieldSet schema={schema} value={null} path={path} label={label}>
      <ul ref={list} className="flex flex-col gap-2">
        {parts.map((part, index) => (
          <Part
            key={part}
            name={schema.items?.names?.[part] ?? part}
            list={path}
            index={index}
            count={parts.length}
            isShown={shown.includes(part)}
            onMove={move}
            onShow={(isShown) => show(parts, (one) => (one === part ? isShown : shown.includes(one)))}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FieldSet>
  );
}

interface PartProps {
  name: string;
  list: string;
  index: number;
  count: number;
  isShown: boolean;
  onMove: (from: number, to: number) => void;
  onShow: (isShown: boolean) => void;
}

function Part({ name, list, index, count, isShown, onMove, onShow }: PartProps) {
  const { item, handle, isOver } = useDragToMove({ list: toFieldId(list), index, isEnabled: true, onMove });
  return (
    <li
      ref={item}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border p-2 ${isOver ? 'border-petrol bg-sunk' : 'border-hairline'}`}
    >
      <MoveControls name={name} index={index} count={count} handle={handle} onMove={onMove} />
      <Switch label={name} checked={isShown} onChange={(event) => onShow(event.currentTarget.checked)} />
    </li>
  );
}
