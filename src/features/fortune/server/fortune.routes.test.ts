import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createFortuneAction } from '#app/forms/forms.ts';
import type { FortuneAnswers } from '../contract.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { generateFortune } from './generate-fortune.ts';
import { tellFortune, toFortuneProblem } from './tell-fortune.ts';
import { fortuneWords as words } from '#tests/support/fortune-words.ts';

const answers: FortuneAnswers = {
  businessType: 'small',
  techChallenge: 'security',
  growthGoal: 'customer',
  budget: 'medium',
};
const sender = { headers: new Headers(), clientIp: '192.0.2.1' };
const path = '/fortune-teller';
const failedText = 'Failed to generate your fortune. Please try again.';
const unansweredText = 'Please select an option to continue';

let model: Server | undefined;

afterEach(async () => {
  model?.closeAllConnections();
  await new Promise((resolve) => (model ? model.close(resolve) : resolve(null)));
  model = undefined;
});

/** A model's service that answers every question with one status. */
async function startModel(status: number) {
  const started = createServer((_request, response) => response.writeHead(status).end('{}'));
  model = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'k', AI_MODEL: 'm' };
}

describeOnBothDatabasesAtLength('the fortune teller', (open) => {
  it('tells anyone the fortune of four answers', async () => {
    const { ask } = await openTestApi(await open());
    const response = await ask('POST', path, { body: { answers } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      fortune: generateFortune(answers, words),
      advice: expect.objectContaining({
        service: expect.objectContaining({ path: '/services/custom-software' }),
      }),
    });
  });

  it('refuses an answer that is missing or unknown, by name', async () => {
    const { ask } = await openTestApi(await open());
    const response = await ask('POST', path, { body: { answers: { ...answers, budget: 'tiny' } } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: unansweredText,
      errors: [{ field: 'answers.budget', message: unansweredText }],
    });
  });

  it.each([
    [402, 402, 'Service temporarily unavailable. Please try again later.'],
    [429, 429, 'Too many requests! Please try again in a moment.'],
    [500, 502, failedText],
  ])("answers a model's %i with %i", async (given, status, detail) => {
    const { ask } = await openTestApi(await open({ fromEnvironment: await startModel(given) }));
    const response = await ask('POST', path, { body: { answers } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
    expect(await response.json()).toMatchObject({ status, detail });
  });

  it('answers a model that is too slow with 504', () => {
    expect(toFortuneProblem(504)).toMatchObject({ status: 504, message: failedText });
  });

  it('refuses one address in time, and leaves others alone', async () => {
    const platform = await open({ rateLimitFactor: 1 });
    const ask = (clientIp: string) => tellFortune(platform, { answers, clientIp });
    await Promise.all(Array.from({ length: 20 }, () => ask('192.0.2.1')));
    await expect(ask('192.0.2.1')).rejects.toMatchObject({ status: 429 });
    expect(await ask('192.0.2.2')).toBe(generateFortune(answers, words));
  });
});

describeOnBothDatabasesAtLength('the quiz without scripting', (open) => {
  it('puts the fortune on the page', async () => {
    const action = createFortuneAction(await open());
    expect(await action(answers, sender)).toMatchObject({
      status: 200,
      outcome: {
        form: 'fortune',
        values: answers,
        message: { kind: 'success', text: generateFortune(answers, words) },
      },
    });
  });

  it('keeps the answers that were given, and names the question without one', async () => {
    const { growthGoal: _left, ...given } = answers;
    const action = createFortuneAction(await open());
    expect(await action(given, sender)).toMatchObject({
      status: 400,
      outcome: {
        values: given,
        message: { kind: 'error', text: unansweredText },
        errors: { growthGoal: unansweredText },
      },
    });
  });

  it("says the catalogue's text when the model fails", async () => {
    const action = createFortuneAction(await open({ fromEnvironment: await startModel(500) }));
    expect(await action(answers, sender)).toMatchObject({
      status: 502,
      outcome: { values: answers, message: { kind: 'error', text: failedText } },
    });
  });
});
