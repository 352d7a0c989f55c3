import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { withQuerySignal } from '#platform/database/query-signal.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createSiteIndex } from './site-index.ts';

describeOnBothDatabases('the index of pages', (open) => {
  it('is made for all who wait for it, also when the first of them has left', async () => {
    const findIndex = createSiteIndex(await open());
    const said = { content: { ...defaultContent, pages: ownPages }, settings: { ...settingDefaults } };
    const leaving = new AbortController();
    const first = withQuerySignal(leaving.signal, () => findIndex(said));
    leaving.abort();
    const [index] = await Promise.all([findIndex(said), first]);
    expect(index.has('services', 0)).toBe(true);
  });
});
