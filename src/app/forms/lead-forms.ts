import { newMessageSchema } from '#features/leads/contract.ts';
import { describeMessageRefusal, messageSent } from '#features/leads/outcome.ts';
import { createMessage } from '#features/leads/server/messages/create-message.ts';
import { newSubscriptionSchema } from '#features/newsletter/contract.ts';
import { describeSubscriptionRefusal, subscribed } from '#features/newsletter/outcome.ts';
import { subscribe } from '#features/newsletter/server/subscribe.ts';
import { honeypotName } from '#domain/forms/site/honeypot-name.ts';
import { readOwnPage, readUserAgent } from '#domain/attribution/server/read-source.ts';
import { anonymous, type Platform } from '#platform/context.ts';
import {
  type FormSender,
  type FormValues,
  unknownTiming,
  type FormTiming,
} from '#domain/forms/server/submission.ts';
import { createFormAction, type FormAction } from './form-action.ts';
import { parseValues } from './parse-values.ts';

/** The contact form. */
export function createContactAction(platform: Platform): FormAction {
  const ctx = { ...platform, caller: anonymous };
  return createFormAction(
    'contact',
    platform,
    async ({ name, email, subject, message, form_tag, quiz_answers, ...rest }, sender) => {
      const values = parseValues(newMessageSchema, {
        name,
        email,
        subject,
        message,
        form_tag,
        quiz_answers,
      });
      const idempotencyKey = keyOf(values, platform.now());
      const submission = { values, idempotencyKey, timing: readHoneypot(rest), ...readSender(sender) };
      await createMessage(ctx, submission);
      return messageSent;
    },
    describeMessageRefusal,
  );
}

/** The newsletter's signup in the footer. */
export function createNewsletterAction(platform: Platform): FormAction {
  const ctx = { ...platform, caller: anonymous };
  return createFormAction(
    'newsletter',
    platform,
    async ({ email, ...rest }, sender) => {
      const values = parseValues(newSubscriptionSchema, { email });
      // Without a key: an address is stored only once anyway, and repeating it should say so.
      const idempotencyKey = undefined;
      const page = readOwnPage(sender.headers, platform.config);
      const submission = { values, idempotencyKey, timing: readHoneypot(rest), ...readSender(sender), page };
      await subscribe(ctx, submission);
      return subscribed;
    },
    describeSubscriptionRefusal,
  );
}

/** The sender, and what is said about where the form came from. */
export const readSender = ({ clientIp, headers, source = null }: FormSender) => ({
  clientIp,
  source,
  userAgent: readUserAgent(headers),
});

/** The form timing of a form without JavaScript: only the honeypot. */
export const readHoneypot = (values: FormValues): FormTiming => ({
  ...unknownTiming,
  isHoneypotFilled: Boolean(values[honeypotName]),
});

/** How long the same values count as the same submission, not as a second one. */
const repeatWindowMs = 600_000;

/** A cached page cannot carry its own key: what was typed, within a time window, is the key. */
export function keyOf(input: FormValues, now: Date): string {
  const turn = Math.floor(now.getTime() / repeatWindowMs);
  return JSON.stringify([turn, input]);
}
