import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform } from '#platform/context.ts';
import { listRateLimitNetworks, type ReadClientIp } from '#platform/http/client-ip.ts';
import { readNativeSource, refusesTracking } from '#domain/attribution/server/read-source.ts';
import { subscriptionForms } from '#features/newsletter/subscription-pages.ts';
import type { FormValues } from '#domain/forms/server/submission.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { isOwnHost, isOwnOrigin } from '#platform/http/own-origin.ts';
import { badRequest, foreignOrigin, Problem } from '#platform/http/problem.ts';
import { paths } from '#paths/paths.ts';
import { clientLimit } from '../limits.ts';
import { redirect } from '../redirect.ts';
import { toHeaders } from '../to-headers.ts';
import type { FormAction, FormResponse } from './form-action.ts';
import { countAsCalls, readForm } from './read-form.ts';

interface FormParts {
  platform: Platform;
  /** By the value of a form's hidden field `form`. */
  forms: Record<string, FormAction>;
  readClientIp: ReadClientIp;
}

/**
 * Runs the form that a native POST sends.
 * @returns what its page shows; null if the response was another page, already sent
 * @throws Problem 403 if a page of another site sent it; 400, 413, 415, 429 if no page was requested
 */
export async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  { platform, forms, readClientIp }: FormParts,
): Promise<FormResponse | null> {
  const headers = toHeaders(request);
  const isForeign = !isOwnOrigin(headers, platform.config);
  if (isForeign && !leadsToUnsubscribe(request)) throw foreignOrigin();
  const answer = await runForm(request, { headers, isForeign }, { platform, forms, readClientIp }).catch(
    (error: unknown) => {
      if (!(error instanceof Problem) || !asksForPage(headers)) throw error;
      return describeRefused(error);
    },
  );
  if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
  if (answer.setCookies?.length) response.setHeader('set-cookie', answer.setCookies);
  if (!answer.redirectTo) return answer;
  redirect(response, 303, answer.redirectTo);
  return null;
}

async function runForm(
  request: IncomingMessage,
  { headers, isForeign }: { headers: Headers; isForeign: boolean },
  { platform, forms, readClientIp }: FormParts,
): Promise<FormResponse> {
  const clientIp = readClientIp(request);
  await platform.limits.take(clientLimit, clientIp, { uses: countAsCalls(request) });
  const { values: fields, file } = await readForm(request, listRateLimitNetworks(clientIp)[0]);
  const isOneClick = leadsToUnsubscribe(request) && namesOneClick(fields);
  if (isForeign && !isOneClick) throw foreignOrigin();
  const { form: name = isOneClick ? subscriptionForms.unsubscribe : '', ...values } = fields;
  const action = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!action) throw badRequest('The form is not one of this site');
  return action(values, {
    headers,
    clientIp,
    source: findSource(request, headers, platform),
    token: new URLSearchParams(request.url?.split('?', 2)[1]).get('token') ?? undefined,
    file,
  });
}

const leadsToUnsubscribe = ({ url = '' }: IncomingMessage): boolean =>
  url.split('?', 1)[0] === paths.unsubscribe();

/**
 * A mail program's own request (RFC 8058, 3.1) names no form, and comes from whatever page: the sealed link
 * alone is the proof.
 */
const namesOneClick = (fields: FormValues): boolean =>
  fields['List-Unsubscribe'] === 'One-Click' && fields['form'] === undefined;

const asksForPage = (headers: Headers): boolean => /\btext\/html\b/i.test(headers.get('accept') ?? '');

/** The error for an unreadable form, shown on the page that it was sent to: nobody can read JSON instead. */
function describeRefused(problem: Problem): FormResponse {
  const advice = '. Go back to what you typed, change it, and send it again.';
  // These say themselves when to try again.
  const text = [429, 503].includes(problem.status) ? problem.message : problem.message + advice;
  return {
    status: problem.status,
    outcome: { form: '', values: {}, message: { kind: 'error', title: problem.title, text }, errors: {} },
    retryAfter: problem.headers['retry-after'],
  };
}

/** The request's own word about where its form came from. */
function findSource({ url = '' }: IncomingMessage, headers: Headers, { config }: Platform): Source | null {
  if (refusesTracking(headers)) return null;
  return readNativeSource(url, headers.get('referer'), (host) => isOwnHost(host, config));
}
