import { z } from 'zod';
import { Problem, tooManyRequests, unavailable } from '#platform/http/problem.ts';

const libraryErrorSchema = z.object({ message: z.string().optional(), code: z.string().optional() });

const titles: Record<number, string> = {
  400: 'Invalid request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
};

/**
 * better-auth's refusal as a problem, with its message as the text to show. It hides what failed
 * inside behind a 500; that is the database, as good as always.
 */
export async function toAuthProblem(response: Response): Promise<Problem> {
  if (response.status === 429) return tooManyRequests(Number(response.headers.get('x-retry-after') ?? 60));
  if (response.status >= 500) return unavailable();
  const parsed = libraryErrorSchema.safeParse(await response.json().catch(() => null));
  const { message, code } = parsed.success ? parsed.data : {};
  const title = titles[response.status] ?? 'Request refused';
  return new Problem({
    status: response.status,
    title,
    detail: message ?? title,
    code: code?.toLowerCase() ?? 'refused',
  });
}

/** The answer with its cookies and `{"status": true}` for a body. */
export function hideAnswer(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ status: true }), { status: response.status, headers });
}

/** A link that failed does not land on the page that says it worked. */
export function correctRedirect(response: Response): Response {
  const location = response.headers.get('location');
  if (!location?.includes('error=')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', location.replace('confirmed=1&', ''));
  return new Response(null, { status: response.status, headers });
}
