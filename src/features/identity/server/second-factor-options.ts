import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '#platform/config/read-config.ts';

/**
 * better-auth's second factors: codes of an authenticator app with recovery codes, and passkeys.
 * @param siteName the name that apps and browsers list a new one under; existing ones are not tied to it
 */
export function createSecondFactors({ siteUrl, siteUrlIsSet }: Config, siteName: string) {
  return [
    twoFactor({
      // A colon separates it from the account in the address that an app reads.
      issuer: siteName.replaceAll(':', ' '),
      // Ours slows guesses down without locking owners out: guard-sign-in.ts.
      accountLockout: { enabled: false },
    }),
    passkey({
      rpID: siteUrl.hostname,
      rpName: siteName,
      // Without SITE_URL the browser's own address counts; requests from other sites never get here.
      ...(siteUrlIsSet && { origin: siteUrl.origin }),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: async ({ verification }) =>
          requireVerifiedUser(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: async ({ verification }) =>
          requireVerifiedUser(verification.authenticationInfo.userVerified),
      },
    }),
  ];
}

/** A passkey replaces password and code: possession alone is not enough. */
function requireVerifiedUser(isVerified: boolean | undefined): void {
  if (isVerified) return;
  throw new APIError('BAD_REQUEST', {
    message:
      'The passkey did not verify who you are. Please use one with a PIN, fingerprint or face recognition.',
    code: 'USER_NOT_VERIFIED',
  });
}
