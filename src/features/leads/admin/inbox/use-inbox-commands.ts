import { useRef, useState } from 'react';
import type { Message } from '../../contract.ts';
import type { OpenMenu } from './lead-properties.tsx';
import type { ShortcutName } from './shortcuts.ts';
import type { InboxUrl, useInboxPosition } from './use-inbox-position.ts';
import type { LeadActions } from './use-lead-actions.ts';
import type { Selection } from '#domain/rows/admin/use-selection.ts';

interface InboxParts {
  address: InboxUrl;
  position: ReturnType<typeof useInboxPosition>;
  actions: LeadActions;
  selection: Selection;
  selected: readonly Message[];
  current: Message | null;
  /** The lead that a command acts on if none is selected: the opened one, or else the current one. */
  target: Message | null;
  onHelp: () => void;
}

/** The actions of the shortcuts and of the opened lead's buttons. */
export function useInboxCommands(parts: InboxParts) {
  const { actions, address, position, selection, selected, current, target } = parts;
  const { filter, lead: openId, show } = address;
  const [menuName, setMenuName] = useState<OpenMenu['name']>(null);
  const replyBox = useRef<HTMLTextAreaElement>(null);
  const isReplyWanted = useRef(false);

  function open(id: string) {
    position.setCurrentId(id);
    position.focusOpened();
    show({ lead: id });
  }

  function close() {
    if (openId === null) return selection.clear();
    show({ lead: null });
  }

  /** Escape leaves a field first, for the list or for the lead that it is in. */
  function leave({ target: from }: KeyboardEvent) {
    if (!(from instanceof HTMLElement) || !from.matches('[type=search], textarea')) return close();
    from.blur();
    if (from.matches('textarea')) position.openedRef.current?.focus();
    else position.focusCurrent();
  }

  function step(by: 1 | -1) {
    const next = position.step(by);
    if (next && openId !== null) show({ lead: next }, { replace: true });
  }

  function finish() {
    if (selected.length > 0 && filter.folder === 'main') {
      actions.changeAll(
        selected,
        { status: 'done' },
        selected.length === 1 ? '1 message done' : `${selected.length} messages done`,
      );
      return selection.clear();
    }
    if (!target || target.spam_reasons) return;
    const isDone = target.status === 'done';
    // Before its row may leave the list.
    if (!isDone) step(1);
    void actions.change(
      target,
      { status: isDone ? 'open' : 'done' },
      isDone ? 'Message is open' : 'Message is done',
    );
  }

  function showMenu(name: OpenMenu['name']) {
    if (!target || target.spam_reasons) return;
    if (openId === null) open(target.id);
    setMenuName(name);
  }

  function askToDelete() {
    if (selected.length > 0) actions.askToDelete(selected);
    else if (target) actions.askToDelete([target]);
  }

  function reply() {
    if (openId !== null) return replyBox.current?.focus();
    if (!current) return;
    isReplyWanted.current = true;
    position.setCurrentId(current.id);
    show({ lead: current.id });
  }

  /** The reply field gets the focus at once if the lead was opened to be answered. */
  function takeReplyBox(box: HTMLTextAreaElement | null) {
    replyBox.current = box;
    if (!box || !isReplyWanted.current) return;
    isReplyWanted.current = false;
    box.focus();
  }

  const byKey: Record<ShortcutName, (event: KeyboardEvent) => void> = {
    next: () => step(1),
    previous: () => step(-1),
    open: () => current && open(current.id),
    close: leave,
    reply,
    finish,
    assign: () => showMenu('owner'),
    state: () => showMenu('state'),
    undo: actions.undo,
    markRead: () => target && !target.read && actions.markRead(target),
    select: () => target && selection.toggle(target.id),
    remove: askToDelete,
    search: () => document.querySelector<HTMLInputElement>('[role=search] input')?.focus(),
    help: parts.onHelp,
  };

  return { byKey, close, step, takeReplyBox, menu: { name: menuName, set: setMenuName } };
}
