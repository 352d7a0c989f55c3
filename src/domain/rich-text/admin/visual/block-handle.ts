import { NodeSelection, Plugin, type EditorState, type PluginView } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createElement } from '../create-element.ts';
import { moveBlocks } from '../edit-commands.ts';

/** A handle beside the block under the pointer, or else the one with the cursor: dragged, it moves the block. */
export const createBlockHandle = (): Plugin => new Plugin({ view: (view) => new BlockHandle(view) });

/** Its width and its distance from the block, in px. */
const [handleWidth, gap] = [24, 4];

/** So near to the window's edges, in px, dragging scrolls; so far in each frame at the edge itself. */
const [scrollEdge, scrollStep] = [80, 16];

/** In px: less is a click. */
const leastDrag = 4;

/** A block that is being dragged. */
interface Drag {
  startY: number;
  y: number;
  isMoving: boolean;
  /** The upper and lower edges of all blocks on the page. */
  edges: readonly { top: number; bottom: number }[];
  /** The index of the block that it would come before. */
  before: number;
  frame: number;
}

class BlockHandle implements PluginView {
  private readonly view: EditorView;
  private readonly button = createElement('button', {
    type: 'button',
    class: 'block-handle',
    title: 'Drag to move the block. The arrow keys move it too.',
    'aria-keyshortcuts': 'ArrowUp ArrowDown',
  });
  private readonly line = createElement('div', { class: 'block-drop-line' });
  private readonly status = createElement('p', { class: 'sr-only', role: 'status' });
  private readonly resizes = new ResizeObserver(() => this.place());
  private readonly listening = new AbortController();
  private index = 0;
  private drag: Drag | null = null;
  /** The click that follows is no choice of the block. */
  private wasDragged = false;

  constructor(view: EditorView) {
    this.view = view;
    this.line.hidden = true;
    view.dom.after(this.button, this.line, this.status);
    this.resizes.observe(view.dom);
    const { signal } = this.listening;
    view.dom.addEventListener('pointermove', (event) => this.follow(event), { signal });
    this.button.addEventListener('pointerdown', (event) => this.take(event), { signal });
    this.button.addEventListener('pointermove', (event) => this.pull(event), { signal });
    this.button.addEventListener('pointerup', () => this.drop(), { signal });
    this.button.addEventListener('pointercancel', () => this.cancel(), { signal });
    this.button.addEventListener('keydown', (event) => this.press(event), { signal });
    this.button.addEventListener('click', () => this.select(), { signal });
    this.show(findIndex(view.state));
  }

  update(view: EditorView, before: EditorState): void {
    const isMoved = !view.state.selection.eq(before.selection);
    const isChanged = view.state.doc.childCount !== before.doc.childCount;
    if (this.drag) this.cancel();
    if (document.activeElement !== this.button && (isMoved || isChanged)) this.show(findIndex(view.state));
    else if (isChanged) this.show(this.index);
  }

  destroy(): void {
    this.cancel();
    this.listening.abort();
    this.resizes.disconnect();
    for (const element of [this.button, this.line, this.status]) element.remove();
  }

  private show(index: number): void {
    const { childCount } = this.view.state.doc;
    const shown = Math.min(index, childCount - 1);
    if (shown === this.index && this.button.dataset['count'] === String(childCount)) return;
    this.index = shown;
    this.button.dataset['count'] = String(childCount);
    this.button.setAttribute('aria-label', `Move block ${shown + 1} of ${childCount}`);
    this.button.hidden = childCount < 2;
    this.place();
  }

  private place(): void {
    const block = this.findElement(this.index);
    if (!block || this.button.hidden) return;
    const frame = this.button.offsetParent?.getBoundingClientRect();
    const { top, left } = block.getBoundingClientRect();
    if (!frame) return;
    // Beside the first line: a heading has its rule above.
    const inset = Number.parseFloat(getComputedStyle(block).paddingTop);
    this.button.style.top = `${top - frame.top + inset}px`;
    this.button.style.left = `${Math.max(0, left - frame.left - handleWidth - gap)}px`;
  }

