import { z } from 'zod';

/** The screen that opens first in the admin area. */
export const adminStartSchema = z
  .strictObject({
    opens: z.enum(['settings', 'overview'], { error: 'opens must be settings or overview' }),
  })
  .meta({ id: 'AdminStart', description: 'What /admin opens with' });

export type AdminStart = z.infer<typeof adminStartSchema>;

/** The specification's default, until an admin changes it. */
export const adminStartDefault: AdminStart = { opens: 'settings' };
