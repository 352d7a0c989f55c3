import type { BrowserContextOptions } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a signed-in browser holds. @param cookie the session's, as a Cookie header has it */
export function toSessionState(cookie: string): StorageState {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const common = { domain: 'localhost', path: '/', expires: -1, secure: false, httpOnly: true };
  return { cookies: [{ name, value, ...common, sameSite: 'Lax' }], origins: [] };
}
