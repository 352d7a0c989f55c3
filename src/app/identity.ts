import type { Auth } from '#features/identity/server/create-auth.ts';
import { resolveCaller } from '#features/identity/server/resolve-caller.ts';
import { hasSecondFactorCookie, hasSessionCookie } from '#features/identity/server/session-cookie.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { withDeadline } from '#platform/database/query-signal.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { jsonBodyBytes, refuseTooLarge } from '#platform/http/json-body.ts';
import { methodNotAllowed } from '#platform/http/problem.ts';
import { BoundedQueue, visitorLimits } from '#platform/bounded-queue.ts';
import type { Accounts } from './api/api-guards.ts';

/** After this long, a visitor of a sign-in page counts as signed out. */
const sessionDeadlineMs = 500;

export interface AccountServices extends Accounts {
  /**
   * Where a visitor of the sign-in pages belongs instead: in the admin area if signed in (SPEC section 2,
   * "/auth"), and not at the second step before the first.
   */
  redirectVisitor(url: URL, headers: Headers): Promise<string | null>;
}

/** Puts accounts and API keys together for the API and the pages. */
export function createAccounts(platform: Platform, auth: Auth): AccountServices {
  const { config } = platform;
  const turns = new BoundedQueue(visitorLimits);
  return {
    resolveCaller: (headers) => resolveCaller(platform, { auth, headers }),
    async handleAuth(request, clientIp) {
      // The Fetch standard has no such request.
      if (request.method === 'TRACE') throw methodNotAllowed(['GET', 'POST']);
      refuseTooLarge(request, jsonBodyBytes);
      // The turn alone: who sends a body slowly would keep the room of others.
      const [client] = listRateLimitNetworks(clientIp);
      await turns.run(() => Promise.resolve(), { client });
      const headers = new Headers(request.headers);
      // Replaces any header of that name that came from outside.
      headers.set('x-client-address', clientIp);
      // Browsers always send it with a write: a request without it came from a program, and was let through.
      if (!headers.has('origin')) headers.set('origin', config.siteUrl.origin);
      const { url, method, body } = request;
      const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
      return auth.handler(new Request(url, init));
    },
    async redirectVisitor({ pathname, searchParams }, headers) {
      if (pathname !== paths.signIn() && pathname !== paths.secondFactor()) return null;
      const hasCookie = hasSessionCookie(config.siteUrl, headers);
      if (searchParams.has('signed-in') && hasCookie) return adminPaths.settings();
      const session = await withDeadline(sessionDeadlineMs, () => auth.findSession(headers)).catch(
        () => null,
      );
      if (session) return adminPaths.settings();
      const isTooEarly = pathname === paths.secondFactor() && !hasSecondFactorCookie(config.siteUrl, headers);
      return isTooEarly && !searchParams.has('ended') ? `${paths.secondFactor()}?ended=1` : null;
    },
  };
}
