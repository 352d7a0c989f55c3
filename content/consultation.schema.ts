import { z } from 'zod';
import { text } from './schema.ts';

/** Whose clock a chosen time is given on besides. */
const officeSchema = z
  .strictObject({
    label: text(60, 'Before the chosen time'),
    timeZone: z
      .string()
      .regex(/^[\w+/-]+$/, 'must be a name such as America/Los_Angeles')
      .refine(isTimeZone, 'must be a name such as America/Los_Angeles')
      .meta({ title: 'Your time zone', description: 'Such as America/Los_Angeles.' }),
  })
  .meta({ title: 'Your clock', description: 'Gives the chosen time on it where the visitor has another.' });

/** The words of the consultation's dialog around its fields. Its notices are the software's. */
export const consultationSchema = z.strictObject({
  title: text(60, 'Title'),
  lead: text(200, 'Lead'),
  hours: text(120, 'Business hours').optional(),
  hoursThere: text(60, 'Before them on the visitor’s clock').optional(),
  outside: text(120, 'When the chosen time is outside of them')
    .optional()
    .meta({ description: 'Compared with the hours of the contact page, on your clock.' }),
  zone: text(60, "Before the visitor's time zone").optional(),
  office: officeSchema.optional(),
  submit: text(40, 'Button'),
  blocked: text(120, 'When the browser opens no window'),
  open: text(40, 'Link that opens it then'),
});

export type Consultation = z.infer<typeof consultationSchema>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
