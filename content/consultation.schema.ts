import { z } from 'zod';
import { text } from './schema.ts';

/** The words of the consultation's dialog around its fields. Its notices are the software's. */
export const consultationSchema = z.strictObject({
  title: text(60, 'Title'),
  lead: text(200, 'Lead'),
  hours: text(120, 'Business hours').optional(),
  zone: text(60, "Before the visitor's time zone").optional(),
  submit: text(40, 'Button'),
  blocked: text(120, 'When the browser opens no window'),
  open: text(40, 'Link that opens it then'),
});

export type Consultation = z.infer<typeof consultationSchema>;
