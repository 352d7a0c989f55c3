import type { FormNotice, Refusal } from '#design/forms/form-outcome.ts';

/** The contact form's texts (SPEC section 8, "Contact form"). */
export const messageSent: FormNotice = {
  kind: 'success',
  title: 'Success',
  text: "Your message has been sent successfully. We'll get back to you soon!",
};

/** @param refusal null where no answer came */
export function describeMessageRefusal(refusal: Refusal | null): FormNotice {
  if (refusal && refusal.errors.length > 0) {
    return { kind: 'error', title: 'Validation Error', text: refusal.detail };
  }
  const reason = refusal && refusal.status < 500 && refusal.detail;
  return { kind: 'error', title: 'Error', text: reason || 'Failed to send message. Please try again.' };
}
