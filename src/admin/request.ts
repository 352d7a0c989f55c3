import { apiBase, authBase } from '#paths/api-paths.ts';
import { askToConfirmSignIn } from './sign-in-confirmation.ts';

/** A refusal or failure of the API; its message is the text that a screen shows. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when no answer came. */
  readonly status: number;
  /** The problem's code, or `signed_out`, `unreachable`. */
  readonly code: string;
  /** The names of refused fields. */
  readonly fields: string[];

  constructor(status: number, code: string, message: string, fields: string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** One page of a list, and the address of the next (null on the last). */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The version that a change began from; the API refuses it when there is a newer one. */
  ifMatch?: string | null;
}

/** One thing, and the version that it has. */
export interface Versioned<Thing> {
  value: Thing;
  version: string | null;
}

/** Asks the API for one thing. @throws ApiError */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(apiBase + path, options);
  return response.json();
}

/** The same with the answer's ETag. @throws ApiError */
export async function requestVersioned<Answer>(path: string): Promise<Versioned<Answer>> {
  const response = await send(apiBase + path, {});
  return { value: await response.json(), version: response.headers.get('etag') };
}

/** Asks the accounts API. @throws ApiError */
export async function requestAuth<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await send(authBase + path, body ? { method: 'POST', body } : {});
  return response.json();
}

/** Deletes one thing. @throws ApiError */
export async function requestDeletion(path: string): Promise<void> {
  await send(apiBase + path, { method: 'DELETE' });
}

/**
 * Asks for one page of a list.
 * @param next what the page before gave as `next`
 * @throws ApiError
 */
export async function requestPage<Row>(path: string, next: string | null): Promise<Page<Row>> {
  const response = await send(next ?? apiBase + path, {});
  return { rows: await response.json(), next: readNext(response.headers.get('link')) };
}

/** The target of a Link header's rel="next" (RFC 8288). */
export const readNext = (header: string | null): string | null =>
  header?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1] ?? null;

/** Sends it again where a recent sign-in was missing and has been confirmed. */
async function send(url: string, options: RequestOptions): Promise<Response> {
  try {
    return await sendOnce(url, options);
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'recent_sign_in_required';
    if (!isStale || !(await askToConfirmSignIn())) throw error;
    return sendOnce(url, options);
  }
}

async function sendOnce(url: string, { method = 'GET', body, ifMatch }: RequestOptions): Promise<Response> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json', ...(ifMatch && { 'if-match': ifMatch }) },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await toApiError(response.status, await response.text());
  return response;
}

export const unreachable = (): ApiError =>
  new ApiError(
    0,
    'unreachable',
    'The server could not be reached. Please check your connection and try again.',
  );

/** An error response as an ApiError. A missing session and a missing role have different codes. */
export async function toApiError(status: number, text: string): Promise<ApiError> {
  const problem = parseProblem(text);
  const isSignedOut = (status === 401 || status === 403) && !(await hasSession());
  return new ApiError(
    status,
    isSignedOut ? 'signed_out' : (problem.code ?? 'unexpected'),
    problem.detail ?? 'Unexpected server error',
    problem.errors?.map(({ field }) => field),
  );
}

interface Problem {
  detail?: string;
  code?: string;
  errors?: { field: string }[];
}

function parseProblem(text: string): Problem {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

async function hasSession(): Promise<boolean> {
  try {
    const response = await fetch(`${apiBase}/session`);
    const body: { user?: unknown } = await response.json();
    return Boolean(body.user);
  } catch {
    return true;
  }
}
