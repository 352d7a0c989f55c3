import type { BrowserContext } from '@playwright/test';

/** Counts clicks and presses of keys in a context's pages; what is filled in or pasted at once is not typed key by key. */
export async function countActs(context: BrowserContext): Promise<() => number> {
  let acts = 0;
  await context.exposeFunction('noteAct', () => (acts += 1));
  await context.addInitScript(() => {
    const note = () => void (window as unknown as { noteAct: () => Promise<number> }).noteAct();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);
  });
  return () => acts;
}
