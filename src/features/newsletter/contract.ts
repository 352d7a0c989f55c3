import { z } from 'zod';

const invalidText = 'Please enter a valid email address';

/** SPEC section 5: text, @, text, dot, text. */
export const newSubscriptionSchema = z
  .strictObject({
    email: z
      .string({ error: invalidText })
      .trim()
      // The pattern's time grows with the square of a text's length: no long text gets to it.
      .max(255, { error: 'Email must be less than 255 characters', abort: true })
      .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, invalidText),
  })
  .meta({ id: 'NewSubscription' });

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    created_at: z.iso.datetime().meta({ description: 'When it was subscribed, in UTC' }),
  })
  .meta({ id: 'Subscription', description: 'A newsletter subscription' });

export type NewSubscription = z.infer<typeof newSubscriptionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
