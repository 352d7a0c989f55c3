import type { ClientDirective } from 'astro';
import type { WaitingIsland } from './waiting-island.ts';

/** Interactions with a part; the first of these loads its script. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];

/** How long a submit waits for the part's script before the browser sends the form natively. */
const timeoutMs = 5000;

/**
 * Hydrates an island when the visitor turns to it: a pointer, finger, focus or key on it, or its coming into
 * view after the first scroll. Until then no script is fetched. Whatever only the script can handle, such as
 * a click on a button or a submit, is held and replayed afterwards; if the script cannot be loaded, as on a
 * page from before an update, the form is sent natively.
 */
const interact: ClientDirective = (load, _options, element) => {
  let started = false;
  const holding = new AbortController();
  const asHeld = { capture: true, signal: holding.signal };
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(element, { childList: true, characterDataOldValue: true, subtree: true });
  const waiting = ((element as WaitingIsland).waiting = {
    observer,
    changes,
    held: null as HTMLElement | null,
  });

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"], [data-replay]');
    if (!button) return;
    hold(event);
    waiting.held = button;
    // A press by voice control or a screen reader is the first sign there is.
    void start();
  };

  const holdSubmit = (event: Event) => {
    hold(event);
    // Sent once, whichever comes first, and however often it was pressed.
    giveUp ??= setTimeout(send, timeoutMs);
    waiting.held = ((event as SubmitEvent).submitter ?? event.target) as HTMLElement;
    void start();
  };

  const send = () => {
    clearTimeout(giveUp);
    if (giveUp) waiting.held?.closest('form')?.submit();
    giveUp = undefined;
    waiting.held = null;
  };

  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    element.addEventListener('astro:hydrate', replay, { once: true });
    await hydrate();
  };

  const replay = () => {
    holding.abort();
    clearTimeout(giveUp);
    if (waiting.held instanceof HTMLFormElement) waiting.held.requestSubmit();
    else waiting.held?.click();
  };

  const fallBack = () => {
    holding.abort();
    element.dataset['native'] = '';
    send();
  };

  const sight = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void start();
  });
  const watch = () => {
    for (const child of element.children) sight.observe(child);
  };

  element.addEventListener('click', holdClick, asHeld);
  element.addEventListener('submit', holdSubmit, asHeld);
  element.addEventListener('astro:hydration-error', fallBack, { once: true });
  for (const sign of signs) element.addEventListener(sign, start);
  // The directive runs only once the whole part has been parsed: the visitor may have been faster.
  if (element.contains(document.activeElement)) void start();
  addEventListener('scroll', watch, { once: true });
};

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

export default interact;
