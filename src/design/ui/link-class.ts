import { focusRing } from './focus-ring.ts';

/** A link in running text or beside a form. */
export const linkClass = `rounded-control text-petrol underline underline-offset-4 hover:text-ink ${focusRing}`;
