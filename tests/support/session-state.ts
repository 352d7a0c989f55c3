import type { BrowserContextOptions } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The state of a signed-in browser. @param cookies as a Cookie header has them */
export function toSessionState(cookies: string): StorageState {
  const common = { domain: 'localhost', path: '/', expires: -1, secure: false, httpOnly: true };
  return {
    cookies: cookies.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, ...common, sameSite: 'Lax' };
    }),
    origins: [],
  };
}
