import { betterAuth } from 'better-auth';
import type { Platform } from '#platform/context.ts';
import { createAuthOptions } from './auth-options.ts';

/**
 * Creates the library that signs people up and in. Loading this module takes longer than all others together.
 */
export function openAuthLibrary(platform: Platform & { authSecret: string; siteName: string }) {
  const requestReset = (email: string): Promise<unknown> =>
    library.api.requestPasswordReset({ body: { email } });
  const library = betterAuth(createAuthOptions(platform, requestReset));
  return library;
}
