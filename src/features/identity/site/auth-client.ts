import { readJson, sendRequest } from '#design/api/send-request.ts';
import { authBase } from '#paths/api-paths.ts';

/** Sends a request to the accounts API. @throws ApiError */
export const postAuth = async <Answer>(path: string, json: object = {}): Promise<Answer> =>
  readJson(await sendRequest(authBase + path, { method: 'POST', json }));

/** @throws ApiError */
export const readAuth = async <Answer>(path: string): Promise<Answer> =>
  readJson(await sendRequest(authBase + path));

/** Ends the session. @throws ApiError */
export const signOut = (): Promise<unknown> => postAuth('/sign-out');
