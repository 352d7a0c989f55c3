import { ApiError, readApiError, unreachable } from './api-error.ts';

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  /** What is sent as it is, in place of JSON. */
  body?: Blob;
  headers?: Record<string, string>;
  cache?: RequestCache;
  /** Ends the request early; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long an answer may take; 20 s unless said. */
  timeoutMs?: number;
}

/** Longer than the server may take for anything that a script asks of it. */
const usualTimeoutMs = 20_000;

/** Tries to recover from a refusal: true has the request sent once more, false leaves the error as it is. */
type RecoverFrom = (error: ApiError) => Promise<boolean>;

let recoverFrom: RecoverFrom = async () => false;

/**
 * Sets what is tried after a refusal, for every request of this page.
 * @param recover may throw another error in the refusal's place
 */
export function onRefusal(recover: RecoverFrom): void {
  recoverFrom = recover;
}

/** Runs a request, once more where its refusal was recovered from. @throws ApiError */
export async function withRecovery<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && (await recoverFrom(error))) return run();
    throw error;
  }
}

/** Asks our own server. @throws ApiError for every answer that is not a success, and where none came */
export const sendRequest = (url: string, options: RequestOptions = {}): Promise<Response> =>
  withRecovery(() => sendOnce(url, options));

async function sendOnce(url: string, { json, headers, ...options }: RequestOptions): Promise<Response> {
  const hasBody = json !== undefined;
  const response = await fetchAnswer(url, {
    ...options,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw readApiError(response.status, response.headers, await response.text());
  return response;
}

type Limits = Pick<RequestOptions, 'signal' | 'timeoutMs'>;

/** Whatever the server answers, errors too. @throws ApiError where no answer comes in time */
export function fetchAnswer(
  url: string,
  { signal, timeoutMs = usualTimeoutMs, ...init }: Omit<RequestInit, 'signal'> & Limits,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(() => {
    signal?.throwIfAborted();
    throw unreachable();
  });
}

/** The JSON of an answer. @throws ApiError for something else, which a proxy or a portal has put there */
export async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch {
    throw new ApiError({ status: 502, code: 'unreadable' });
  }
}
