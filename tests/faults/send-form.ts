export interface SentForm {
  status: number;
  retryAfter: string | null;
  text: string;
  ms: number;
}

const waitMs = 40_000;

async function send(url: string, headers: Record<string, string>, body: string): Promise<SentForm> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(waitMs),
  });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text,
    ms: performance.now() - startedAt,
  };
}

const describeMessage = (word: string) => ({
  name: `Name ${word}`,
  email: `${word}@example.com`,
  subject: `Subject ${word}`,
  message: `Text ${word}`,
});

/** The contact form as a browser without scripting sends it. */
export const sendNatively = (url: string, word: string): Promise<SentForm> =>
  send(
    `${url}/contact`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ form: 'contact', ...describeMessage(word) }).toString(),
  );

export const sendByScript = (url: string, word: string, key: string): Promise<SentForm> =>
  send(
    `${url}/functions/v1/messages-api`,
    { 'content-type': 'application/json', 'idempotency-key': key },
    JSON.stringify(describeMessage(word)),
  );
