import { expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { RefusedWrites } from './refused-writes.ts';

const refusal = (code: string) => Object.assign(new Error('as it was said'), { code });

function passTime(ms: number): void {
  const at = performance.now() + ms;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
}

it('is known from the first refused write until one is taken', async () => {
  let isFull = true;
  const refused = new RefusedWrites(async () => {
    if (isFull) throw refusal('53100');
  });
  expect(await refused.check()).toBeNull();
  refused.note(refusal('SQLITE_FULL'));
  const known = await refused.check();
  expect(known).toMatchObject({ reason: expect.stringContaining('no space is left') });
  passTime(6000);
  expect(await refused.check()).toMatchObject({ since: known!.since });
  isFull = false;
  expect(await refused.check(), 'right after a refusal').not.toBeNull();
  passTime(6000);
  expect(await refused.check()).toBeNull();
});

it.each(['SQLITE_CONSTRAINT_UNIQUE', '23505', 'ECONNREFUSED'])('%s is none of the disk', async (code) => {
  const refused = new RefusedWrites(async () => {});
  refused.note(refusal(code));
  expect(await refused.check()).toBeNull();
});

describeOnBothDatabases('a database whose disk refused a write', (open) => {
  it('says so until it has written something itself', async () => {
    const { database } = await open();
    const failing = database.write(async () => {
      throw refusal('ENOSPC');
    });
    await expect(failing).rejects.toThrow('as it was said');
    expect(await database.findRefusal()).toMatchObject({ reason: expect.stringContaining('ENOSPC') });
    passTime(6000);
    expect(await database.findRefusal()).toBeNull();
  });
});
