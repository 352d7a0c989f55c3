import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { ReactElement, RefObject } from 'react';
import { focusRing } from '#design/ui/focus-ring.ts';
import { toggle, toggleList } from '../edit-commands.ts';
import { blockKinds } from './block-kinds.ts';
import type { SelectionSummary } from '../describe-selection.ts';
import { Icon, type IconName } from './edit-icons.tsx';
import { listInsertions } from './insertions.ts';
import { tableCommands } from './table-commands.ts';

interface EditToolbarProps {
  bar: RefObject<HTMLDivElement | null>;
  /** The id of the text. */
  controls: string;
  summary: SelectionSummary;
  run: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
  onKeys: () => void;
  /** Has the focus after a menu, and on Escape. */
  text: RefObject<HTMLElement | null>;
}

const itemClass = `inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control border border-transparent px-2 text-small font-medium text-ink hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper data-popup-open:border-ink data-disabled:text-ink-2 data-disabled:opacity-60 ${focusRing} -outline-offset-2!`;

/** The actions on the text: one stop of the Tab key, with arrow keys inside. */
export function EditToolbar(props: EditToolbarProps) {
  const { bar, controls, summary, run, onLink, onPicture, onKeys, text } = props;
  const { kind, marks, list, isLinked, isInTable, canUndo, canRedo } = summary;
  const kindLabel = blockKinds.find(({ value }) => value === kind)?.label ?? 'Block';
  return (
    <Toolbar.Root
      ref={bar}
      aria-label="Formatting"
      aria-controls={controls}
      className="sticky top-0 z-10 flex gap-0.5 overflow-x-auto rounded-t-control border border-control bg-sheet p-1 [scrollbar-width:thin] md:flex-wrap"
      onKeyDown={(event) => {
        if (event.key === 'Escape') text.current?.focus();
      }}
    >
      <ItemMenu label={kindLabel} name={`Kind of block: ${kindLabel}`} width="min-w-30" text={text}>
        {blockKinds.map(({ value, label, command }) => (
          <MenuItem key={value} isChosen={value === kind} onChoose={() => run(command)}>
            {label}
          </MenuItem>
        ))}
      </ItemMenu>
      <Separator />
      <Item
        name="Bold"
        icon="bold"
        keys="Control+B"
        isPressed={marks.includes('strong')}
        onClick={() => run(toggle('strong'))}
      />
      <Item
        name="Italic"
        icon="italic"
        keys="Control+I"
        isPressed={marks.includes('em')}
        onClick={() => run(toggle('em'))}
      />
      <Item
        name="Strikethrough"
        icon="strike"
        keys="Control+Shift+X"
        isPressed={marks.includes('strike')}
        onClick={() => run(toggle('strike'))}
      />
      <Item
        name="Code"
        icon="code"
        keys="Control+E"
        isPressed={marks.includes('code')}
        onClick={() => run(toggle('code'))}
      />
      <Item name="Link" icon="link" keys="Control+K" isPressed={isLinked} onClick={onLink} />
      <Separator />
      <Item
        name="Bulleted list"
        icon="bullets"
        keys="Control+Shift+8"
        isPressed={list === 'bullet_list'}
        onClick={() => run(toggleList('bullet_list'))}
      />
      <Item
        name="Numbered list"
        icon="numbers"
        keys="Control+Shift+7"
        isPressed={list === 'ordered_list'}
        onClick={() => run(toggleList('ordered_list'))}
      />
      <Separator />
      <ItemMenu label="Insert" text={text}>
        {listInsertions(onPicture).map(({ label, command }) => (
          <MenuItem key={label} onChoose={() => run(command)}>
            {label}
          </MenuItem>
        ))}
      </ItemMenu>
      {isInTable && (
        <ItemMenu label="Table" text={text}>
          {tableCommands.map(({ label, command }) => (
            <MenuItem key={label} onChoose={() => run(command)}>
              {label}
            </MenuItem>
          ))}
        </ItemMenu>
      )}
      <Separator />
      <Item name="Undo" icon="undo" keys="Control+Z" isOff={!canUndo} onClick={() => run(undo)} />
      <Item name="Redo" icon="redo" keys="Control+Y" isOff={!canRedo} onClick={() => run(redo)} />
      <Toolbar.Button className={`${itemClass} ms-auto`} onClick={onKeys}>
        Keys
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

interface ItemMenuProps {
  label: string;
  name?: string;
  width?: string;
  text: RefObject<HTMLElement | null>;
  children: ReactElement[];
}

const ItemMenu = ({ label, name, width = '', text, children }: ItemMenuProps) => (
  <Menu.Root modal={false}>
    <Toolbar.Button
      render={<Menu.Trigger />}
      aria-label={name}
      className={`${itemClass} ${width} justify-between!`}
    >
      {label}
      <svg
        aria-hidden="true"
        viewBox="0 0 10 6"
        className="h-1.5 w-2.5 fill-none stroke-current stroke-[1.5]"
      >
        <path d="M1 1l4 4 4-4" />
      </svg>
    </Toolbar.Button>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} align="start" className="z-40">
        <Menu.Popup
          aria-label={label}
          className="max-h-80 min-w-44 overflow-y-auto rounded-control border border-ink bg-sheet py-1 text-small text-ink outline-none"
          finalFocus={text}
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

interface MenuItemProps {
  isChosen?: boolean;
  onChoose: () => void;
  children: string;
}

const MenuItem = ({ isChosen, onChoose, children }: MenuItemProps) => (
  <Menu.Item
    onClick={onChoose}
    className="flex min-h-9 cursor-default items-center gap-2 px-3 outline-none data-highlighted:bg-sunk"
  >
    {isChosen !== undefined && (
      <span aria-hidden="true" className="w-4 shrink-0">
        {isChosen && '✓'}
      </span>
    )}
    {children}
  </Menu.Item>
);

const Separator = () => <Toolbar.Separator className="mx-1 my-1.5 w-px shrink-0 bg-hairline" />;
