import type { Platform } from '#platform/context.ts';
import { clientIpHeader } from '#features/identity/server/client-ip-header.ts';
import { createAuth, type Auth } from '#features/identity/server/create-auth.ts';
import { expectDescribed } from './described-answers.ts';

/** A browser of the tests': keeps cookies and sends what a page's fetch would. Each answer is as described. */
export interface TestBrowser {
  auth: Auth;
  post(path: string, body?: unknown, clientIp?: string): Promise<Response>;
  get(address: string): Promise<Response>;
  headers(): Headers;
  setCookie(name: string, value: string): void;
}

export const testSecret = 'a secret of the tests, long enough';

export function openTestBrowser(platform: Platform, auth?: Auth): TestBrowser {
  const usedAuth = auth ?? createAuth({ ...platform, authSecret: testSecret });
  const { origin } = platform.config.siteUrl;
  const cookies = new Map<string, string>();

  const headers = () => {
    const result = new Headers({ origin });
    if (cookies.size > 0)
      result.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return result;
  };
  const keepCookies = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return response;
  };
  return {
    auth: usedAuth,
    headers,
    setCookie: (name, value) => cookies.set(name, value),
    async post(path, body = {}, clientIp = '192.0.2.1') {
      const sent = headers();
      sent.set('content-type', 'application/json');
      sent.set(clientIpHeader, clientIp);
      const request = new Request(`${origin}/api/auth${path}`, {
        method: 'POST',
        headers: sent,
        body: JSON.stringify(body),
      });
      const response = keepCookies(await usedAuth.handler(request));
      await expectDescribed('POST', `/api/auth${path}`, response);
      return response;
    },
    async get(address) {
      const url = new URL(address, origin);
      const response = keepCookies(await usedAuth.handler(new Request(url, { headers: headers() })));
      await expectDescribed('GET', url.pathname, response);
      return response;
    },
  };
}
