import { fetchResponse, readJson, sendRequest } from '#design/api/send-request.ts';
import { apiBase, authBase } from '#paths/api-paths.ts';

/** Sends a request to the accounts API. @throws ApiError */
export const postAuth = async <Answer>(path: string, json: object = {}): Promise<Answer> =>
  readJson(await sendRequest(authBase + path, { method: 'POST', json }));

/** @throws ApiError */
export const readAuth = async <Answer>(path: string): Promise<Answer> =>
  readJson(await sendRequest(authBase + path));

/** Whether anyone is signed in; true if the server does not say. */
export async function hasSession(): Promise<boolean> {
  try {
    // Not with the client, whose refusals the admin area handles by asking this.
    const { user } = await readJson<{ user?: unknown }>(await fetchResponse(`${apiBase}/session`, {}));
    return user !== null;
  } catch {
    return true;
  }
}

/** Ends the session. @throws ApiError */
export const signOut = (): Promise<unknown> => postAuth('/sign-out');
