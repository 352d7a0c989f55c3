/** What a directive leaves at an island that waits for its script (interact.ts), for hydration (hydrate-react.ts). */
export interface Waiting {
  /** Of everything in it: until hydration, none of our scripts changes that. */
  observer: MutationObserver;
  changes: MutationRecord[];
  /** What was pressed meanwhile: a button, or a form without one. */
  held: HTMLElement | null;
}

export interface WaitingIsland extends HTMLElement {
  waiting?: Waiting;
}
