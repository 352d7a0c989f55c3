import { fetchResponse } from '#design/api/send-request.ts';
import { showValue, type Endpoint } from './list-endpoints.ts';
import { fillUrl } from './request-examples.ts';

/** A request to try, as it was typed. */
export interface Trial {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  body: string;
}

export interface TrialResponse {
  /** "200 OK" */
  status: string;
  isError: boolean;
  /** Empty if there is none. */
  body: string;
}

/** The address of the request: on the site that the admin is on, whatever host the document names. */
export const trialUrl = (endpoint: Endpoint, { path, query }: Trial): string =>
  fillUrl({ ...endpoint, baseUrl: new URL(endpoint.baseUrl, location.origin).pathname }, path, query);

/**
 * Sends a request as a program would: with the token, and without the session's cookie.
 * @throws ApiError when there is no response
 */
export async function sendTrial(
  endpoint: Endpoint,
  trial: Trial,
  token: string | null,
): Promise<TrialResponse> {
  const response = await fetchResponse(trialUrl(endpoint, trial), {
    method: endpoint.method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.body && { 'content-type': endpoint.body.type }),
      ...Object.fromEntries(Object.entries(trial.header).filter(([, value]) => value !== '')),
    },
    ...(endpoint.body && { body: trial.body }),
  });
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    isError: !response.ok,
    body: showBody(await response.text()),
  };
}

function showBody(text: string): string {
  try {
    return showValue(JSON.parse(text));
  } catch {
    return text;
  }
}
