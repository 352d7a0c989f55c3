import { ApiError, readApiError, unreachable } from './api-error.ts';

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  /** A body sent directly, instead of JSON. */
  body?: Blob;
  headers?: Record<string, string>;
  cache?: RequestCache;
  /** Ends the request early; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long a response may take; 20 s by default. */
  timeoutMs?: number;
}

/** Longer than the server may take for anything that a script requests. */
const usualTimeoutMs = 20_000;

/**
 * Tries to recover from a refusal: true makes the request be sent once more, false leaves the error
 * unchanged.
 */
type RecoverFrom = (error: ApiError) => Promise<boolean>;

let recoverFrom: RecoverFrom = async () => false;

/**
 * Sets the recovery from refusals for every request of this page.
 * @param recover may throw another error instead of the refusal
 */
export function onRefusal(recover: RecoverFrom): void {
  recoverFrom = recover;
}

/** Runs a request, once more if its refusal was recovered from. @throws ApiError */
export async function withRecovery<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && (await recoverFrom(error))) return run();
    throw error;
  }
}

/**
 * Sends a request to our own server. @throws ApiError for every unsuccessful response, and if there was none
 */
export const sendRequest = (url: string, options: RequestOptions = {}): Promise<Response> =>
  withRecovery(() => sendOnce(url, options));

async function sendOnce(url: string, { json, headers, ...options }: RequestOptions): Promise<Response> {
  const hasBody = json !== undefined;
  const response = await fetchResponse(url, {
    ...options,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw readApiError(response.status, response.headers, await response.text());
  return response;
}

type Limits = Pick<RequestOptions, 'signal' | 'timeoutMs'>;

/** Any response of the server, including errors. @throws ApiError if no response arrives in time */
export function fetchResponse(
  url: string,
  { signal, timeoutMs = usualTimeoutMs, ...init }: Omit<RequestInit, 'signal'> & Limits,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  return fetch(url, { ...init, signal: controller.signal }).catch(async () => {
    signal?.throwIfAborted();
    await outlastLeaving();
    throw unreachable();
  });
}

/** The JSON of a response. @throws ApiError for anything else, which a proxy or a portal has sent */
export async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch {
    throw new ApiError({ status: 502, code: 'unreadable' });
  }
}

/** Longer than most pages take to be replaced. */
const leavingMs = 10_000;

let leftAt = -Infinity;

// Only browsers have it; forms are rendered on the server too.
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Firefox and WebKit end running requests when a navigation begins: no failure to show while the page is still
 * there. Resolves at once if none has begun; if one has, it may come to nothing, as a download does.
 */
function outlastLeaving(): Promise<void> {
  const leftMs = leftAt + leavingMs - performance.now();
  return new Promise((resolve) => (leftMs > 0 ? setTimeout(resolve, leftMs) : resolve()));
}
