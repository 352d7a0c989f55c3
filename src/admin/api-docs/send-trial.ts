import { fetchAnswer } from '#design/api/send-request.ts';
import { showValue, type Endpoint } from './list-endpoints.ts';
import { fillAddress } from './request-examples.ts';

/** A request to try, as it was typed. */
export interface Trial {
  path: Record<string, string>;
  query: Record<string, string>;
  body: string;
}

export interface TrialAnswer {
  /** "200 OK" */
  status: string;
  isError: boolean;
  /** Empty if there is none. */
  body: string;
}

/** The address of the request: on the site that the admin is on, whatever host the document names. */
export const trialAddress = (endpoint: Endpoint, { path, query }: Trial): string =>
  fillAddress({ ...endpoint, baseUrl: new URL(endpoint.baseUrl, location.origin).pathname }, path, query);

/**
 * Sends a request as a program would: with the token, and without the session's cookie.
 * @throws ApiError when there is no response
 */
export async function sendTrial(
  endpoint: Endpoint,
  trial: Trial,
  token: string | null,
): Promise<TrialAnswer> {
  const hasBody = endpoint.body !== null;
  const response = await fetchAnswer(trialAddress(endpoint, trial), {
    method: endpoint.method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: trial.body }),
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
