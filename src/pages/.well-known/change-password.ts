import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';

/** Leads password managers to where a password is changed (https://w3c.github.io/webappsec-change-password-url/). */
export const GET: APIRoute = () =>
  new Response(null, { status: 302, headers: { location: paths.forgotPassword() } });
