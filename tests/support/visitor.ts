import { test as base } from '@playwright/test';

/**
 * Playwright's `test` for one who has been to the site before, so that a page stands as soon as it is
 * there. A first visit lays out what is below the fold a part at a time, and what a program jumps to
 * moves under its pointer for some frames: `test.use({ isFirstVisit: true })` where that is the matter.
 */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) {
      await context.addInitScript(() => {
        // Frames without an origin have no storage.
        if (origin !== 'null') localStorage.setItem('fonts', 'seen');
      });
    }
    await use(context);
  },
});
