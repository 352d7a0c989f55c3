import { z } from 'zod';

/** What opens first in the admin area. */
export const adminStartSchema = z
  .strictObject({
    opens: z.enum(['settings', 'overview'], { error: 'opens must be settings or overview' }),
  })
  .meta({ id: 'AdminStart', description: 'What /admin opens with' });

export type AdminStart = z.infer<typeof adminStartSchema>;

/** As the specification has it, until an admin says otherwise. */
export const adminStartDefault: AdminStart = { opens: 'settings' };
