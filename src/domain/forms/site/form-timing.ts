/** A form's script is loaded when the visitor starts the form (astro/interact.ts). */
const loadedAt = performance.now();

/** How a form was filled in, for the `Form-Timing` header. */
export const describeTiming = (honeypot: unknown): string =>
  `elapsed=${Math.round(performance.now() - loadedAt)}${honeypot ? ', honeypot' : ''}`;
