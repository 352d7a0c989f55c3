import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSlot } from './slot-element.ts';
import { saveVisitorState } from './visitor-state.ts';
import type { WaitingIsland, Waiting } from './waiting-island.ts';

type Props = Record<string, unknown>;

/**
 * Makes React take over what render-react.ts rendered. All at once, so that nothing is typed in between:
 * whatever React does, what the visitor has typed, chosen and selected is there afterwards. If a component
 * fails, its part of the page becomes what the server sent again, and its forms are native.
 */
const hydrateReact =
  (island: WaitingIsland) =>
  (
    component: ComponentType<Props>,
    props: Props,
    { default: children = '', ...slots }: Record<string, string>,
    { client }: { client: string },
  ) => {
    if (!island.hasAttribute('ssr')) return;
    const element = createElement(
      component,
      {
        ...props,
        ...Object.fromEntries(Object.entries(slots).map(([name, html]) => [name, createSlot(html, name)])),
      },
      createSlot(children),
    );
    if (client === 'only') {
      createRoot(island).render(element);
      return;
    }
    const { waiting } = island;
    const focused = document.activeElement;
    if (waiting) takeBackChanges(waiting);
    const restore = saveVisitorState(island, focused);
    const findHeld = waiting?.held && rememberPlace(island, waiting.held);
    const served = island.cloneNode(true) as HTMLElement;
    let nodes = [...island.childNodes];
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      const last = new DocumentFragment();
      last.append(...nodes);
      island.replaceChildren(...served.childNodes);
      island.dataset['native'] = '';
      saveVisitorState(last, null)(island);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    flushSync(() => hydrateRoot(island, element, { identifierPrefix, onUncaughtError }));
    nodes = [...island.childNodes];
    restore(island);
    if (waiting && findHeld) waiting.held = findHeld();
  };

/** @returns finds an element of a part of the page, or the one that has replaced it */
function rememberPlace(island: HTMLElement, element: HTMLElement): () => HTMLElement | null {
  const list = () => [...island.querySelectorAll<HTMLElement>(element.localName)];
  const index = list().indexOf(element);
  return () => (element.isConnected ? element : (list()[index] ?? null));
}

export default hydrateReact;

/** Takes back what page translation, grammar checkers and password managers have changed in a part of the page. */
function takeBackChanges({ observer, changes }: Waiting): void {
  changes.push(...observer.takeRecords());
  observer.disconnect();
  try {
    for (const change of changes.toReversed()) takeBack(change);
  } catch {
    // If one cannot be taken back, React renders the part anew.
  }
}

function takeBack({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) {
    // Astro takes these out itself, before React comes.
    if (node.nodeName !== 'TEMPLATE') target.insertBefore(node, nextSibling);
  }
}
