import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './admin.ts';

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules that the scheme may affect: all the rest is the same page. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const bothSchemes = ['light', 'dark'] as const;

/** Expects axe to find nothing on the current page, light and dark. @param schemes only these */
export async function expectAccessible(
  page: Page,
  schemes: readonly (typeof bothSchemes)[number][] = bothSchemes,
): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    // Legacy mode: no second window, which would take the focus from this one.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'light') axe.withTags(tags);
    else axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        const summary = node.failureSummary?.split('\n').slice(1, 3).join(' ').trim();
        found.push(`${colorScheme} ${id} at ${node.target.join(' ')}: ${summary}`);
      }
    }
  }
  expect(found).toEqual([]);
}

/** Waits until nothing moves any more but what turns for ever: colors are looked at as they stay. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findMoving = () =>
      document.getAnimations().filter(
        ({ playState, effect }) =>
          playState === 'running' &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
          // Animations that are not rendered, as in a closed disclosure, never run and never end.
          (effect as KeyframeEffect).target?.checkVisibility(),
      );
    const showFrame = () => new Promise(requestAnimationFrame);
    // A transition begins with the next frame after its change, and may set more in motion.
    await showFrame();
    await showFrame();
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await showFrame();
    }
  });
}
