import { z } from 'zod';

/** What is known about how a form was filled in. */
export interface FormEvidence {
  /** The field that people do not see was filled in. */
  isTrapped: boolean;
  /** How long the sender was busy with the form at least; null where no script could tell. */
  elapsedMs: number | null;
}

/** Of a program, or of a page without scripting: nothing counts against the sender. */
export const noEvidence: FormEvidence = { isTrapped: false, elapsedMs: null };

const pattern = /^elapsed=(\d{1,10})(, trapped)?$/;

/** The header in which the site's own forms say how they were filled in. */
export const evidenceHeaderSchema = z.object({
  'Form-Evidence': z
    .string()
    .regex(pattern, 'Form-Evidence must be elapsed=, a number of milliseconds and perhaps ", trapped"')
    .optional()
    .meta({
      description:
        "Sent by the site's own forms: milliseconds since the visitor turned to the form, and whether a field that people do not see was filled in. Programs leave it out",
      example: 'elapsed=42000',
    }),
});

/** @param header a value that the schema above has let through */
export function readEvidence(header: string | undefined): FormEvidence {
  const match = pattern.exec(header ?? '');
  if (!match) return noEvidence;
  return { isTrapped: match[2] !== undefined, elapsedMs: Number(match[1]) };
}
