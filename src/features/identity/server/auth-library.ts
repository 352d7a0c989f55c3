import { betterAuth } from 'better-auth';
import { createAuthOptions, type AuthSettings } from './auth-options.ts';

/**
 * Creates the library that signs people up and in. Loading this module takes longer than all others together.
 */
export function openAuthLibrary(platform: AuthSettings) {
  const requestReset = (email: string): Promise<unknown> =>
    library.api.requestPasswordReset({ body: { email } });
  const library = betterAuth(createAuthOptions(platform, requestReset));
  return library;
}
