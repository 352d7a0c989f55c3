import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { notify } from '../ui/toast.ts';
import { runWrite } from './run-write.ts';

vi.mock('../ui/toast.ts', () => ({ notify: vi.fn<typeof notify>() }));
beforeEach(() => vi.mocked(notify).mockClear());

const failWith = (cause: unknown) => async (): Promise<never> => {
  throw cause;
};
const conflict = new ApiError({ status: 409, code: 'edited_meanwhile', detail: 'Someone else has saved' });

it('says that it is done, and gives the answer', async () => {
  expect(await runWrite(async () => 7, { done: 'Saved' })).toEqual({ kind: 'done', answer: 7 });
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title: 'Saved' });
});

it('says why it failed, and never throws', async () => {
  expect(await runWrite(failWith(conflict))).toEqual({ kind: 'failed' });
  const toast = { kind: 'error', title: 'Error', description: 'Someone else has saved' };
  expect(notify).toHaveBeenCalledExactlyOnceWith(toast);
  expect(await runWrite(failWith(new TypeError('x is undefined')))).toEqual({ kind: 'failed' });
});

it('leaves a conflict to the screen that resolves it', async () => {
  const outcome = await runWrite(failWith(conflict), { conflict: 'edited_meanwhile' });
  expect(outcome).toEqual({ kind: 'conflict', error: conflict });
  expect(notify).not.toHaveBeenCalled();
});
