import type { Waiting } from './waiting-island.ts';

/** Takes back what page translation, grammar checkers and password managers have changed in a part of the page. */
export function takeBackChanges({ observer, changes }: Waiting): void {
  changes.push(...observer.takeRecords());
  observer.disconnect();
  try {
    for (const change of changes.toReversed()) takeBack(change);
  } catch {
    // What cannot be taken back makes React render the part anew.
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
