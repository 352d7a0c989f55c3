/**
 * Records what changes in a part of the page that none of our scripts changes: page translation, grammar checkers and
 * password managers do.
 * @returns takes all of it back, and stops
 */
export function watchMarkup(element: Element): () => void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((next) => records.push(...next));
  const changes = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };
  observer.observe(element, changes);
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    try {
      for (const record of records.toReversed()) takeBack(record);
    } catch {
      // What cannot be taken back makes React render the part anew.
    }
  };
}

function takeBack({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) {
    // Astro takes these out itself, before React comes.
    if (node.nodeName !== 'TEMPLATE') target.insertBefore(node, nextSibling);
  }
}
