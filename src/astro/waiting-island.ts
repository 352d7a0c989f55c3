/** A directive (interact.ts) leaves it at an island that waits for its script; hydration (hydrate-react.ts) uses it. */
export interface Waiting {
  /** Of everything in it: until hydration, none of our scripts changes that. */
  observer: MutationObserver;
  changes: MutationRecord[];
  /** The button pressed meanwhile, or a form submitted without one. */
  held: HTMLElement | null;
}

export interface WaitingIsland extends HTMLElement {
  waiting?: Waiting;
}
