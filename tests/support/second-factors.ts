import type { Page } from '@playwright/test';
import type { TotpSetup } from '#features/identity/contract.ts';
import { readTotpCode } from './authenticator.ts';
import type { Product } from './product.ts';
import { signIn } from './site-api.ts';

/** Sets an authenticator app up for the first admin, whose other sessions it ends. */
export async function setUpTotp({ url, admin }: Product): Promise<TotpSetup> {
  const cookie = await signIn(url, admin);
  const ask = async (path: string, body: object): Promise<Response> => {
    const response = await fetch(`${url}/api/auth/two-factor/${path}`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response;
  };
  const setup = (await (await ask('enable', { password: admin.password })).json()) as TotpSetup;
  await ask('verify-totp', { code: readTotpCode(setup.totp_uri, new Date()) });
  return setup;
}

/** The code after the one that a set-up has used: both are good for a while, each once. */
export const readNextCode = (totpUri: string): string => readTotpCode(totpUri, new Date(Date.now() + 30_000));

/** A device of the page's browser that keeps passkeys. */
export interface VirtualAuthenticator {
  /** Its user shows who they are, or fails to. */
  letUserPass(passes: boolean): Promise<void>;
}

/** Gives the page's browser a device that keeps passkeys (WebDriver's virtual authenticators). */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async letUserPass(passes) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: passes });
    },
  };
}
