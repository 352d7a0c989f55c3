interface FieldError {
  field: string;
  message: string;
}

/** A refusal of the accounts API; its message is the text to show. */
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
export async function postAuth(path: string, body: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new AuthError(unreachableText);
  });
  if (!response.ok) throw await readRefusal(response);
}

/** Ends the session. @throws AuthError */
export const signOut = (): Promise<void> => postAuth('/sign-out');

async function readRefusal(response: Response): Promise<AuthError> {
  const body: { detail?: string; message?: string; errors?: FieldError[] } = await response
    .json()
    .catch(() => ({}));
  return new AuthError(
    body.detail ?? body.message ?? 'Something went wrong. Please try again.',
    body.errors?.map(({ field }) => field),
  );
}
