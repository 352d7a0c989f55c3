import { z } from 'zod';

/** How a form was filled in, as far as it is known. */
export interface FormTiming {
  /** The honeypot, a field that people do not see, was filled in. */
  isHoneypotFilled: boolean;
  /** How long the sender was busy with the form at least; null if no script measured it. */
  elapsedMs: number | null;
}

/** From a program, or a page without JavaScript: nothing counts against the sender. */
export const unknownTiming: FormTiming = { isHoneypotFilled: false, elapsedMs: null };

const pattern = /^elapsed=(\d{1,10})(, honeypot)?$/;

/** The header in which the site's own forms say how they were filled in. */
export const timingHeaderSchema = z.object({
  'Form-Timing': z
    .string()
    .regex(pattern, 'Form-Timing must be elapsed=, a number of milliseconds and perhaps ", honeypot"')
    .optional()
    .meta({
      description:
        "Sent by the site's own forms: milliseconds since the visitor started the form, and whether the honeypot, a field that people do not see, was filled in. Programs leave it out",
      example: 'elapsed=42000',
    }),
});

/** @param header a value that the schema above has accepted */
export function readTiming(header: string | undefined): FormTiming {
  const match = pattern.exec(header ?? '');
  if (!match) return unknownTiming;
  return { isHoneypotFilled: match[2] !== undefined, elapsedMs: Number(match[1]) };
}
