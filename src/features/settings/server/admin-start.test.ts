import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

const path = '/settings/admin-start';

describeOnBothDatabasesAtLength('what the admin area opens with', (open) => {
  it('is Site Settings until an admin chooses the overview', async () => {
    const api = await openTestApi(await open());
    const read = async () => (await api.askAsAdmin('GET', path)).json();
    expect(await read()).toEqual({ opens: 'settings' });
    expect((await api.askAsAdmin('PUT', path, { body: { opens: 'overview' } })).status).toBe(200);
    expect(await read()).toEqual({ opens: 'overview' });
    expect((await api.askAsAdmin('PUT', path, { body: { opens: 'blogs' } })).status).toBe(400);
    expect(await (await api.ask('GET', '/settings')).text()).not.toContain('admin_start');
  });
});
