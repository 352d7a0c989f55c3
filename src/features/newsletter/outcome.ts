import type { FormMessage, Refusal } from '#domain/forms/site/form-outcome.ts';

/** The signup's texts (SPEC section 8, "Newsletter"). */
export const subscribed: FormMessage = {
  kind: 'success',
  title: 'Successfully subscribed!',
  text: 'Thank you for subscribing to our newsletter',
};

const known: FormMessage = {
  kind: 'error',
  title: 'Already subscribed',
  text: 'This email is already subscribed to our newsletter',
};

/** The code of the refusal of an address that is already subscribed: the database's for a duplicate. */
export const duplicateCode = '23505';

export function describeSubscriptionRefusal({ code, detail, errors }: Refusal): FormMessage {
  if (code === duplicateCode) return known;
  if (errors.length > 0) return { kind: 'error', title: 'Invalid email', text: detail };
  return { kind: 'error', title: 'Subscription failed', text: 'Please try again later' };
}

/** What is left to do after a message. True of every address: who has subscribed, or confirmed, is told nobody. */
export function describeNextStep({ kind, title }: FormMessage): string | null {
  if (kind === 'success') return 'If a mail asks you to confirm, open its link: the newsletter starts then.';
  if (title !== known.title) return null;
  return 'If you have not confirmed yet, open the link in our mail. It is sent again, at most once a day.';
}
