import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { RefObject } from 'react';
import { ActionMenu, ChoiceMenu, MenuArrow } from '#design/admin/choice-menu.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { toggle, toggleList } from '../edit-commands.ts';
import { blockKinds } from './block-kinds.ts';
import type { SelectionSummary } from '../describe-selection.ts';
import { listInsertions, type PictureChoices } from './insertions.ts';
import { tableCommands } from '../table-commands.ts';

interface EditToolbarProps {
  bar: RefObject<HTMLDivElement | null>;
  /** The id of the text. */
  controls: string;
  summary: SelectionSummary;
  run: (command: Command) => void;
  onLink: () => void;
  choosePicture: PictureChoices;
  onKeys: () => void;
  /** Has the focus after a menu, and on Escape. */
  text: RefObject<HTMLElement | null>;
}

const itemClass = `inline-flex h-9 min-w-9 max-sm:h-11 shrink-0 items-center justify-center gap-1.5 rounded-control border border-transparent px-2 text-small font-medium text-ink hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper data-popup-open:border-ink data-disabled:text-ink-2 data-disabled:opacity-60 ${focusRing} -outline-offset-2!`;

const markItems = [
  ['strong', 'Bold', 'bold', 'Control+B'],
  ['em', 'Italic', 'italic', 'Control+I'],
  ['strike', 'Strikethrough', 'strike', 'Control+Shift+X'],
  ['code', 'Code', 'code', 'Control+E'],
] as const;

const listItems = [
  ['bullet_list', 'Bulleted list', 'bullets', 'Control+Shift+8'],
  ['ordered_list', 'Numbered list', 'numbers', 'Control+Shift+7'],
] as const;

/** The actions on the text: one stop of the Tab key, with arrow keys inside. */
export function EditToolbar(props: EditToolbarProps) {
  const { bar, controls, summary, run, onLink, choosePicture, onKeys, text } = props;
  const { kind, marks, list, isLinked, isInTable, canUndo, canRedo } = summary;
  const toActions = (entries: readonly { label: string; command: Command }[]) =>
    entries.map(({ label, command }) => ({ label, onChoose: () => run(command) }));
  const kindLabel = blockKinds.find(({ value }) => value === kind)?.label ?? 'Block';
  return (
    <Toolbar.Root
      ref={bar}
      aria-label="Formatting"
      aria-controls={controls}
      className="sticky top-0 z-10 flex flex-wrap gap-0.5 rounded-t-control border border-control bg-sheet p-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') text.current?.focus();
      }}
    >
      <ChoiceMenu
        label="Kind of block"
        trigger={<MenuItem label={kindLabel} name={`Kind of block: ${kindLabel}`} width="min-w-26" />}
        finalFocus={text}
        value={kind}
        choices={blockKinds}
        onChoose={(chosen) => run(blockKinds.find(({ value }) => value === chosen)!.command)}
      />
      <Separator />
      {markItems.map(([mark, name, icon, keys]) => (
        <Item
          key={mark}
          {...{ name, icon, keys }}
          isPressed={marks.includes(mark)}
          onClick={() => run(toggle(mark))}
        />
      ))}
      <Item name="Link" icon="link" keys="Control+K" isPressed={isLinked} onClick={onLink} />
      <Separator />
      {listItems.map(([type, name, icon, keys]) => (
        <Item
          key={type}
          {...{ name, icon, keys }}
          isPressed={list === type}
          onClick={() => run(toggleList(type))}
        />
      ))}
      <Separator />
      <ActionMenu
        label="Insert"
        trigger={<MenuItem label="Insert" />}
        finalFocus={text}
        actions={toActions(listInsertions(choosePicture))}
      />
      {isInTable && (
        <ActionMenu
          label="Table"
          trigger={<MenuItem label="Table" />}
          finalFocus={text}
          actions={toActions(tableCommands)}
        />
      )}
      <Separator />
      <Item name="Undo" icon="undo" keys="Control+Z" isOff={!canUndo} onClick={() => run(undo)} />
      <Item name="Redo" icon="redo" keys="Control+Y" isOff={!canRedo} onClick={() => run(redo)} />
      <Toolbar.Button aria-label="Keys" title="Keys" className={`${itemClass} ms-auto`} onClick={onKeys}>
        ?
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

interface ItemProps {
  name: string;
  icon: IconName;
  /** As `aria-keyshortcuts` has them. */
  keys: string;
  isPressed?: boolean;
  isOff?: boolean;
  onClick: () => void;
}

const Item = ({ name, icon, keys, isPressed, isOff, onClick }: ItemProps) => (
  <Toolbar.Button
    aria-label={name}
    aria-keyshortcuts={keys}
    aria-pressed={isPressed}
    title={`${name} (${keys.replace('Control', 'Ctrl')})`}
    disabled={isOff ?? false}
    className={itemClass}
    // The selection stays as it is.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <Icon name={icon} />
  </Toolbar.Button>
);

/** Opens a menu, as an item of the toolbar. */
const MenuItem = ({ label, name, width = '' }: { label: string; name?: string; width?: string }) => (
  <Toolbar.Button
    render={<Menu.Trigger />}
    aria-label={name}
    className={`${itemClass} ${width} justify-between!`}
  >
    {label}
    <MenuArrow />
  </Toolbar.Button>
);

const Separator = () => (
  <Toolbar.Separator className="mx-0.5 my-1.5 w-px shrink-0 bg-hairline max-sm:hidden" />
);

/** Each drawn on a grid of 16 units with lines of 1.5. */
const icons = {
  bold: 'M4.5 2.5h4a2.6 2.6 0 010 5.2h-4zM4.5 7.7h4.8a2.9 2.9 0 010 5.8H4.5z',
  italic: 'M7 2.5h5M4 13.5h5M9.5 2.5l-3 11',
  strike:
    'M2 8h12M11.5 4.5C11 3.2 9.8 2.5 8 2.5c-2 0-3.5 1-3.5 2.7M4.3 11c.5 1.6 1.8 2.5 3.7 2.5 2.2 0 3.7-1.1 3.7-2.9',
  code: 'M5.5 4L1.5 8l4 4M10.5 4l4 4-4 4',
  link: 'M6.7 9.3l2.6-2.6M7.5 4.5l1.3-1.3a2.8 2.8 0 014 4L11.5 8.5M8.5 11.5l-1.3 1.3a2.8 2.8 0 01-4-4L4.5 7.5',
  bullets: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  numbers: 'M7 4h7M7 8h7M7 12h7M2 2.5h1.2v3.5M2 9.5h2L2 13h2.2',
  undo: 'M5 2.5L2 5.5l3 3M2.5 5.5H10a3.7 3.7 0 010 7.5H6',
  redo: 'M11 2.5l3 3-3 3M13.5 5.5H6a3.7 3.7 0 000 7.5h4',
} as const;

type IconName = keyof typeof icons;

const Icon = ({ name }: { name: IconName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    className={`size-4 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${name === 'bold' || name === 'bullets' ? 'stroke-2' : 'stroke-[1.5]'}`}
  >
    <path d={icons[name]} />
  </svg>
);
