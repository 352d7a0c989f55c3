import type { FormMessage, Refusal } from '#domain/forms/site/form-outcome.ts';

/** The contact form's texts (SPEC section 8, "Contact form"). */
export const messageSent: FormMessage = {
  kind: 'success',
  title: 'Success',
  text: "Your message has been sent successfully. We'll get back to you soon!",
};

export function describeMessageRefusal({ status, detail, errors }: Refusal): FormMessage {
  if (errors.length > 0) return { kind: 'error', title: 'Validation Error', text: detail };
  const reason = status >= 400 && status < 500 && detail;
  return { kind: 'error', title: 'Error', text: reason || 'Failed to send message. Please try again.' };
}
