import type { FormMessage, Refusal } from '#domain/forms/site/form-outcome.ts';

/** The signup's texts (SPEC section 8, "Newsletter"). */
export const subscribed: FormMessage = {
  kind: 'success',
  title: 'Successfully subscribed!',
  text: 'Thank you for subscribing to our newsletter',
};

/** The code of the refusal of an address that is already subscribed: the database's for a duplicate. */
export const duplicateCode = '23505';

export function describeSubscriptionRefusal({ code, detail, errors }: Refusal): FormMessage {
  if (code === duplicateCode) {
    return {
      kind: 'error',
      title: 'Already subscribed',
      text: 'This email is already subscribed to our newsletter',
    };
  }
  if (errors.length > 0) return { kind: 'error', title: 'Invalid email', text: detail };
  return { kind: 'error', title: 'Subscription failed', text: 'Please try again later' };
}

/** Whether a mail may ask the address to confirm: also one that is subscribed already, which is told apart for nobody. */
export const mayConfirm = ({ title }: FormMessage): boolean => title.includes('subscribed');
