import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onRefusal, sendRequest } from '#design/api/send-request.ts';
import { handleRefusal } from './handle-refusal.ts';
import { signInConfirmation } from './question.ts';

const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status });

beforeEach(() => onRefusal(handleRefusal));
afterEach(() => {
  onRefusal(async () => false);
});

describe('a refusal in the admin area', () => {
  const refuseWith = (session: string) =>
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/session')
        ? new Response(session)
        : problem(403, { detail: 'Admin access required', code: 'admin_required' }),
    );

  it('has a code of its own when the session has ended', async () => {
    refuseWith('{"user":null}');
    const refused = { code: 'signed_out', status: 403, message: 'Admin access required' };
    await expect(sendRequest('/a')).rejects.toMatchObject(refused);
  });

  it('stays a missing role while there is a session', async () => {
    refuseWith('{"user":{"id":"u"}}');
    await expect(sendRequest('/a')).rejects.toMatchObject({ code: 'admin_required' });
  });
});

describe('a request that a recent sign-in is missing for', () => {
  const answerUntilConfirmed = () => {
    let isConfirmed = false;
    let confirmations = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/session')) return new Response('{"user":{}}');
      confirmations += 1;
      const refusal = { code: 'recent_sign_in_required', detail: 'Please confirm' };
      return isConfirmed ? new Response('{"id":"a"}') : problem(403, refusal);
    });
    return {
      countAsked: () => confirmations,
      answer(confirmed: boolean) {
        isConfirmed = confirmed;
        signInConfirmation.settle(confirmed);
      },
    };
  };

  /** Answers the question until what waits for it has settled. */
  async function settle<Value>(waiting: Promise<Value>, answer: () => void): Promise<Value> {
    let isSettled = false;
    const settled = waiting.finally(() => (isSettled = true));
    settled.catch(() => undefined);
    await vi.waitFor(() => {
      answer();
      expect(isSettled).toBe(true);
    });
    return settled;
  }

  it('is sent again once that was confirmed, with others that waited', async () => {
    const server = answerUntilConfirmed();
    const both = Promise.all([sendRequest('/a'), sendRequest('/b')]);
    await vi.waitFor(() => expect(server.countAsked()).toBe(2));
    const answers = await settle(both, () => server.answer(true));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(server.countAsked()).toBe(4);
  });

  it('is refused when it was not', async () => {
    const server = answerUntilConfirmed();
    const refused = settle(sendRequest('/a'), () => server.answer(false));
    await expect(refused).rejects.toMatchObject({ code: 'recent_sign_in_required' });
    expect(server.countAsked()).toBe(1);
  });
});
