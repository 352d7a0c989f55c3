import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FortuneAnswers } from '../contract.ts';
import type { AiSettings } from '#platform/config/owner-settings.ts';
import { makeFortune } from './ask-model.ts';
import { FortuneError } from './fortune-error.ts';
import { generateFortune } from './generate-fortune.ts';
import { fortuneWords as words } from '#tests/support/fortune-words.ts';

interface Circumstances {
  ai?: AiSettings | null;
  log?: Parameters<typeof makeFortune>[0]['log'];
  timeoutMs?: number;
}

/** Tells a fortune with this model. */
const tell = ({ ai = null, log = { warn: () => {} }, timeoutMs }: Circumstances = {}) =>
  makeFortune({ ai, log }, { answers, words, ...(timeoutMs && { timeoutMs }) });

const answers: FortuneAnswers = {
  businessType: 'small',
  techChallenge: 'security',
  growthGoal: 'customer',
  budget: 'medium',
};

const fortune =
  'The ball shows a locked front door and an open window. Start with the window, within 90 days.';

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

/** A service that speaks the protocol and passes each request to `answer`. */
async function startModel(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
) {
  const started = createServer(async (request, response) => {
    answer(request, response, await text(request));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'secret-key', model: 'teller-1' };
}

function completion(content: string | null, finishReason = 'stop'): string {
  return JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'teller-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function failureOf(promise: Promise<string>): Promise<FortuneError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FortuneError)) throw new Error('expected a FortuneError', { cause: error });
  return error;
}

describe('without a model', () => {
  it('tells the local fortune', async () => {
    expect(await tell()).toBe(generateFortune(answers, words));
    expect(await tell({ ai: null })).toBe(generateFortune(answers, words));
  });
});

describe('with a model', () => {
  it('asks once, in the protocol, and gives the answer as plain text', async () => {
    const seen: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
    const ai = await startModel((request, response, body) => {
      seen.push({ url: request.url, authorization: request.headers.authorization, body });
      respond(response, 200, completion(`**${fortune}**`));
    });

    expect(await tell({ ai })).toBe(fortune);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer secret-key' });
    const sent: unknown = JSON.parse(seen[0]?.body ?? '');
    expect(sent).toMatchObject({
      model: 'teller-1',
      max_tokens: 600,
      messages: [
        { role: 'system', content: expect.stringContaining('four lines') },
        { role: 'user', content: expect.stringContaining('a small business') },
      ],
    });
  });

  it('shows at most 1200 characters', async () => {
    const ai = await startModel((_, response) =>
      respond(response, 200, completion(`${fortune} `.repeat(50))),
    );
    expect((await tell({ ai })).length).toBeLessThanOrEqual(1200);
  });

  it.each([
    [402, 402],
    [429, 429],
    [400, 502],
    [401, 502],
    [500, 502],
    [503, 502],
  ])('turns the service’s %i into %i, asking once', async (upstream, status) => {
    let requests = 0;
    const ai = await startModel((_, response) => {
      requests += 1;
      respond(response, upstream, JSON.stringify({ error: { message: 'no: secret-key' } }));
    });
    const log = { warn: vi.fn() };

    const error = await failureOf(tell({ ai, log }));
    expect(error.status).toBe(status);
    expect(error.message).toContain(String(upstream));
    expect(requests).toBe(1);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret-key');
  });

  it.each([
    ['never begins', () => undefined],
    [
      'begins and never ends',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      },
    ],
    [
      'fails and never says why',
      (response: ServerResponse) => {
        response.writeHead(500, { 'content-type': 'application/json' }).write('{"error":');
      },
    ],
  ])('gives 504 when an answer %s', async (_, begin) => {
    const ai = await startModel((__, response) => begin(response));
    const error = await failureOf(tell({ ai, timeoutMs: 300 }));
    expect(error.status).toBe(504);
  });

  it.each([
    ['is no JSON', '{"choices": [oops'],
    ['is HTML', '<!doctype html><title>Welcome</title>'],
    ['is other JSON', '{"hello":"world"}'],
    ['has no choices', JSON.stringify({ ...JSON.parse(completion('')), choices: [] })],
    ['is empty', ''],
    ['has no text', completion(null)],
    ['has blank text', completion(' \n ')],
    ['has only signs', completion('*** --- ... !!! ??? ### *** --- ... !!! ??? ### … … … … … … … …')],
    ['is too short to be one', completion('No.')],
    ['is a refusal', completion(fortune, 'content_filter')],
  ])('gives 502 when the answer %s', async (_, body) => {
    const ai = await startModel((__, response) => respond(response, 200, body));
    expect((await failureOf(tell({ ai }))).status).toBe(502);
  });

  it('stops reading an answer of 5 MB', async () => {
    let written = 0;
    const ai = await startModel((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = `"${'x'.repeat(64 * 1024)}",`;
      const write = () => {
        if (written >= 5_000_000 || response.destroyed) return response.end();
        written += piece.length;
        return response.write(piece, () => setImmediate(write));
      };
      response.write('[');
      write();
    });
    const error = await failureOf(tell({ ai }));
    expect(error.status).toBe(502);
    expect(written).toBeLessThan(5_000_000);
  });

  it('does not follow a redirect with its key', async () => {
    let requests = 0;
    const ai = await startModel((_, response) => {
      requests += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect((await failureOf(tell({ ai }))).status).toBe(502);
    expect(requests).toBe(1);
  });

  it('gives 502 when nobody listens', async () => {
    const ai = await startModel(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    expect((await failureOf(tell({ ai }))).status).toBe(502);
  });

  it('works again after a failure', async () => {
    let requests = 0;
    const ai = await startModel((_, response) => {
      requests += 1;
      if (requests === 1) respond(response, 500, '{}');
      else respond(response, 200, completion(fortune));
    });
    await failureOf(tell({ ai }));
    expect(await tell({ ai })).toBe(fortune);
  });
});
