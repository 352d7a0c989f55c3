import type { FormNotice, Refusal } from '#design/forms/form-outcome.ts';

/** The signup's texts (SPEC section 8, "Newsletter"). */
export const subscribed: FormNotice = {
  kind: 'success',
  title: 'Successfully subscribed!',
  text: 'Thank you for subscribing to our newsletter',
};

/** The code of the refusal of an address that is there already: the database's for a duplicate. */
export const duplicateCode = '23505';

/** @param refusal null where no answer came */
export function describeSubscriptionRefusal(refusal: Refusal | null): FormNotice {
  if (refusal?.code === duplicateCode) {
    return {
      kind: 'error',
      title: 'Already subscribed',
      text: 'This email is already subscribed to our newsletter',
    };
  }
  if (refusal && refusal.errors.length > 0) {
    return { kind: 'error', title: 'Invalid email', text: refusal.detail };
  }
  return { kind: 'error', title: 'Subscription failed', text: 'Please try again later' };
}