  /** The block under the pointer. */
  private follow({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || this.drag || !(target instanceof Element)) return;
    let block = target;
    while (block.parentElement && block.parentElement !== this.view.dom) block = block.parentElement;
    if (block.parentElement !== this.view.dom) return;
    const { doc } = this.view.state;
    const index = doc.resolve(this.view.posAtDOM(block, 0, -1)).index(0);
    if (index < doc.childCount) this.show(index);
  }

  private findElement(index: number): Element | null {
    const { doc } = this.view.state;
    if (index >= doc.childCount) return null;
    let position = 0;
    for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize;
    const element = this.view.nodeDOM(position);
    return element instanceof Element ? element : null;
  }

  private take(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.wasDragged = false;
    this.button.setPointerCapture(event.pointerId);
    const edges = this.view.state.doc.children.map((_node, index) => {
      const box = this.findElement(index)?.getBoundingClientRect();
      return { top: (box?.top ?? 0) + scrollY, bottom: (box?.bottom ?? 0) + scrollY };
    });
    const { clientY } = event;
    this.drag = { startY: clientY, y: clientY, isMoving: false, edges, before: this.index, frame: 0 };
  }

  private pull({ clientY }: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    drag.y = clientY;
    if (drag.isMoving || Math.abs(clientY - drag.startY) < leastDrag) return;
    drag.isMoving = true;
    this.button.classList.add('is-dragging');
    this.advance();
  }

  /** Shows where the block would come, and scrolls at the edges of the window. */
  private advance(): void {
    const { drag } = this;
    if (!drag) return;
    const above = Math.min(0, drag.y - scrollEdge);
    const below = Math.max(0, drag.y - (innerHeight - scrollEdge));
    scrollBy(0, ((above + below) / scrollEdge) * scrollStep);
    const y = drag.y + scrollY;
    const found = drag.edges.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
    drag.before = found < 0 ? drag.edges.length : found;
    const at = drag.edges[drag.before]?.top ?? drag.edges.at(-1)!.bottom;
    const frame = this.button.offsetParent?.getBoundingClientRect().top ?? 0;
    this.line.hidden = this.isInPlace(drag.before);
    this.line.style.top = `${at - scrollY - frame}px`;
    drag.frame = requestAnimationFrame(() => this.advance());
  }

  private isInPlace = (before: number): boolean => before === this.index || before === this.index + 1;

  private drop(): void {
    const { drag } = this;
    if (!drag?.isMoving) return this.cancel();
    this.cancel();
    this.wasDragged = true;
    if (!this.isInPlace(drag.before)) this.move(drag.before);
  }

  private cancel(): void {
    if (this.drag) cancelAnimationFrame(this.drag.frame);
    this.drag = null;
    this.line.hidden = true;
    this.button.classList.remove('is-dragging');
  }

  private press(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 2 }[event.key];
    if (event.key === 'Escape') {
      if (this.drag) this.cancel();
      else this.view.focus();
      event.preventDefault();
    }
    if (by === undefined) return;
    event.preventDefault();
    const before = this.index + by;
    if (before >= 0 && before <= this.view.state.doc.childCount) this.move(before);
  }

  private move(before: number): void {
    const { state } = this.view;
    const range = [this.index, this.index + 1] as const;
    this.view.dispatch(moveBlocks(state, range, before));
    this.show(before > this.index ? before - 1 : before);
    this.status.textContent = `Block ${this.index + 1} of ${state.doc.childCount}`;
    this.findElement(this.index)?.scrollIntoView({ block: 'nearest' });
  }

  private select(): void {
    if (this.wasDragged) return;
    const { state } = this.view;
    let position = 0;
    for (let at = 0; at < this.index; at += 1) position += state.doc.child(at).nodeSize;
    this.view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)));
    this.view.focus();
  }
}

/** The index of the block with the cursor. */
const findIndex = ({ doc, selection }: EditorState): number =>
  Math.min(selection.$from.index(0), doc.childCount - 1);
