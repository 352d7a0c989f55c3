/** A form's script is loaded when the visitor turns to the form (front/astro/interact.ts). */
const loadedAt = performance.now();

/** How a form was filled in, for the `Form-Evidence` header. */
export const tellEvidence = (trap: unknown): string =>
  `elapsed=${Math.round(performance.now() - loadedAt)}${trap ? ', trapped' : ''}`;
