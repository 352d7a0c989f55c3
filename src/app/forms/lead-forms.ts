import { newMessageSchema } from '#features/leads/contract.ts';
import { createMessage } from '#features/leads/server/create-message.ts';
import { newSubscriptionSchema } from '#features/newsletter/contract.ts';
import { subscribe } from '#features/newsletter/server/subscribe.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { honeypotName } from '#design/forms/honeypot-name.ts';
import { anonymous, type Platform } from '#platform/context.ts';
import { unknownTiming, type FormTiming } from '#platform/moderation/form-timing.ts';
import { bindIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { createFormAction, type FormAction, type FormValues } from './form-action.ts';
import { parseValues } from './parse-values.ts';

/** The contact form (texts: SPEC section 8). */
export function createContactAction(platform: Platform): FormAction {
  const ctx = { ...platform, caller: anonymous };
  return createFormAction(
    'contact',
    platform,
    async ({ name, email, subject, message, ...rest }, sender) => {
      const input = parseValues(newMessageSchema, { name, email, subject, message });
      await platform.limits.take('contact', sender.clientAddress);
      const { contact_email: notify } = await readSettings(platform);
      await createMessage(ctx, input, {
        notify,
        request: bindIdempotencyKey(
          keyOf(input, platform.now()),
          'contact form',
          { ...sender, ...ctx },
          input,
        ),
        timing: readHoneypot(rest),
      });
      return {
        title: 'Success',
        text: "Your message has been sent successfully. We'll get back to you soon!",
      };
    },
    (problem) =>
      problem.errors
        ? { title: 'Validation Error', text: problem.message }
        : {
            title: 'Error',
            text: problem.status < 500 ? problem.message : 'Failed to send message. Please try again.',
          },
  );
}

/** The newsletter's signup in the footer (texts: SPEC section 8). */
export function createNewsletterAction(platform: Platform): FormAction {
  const ctx = { ...platform, caller: anonymous };
  return createFormAction(
    'newsletter',
    platform,
    async ({ email, ...rest }, sender) => {
      const input = parseValues(newSubscriptionSchema, { email });
      await platform.limits.take('newsletter', sender.clientAddress);
      // Without a key: an address is there once anyway, and sending it again is to say so.
      await subscribe(ctx, input, { request: null, timing: readHoneypot(rest) });
      return { title: 'Successfully subscribed!', text: 'Thank you for subscribing to our newsletter' };
    },
    (problem) => {
      if (problem.errors) return { title: 'Invalid email', text: problem.message };
      if (problem.code === '23505') return { title: problem.title, text: problem.message };
      return { title: 'Subscription failed', text: 'Please try again later' };
    },
  );
}

/** All that a form without scripting tells of how it was filled in. */
const readHoneypot = (values: FormValues): FormTiming => ({
  ...unknownTiming,
  isHoneypotFilled: Boolean(values[honeypotName]),
});

/** How long the same words count as the same submit, not as a second one. */
const repeatWindowMs = 600_000;

/** A stored page cannot carry a key of its own: what was typed, within a window, is the key. */
function keyOf(input: FormValues, now: Date): string {
  const turn = Math.floor(now.getTime() / repeatWindowMs);
  return JSON.stringify([turn, input]);
}
