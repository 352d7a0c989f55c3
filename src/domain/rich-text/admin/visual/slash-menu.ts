import { Plugin, PluginKey, type EditorState, type PluginView } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { findInsertions, type Insertion } from './insertions.ts';

interface OpenMenu {
  /** Where the slash is. */
  from: number;
  typed: string;
  found: readonly Insertion[];
  chosen: number;
}

/** Null while there is none; the slash that Escape has closed it at. */
type MenuState = OpenMenu | { closedAt: number } | null;

const key = new PluginKey<MenuState>('slash-menu');

const listId = 'slash-menu';
const optionId = (index: number) => `${listId}-${index}`;

const readMenu = (state: EditorState): OpenMenu | null => {
  const menu = key.getState(state);
  return menu && 'found' in menu ? menu : null;
};

/** What a slash offers, by where it is typed. */
interface SlashChoices {
  /** At the beginning of an empty line: what the line can become. */
  lines: readonly Insertion[];
  /** After a space within a line. */
  inline: readonly Insertion[];
}

/** A slash opens a list of what can be inserted; typing filters it. */
export function createSlashMenu(choices: SlashChoices): Plugin<MenuState> {
  return new Plugin<MenuState>({
    key,
    state: {
      init: () => null,
      apply(tr, before, _old, state) {
        const slash = findSlash(state);
        if (slash === null || (!before && !tr.docChanged)) return null;
        const { from, typed } = slash;
        const move: number | 'close' | undefined = tr.getMeta(key);
        if (move === 'close' || (before && 'closedAt' in before && before.closedAt === from)) {
          return { closedAt: from };
        }
        const found = findInsertions(choices[slash.kind], typed);
        if (found.length === 0) return { closedAt: from };
        const kept = before && 'found' in before && before.typed === typed ? before.chosen : 0;
        return { from, typed, found, chosen: move ?? kept };
      },
    },
    props: {
      attributes(state): Record<string, string> {
        const menu = readMenu(state);
        return menu ? { 'aria-controls': listId, 'aria-activedescendant': optionId(menu.chosen) } : {};
      },
      handleKeyDown(view, event) {
        const menu = readMenu(view.state);
        if (!menu || event.isComposing) return false;
        const { found, chosen } = menu;
        const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (move) {
          view.dispatch(view.state.tr.setMeta(key, (chosen + move + found.length) % found.length));
        } else if (event.key === 'Escape') view.dispatch(view.state.tr.setMeta(key, 'close'));
        else if (event.key === 'Enter' || event.key === 'Tab') choose(view, menu, found[chosen]!);
        else return false;
        return true;
      },
      handleDOMEvents: {
        blur: (view) => {
          if (readMenu(view.state)) view.dispatch(view.state.tr.setMeta(key, 'close'));
        },
      },
    },
    view: (view) => new MenuView(view),
  });
}

interface Slash {
  kind: keyof SlashChoices;
  from: number;
  /** The words between it and the cursor. */
  typed: string;
}

/** The slash before the cursor that may open a list; null if there is none. */
export function findSlash({ selection: { $from, empty } }: EditorState): Slash | null {
  const { parent, parentOffset } = $from;
  const isLine = parent.type.name === 'paragraph' || parent.type.name === 'bare';
  if (!empty || !isLine || $from.marks().some(({ type }) => type.spec.code)) return null;
  const before = parent.textBetween(0, parentOffset, null, '\uFFFC');
  const line = parentOffset === parent.content.size && /^\/([\p{L}\p{N} ]{0,20})$/u.exec(before);
  if (line) return { kind: 'lines', from: $from.start(), typed: line[1]! };
  const typed = /\S\s\/(\p{L}{0,20})$/u.exec(before)?.[1];
  return typed === undefined ? null : { kind: 'inline', from: $from.pos - typed.length - 1, typed };
}

function choose(view: EditorView, { from }: OpenMenu, { command }: Insertion): void {
  view.dispatch(view.state.tr.delete(from, view.state.selection.from));
  command(view.state, view.dispatch, view);
  view.focus();
}

/** The actions grow by a line of their state while one types, in px. */
const barGrowth = 28;

/** The list's height, in px, and its distance from the line. */
const [leastHeight, mostHeight, distance] = [148, 256, 4];

class MenuView implements PluginView {
  private readonly list = document.createElement('ul');
  private readonly view: EditorView;
  private shown: OpenMenu | null = null;

  constructor(view: EditorView) {
    this.view = view;
    this.list.id = listId;
    this.list.className = 'slash-menu';
    this.list.hidden = true;
    this.list.setAttribute('role', 'listbox');
    this.list.setAttribute('aria-label', 'Insert');
    // It scrolls where it is longer than its place.
    this.list.tabIndex = 0;
    // The cursor stays where it is.
    this.list.addEventListener('mousedown', (event) => event.preventDefault());
    view.dom.after(this.list);
  }

  update(view: EditorView): void {
    const menu = readMenu(view.state);
    if (menu === this.shown) return;
    this.shown = menu;
    this.list.hidden = menu === null;
    if (!menu) return this.list.replaceChildren();
    this.list.replaceChildren(...menu.found.map((insertion, index) => this.show(menu, insertion, index)));
    this.place(menu);
    this.list.children[menu.chosen]?.scrollIntoView({ block: 'nearest' });
  }

  destroy(): void {
    this.list.remove();
  }

  private show(menu: OpenMenu, insertion: Insertion, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = optionId(index);
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', String(index === menu.chosen));
    option.textContent = insertion.label;
    option.addEventListener('click', () => choose(this.view, menu, insertion));
    return option;
  }

  /** Below the line, or above it where there is more room; within what the toolbar and the actions leave of the window. */
  private place({ from }: OpenMenu): void {
    const { list, view } = this;
    const line = view.coordsAtPos(from);
    const frame = (list.offsetParent ?? document.body).getBoundingClientRect();
    const toolbar = view.dom.closest('.visual-editor')?.querySelector('[role=toolbar]');
    const bar = document.querySelector('[data-editor-bar]');
    const top = Math.max(0, toolbar?.getBoundingClientRect().bottom ?? 0);
    const bottom = bar ? bar.getBoundingClientRect().top - barGrowth : innerHeight;
    const [above, below] = [line.top - top - distance, bottom - line.bottom - distance];
    const isAbove = below < leastHeight && above > below;
    list.style.maxHeight = `${Math.min(mostHeight, isAbove ? above : below)}px`;
    const { height, width } = list.getBoundingClientRect();
    list.style.left = `${Math.max(0, Math.min(line.left - frame.left, frame.width - width))}px`;
    list.style.top = `${(isAbove ? line.top - height - distance : line.bottom + distance) - frame.top}px`;
  }
}
