import { expect, it } from 'vitest';
import type { Version } from '#domain/editing/contract.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { first, post, read } from '#tests/support/test-content.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

describeOnBothDatabasesAtLength('a document that is autosaved', (open) => {
  it('gets no version by it, but by the save after it, and before the draft is given up', async () => {
    const api = await openTestApi(await open());
    const store = async (client: string, query: string) => {
      const { data, version } = await read(api, first);
      const body = { data: { ...data, client }, version };
      expect((await api.askAsAdmin('PUT', `${first}${query}`, { body })).status).toBe(200);
    };
    const readActions = async () => {
      const answer = await api.askAsAdmin('GET', `${first}/versions`);
      return ((await answer.json()) as Version[]).map(({ action, version }) => [action, version]);
    };
    await store('One', '');
    await store('Two', '?autosave=true');
    await store('Three', '?autosave=true');
    expect(await readActions()).toEqual([
      ['save', 1],
      ['default', 0],
    ]);
    await store('Three', '');
    expect(await readActions()).toEqual([
      ['save', 3],
      ['save', 1],
      ['default', 0],
    ]);
    await store('Four', '?autosave=true');
    expect((await post(api, `${first}/discard`)).status).toBe(200);
    expect((await readActions()).slice(0, 2)).toEqual([
      ['discard', 5],
      ['save', 4],
    ]);
  });
});
