import { authBase } from '#paths/api-paths.ts';

interface FieldError {
  field: string;
  message: string;
}

/** A refusal of the accounts API, or of the browser; its message is the text to show. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly fields: string[];

  constructor(detail: string, fields: string[] = []) {
    super(detail);
    this.fields = fields;
  }
}

const unreachableText = 'The server could not be reached. Please check your connection and try again.';

/** @throws AuthError */
export const postAuth = <Answer>(path: string, body: object = {}): Promise<Answer> =>
  askAuth(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @throws AuthError */
export const readAuth = <Answer>(path: string): Promise<Answer> => askAuth(path, {});

/** Ends the session. @throws AuthError */
export const signOut = (): Promise<unknown> => postAuth('/sign-out');

async function askAuth<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(authBase + path, init).catch(() => {
    throw new AuthError(unreachableText);
  });
  if (!response.ok) throw await readRefusal(response);
  return response.json();
}

async function readRefusal(response: Response): Promise<AuthError> {
  const body: { detail?: string; message?: string; errors?: FieldError[] } = await response
    .json()
    .catch(() => ({}));
  return new AuthError(
    body.detail ?? body.message ?? 'Something went wrong. Please try again.',
    body.errors?.map(({ field }) => field),
  );
}
