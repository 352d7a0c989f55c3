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

export const applicationSent: FormMessage = {
  kind: 'success',
  title: 'Application sent',
  text: 'Your application has arrived. We’ll write to you by email.',
};

export function describeApplicationRefusal({ status, detail, errors }: Refusal): FormMessage {
  if (errors.length > 0) {
    return { kind: 'error', title: 'Not sent', text: `${detail}. If you chose a file, choose it again.` };
  }
  const reason = status >= 400 && status < 500 && detail;
  return {
    kind: 'error',
    title: 'Not sent',
    text: reason || 'Your application was not sent. Please try again.',
  };
}
