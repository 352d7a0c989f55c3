import { findKeyOwner } from '#features/api-keys/server/find-key-owner.ts';
import type { Auth } from '#features/accounts/server/create-auth.ts';
import { resolveCaller } from '#features/accounts/server/resolve-caller.ts';
import type { Platform } from '#platform/context.ts';
import type { Accounts } from './api-guards.ts';

export interface FrontAccounts extends Accounts {
  /** A signed-in visitor of the sign-in page belongs in the admin area (SPEC section 2, "/auth"). */
  redirectSignedIn(url: URL, headers: Headers): Promise<string | null>;
}

/** Puts accounts and API keys together for the front. */
export function createAccounts(platform: Platform, auth: Auth): FrontAccounts {
  return {
    resolveCaller: (headers) => resolveCaller(platform, auth, headers, findKeyOwner),
    handleAuth(request, clientAddress) {
      const headers = new Headers(request.headers);
      // Replaces whatever came from outside under that name.
      headers.set('x-client-address', clientAddress);
      // No browser leaves it out of a write: what came without is a program, and was let through.
      if (!headers.has('origin')) headers.set('origin', platform.config.siteUrl.origin);
      const { url, method, body } = request;
      const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
      return auth.handler(new Request(url, init));
    },
    async redirectSignedIn(url, headers) {
      if (url.pathname !== '/auth') return null;
      const session = await auth.findSession(headers).catch(() => null);
      return session ? '/admin' : null;
    },
  };
}
