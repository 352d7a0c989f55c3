import { expect, it } from 'vitest';
import { openWithApi } from '#tests/support/test-api.ts';
import { first, post, save, unlinkFirst } from '#tests/support/test-content.ts';
import { describeOnBothDatabases, setClock } from '#tests/support/test-platform.ts';
import { listDocumentChanges } from './list-changes.ts';

const time = (hour: number) => Date.parse('2030-01-01T00:00:00.000Z') + hour * 3_600_000;
const at = (hour: number) => new Date(time(hour)).toISOString();

describeOnBothDatabases('the last changes of documents', (open) => {
  it('are those that visitors saw, and unknown where only the software has changed a text', async () => {
    const { platform, api } = await openWithApi(open);
    const list = async () => {
      const changes = await listDocumentChanges(platform);
      return changes.map(({ path, changedAt }) => [path, changedAt]).toSorted();
    };

    await unlinkFirst(api);
    const [one, other] = ['/services/ai-automation', '/portfolio/dock-schedule'];
    const document = `/content-api${one}`;
    const seen = await list();
    setClock(platform, time(0));
    await save(api, document, { title: 'Made for you' });
    expect(await list()).toEqual(seen);

    setClock(platform, time(1));
    await post(api, `${document}/publish`);
    expect(await list()).toEqual([...seen, [one, at(1)]].toSorted());

    setClock(platform, time(2));
    await save(api, document, { title: 'Not yet' });
    expect(await list()).toEqual([...seen, [one, at(1)]].toSorted());
    setClock(platform, time(3));
    await post(api, `${document}/discard`);
    expect(await list()).toEqual([...seen, [one, at(1)]].toSorted());

    setClock(platform, time(4));
    await api.askAsAdmin('DELETE', first, { headers: { 'if-match': '*' } });
    expect(await list()).toEqual([...seen, [one, at(1)], [other, at(4)]].toSorted());
  });
});
