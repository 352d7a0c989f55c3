import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSlot } from './slot-element.ts';
import { saveVisitorState } from './visitor-state.ts';

type Props = Record<string, unknown>;

/**
 * Makes React take over what render-react.ts rendered. All at once, so that nothing is typed in between:
 * whatever React does, what the visitor has typed, chosen and selected is there afterwards. If a component
 * fails, its part of the page becomes what the server sent again, and its forms are native.
 */
const hydrateReact =
  (island: HTMLElement) =>
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
    const focused = document.activeElement;
    island.dispatchEvent(new Event('before-hydrate'));
    const restore = saveVisitorState(island, focused);
    const served = island.cloneNode(true) as HTMLElement;
    let shown = [...island.childNodes];
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      const last = new DocumentFragment();
      last.append(...shown);
      island.replaceChildren(...served.childNodes);
      island.dataset['native'] = '';
      saveVisitorState(last, null)(island);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    flushSync(() => hydrateRoot(island, element, { identifierPrefix, onUncaughtError }));
    shown = [...island.childNodes];
    restore(island);
  };

export default hydrateReact;
