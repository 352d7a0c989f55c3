import {
  describeConfirmation,
  describeSubscriber,
  subscriptionForms,
} from '#features/newsletter/subscription-pages.ts';
import { confirmSubscription } from '#features/newsletter/server/confirm-subscription.ts';
import { savePreferences, subscribeAgain, unsubscribe } from '#features/newsletter/server/unsubscribe.ts';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import type { Platform } from '#platform/context.ts';
import { createFormAction, type FormAction } from './form-action.ts';

/** Beyond it, ids of other subscriptions are not looked at. */
const mostIds = 10;

const oneMore: FormMessage = {
  kind: 'success',
  title: 'One more click',
  text: 'Please confirm with the button.',
};

const alreadySubscribed: FormMessage = {
  kind: 'success',
  title: 'Already subscribed',
  text: 'This address gets the newsletter.',
};

/** The forms of the pages that newsletter mails lead to. Each has its link's token in its address. */
export const createNewsletterActions = (platform: Platform): Record<string, FormAction> => ({
  [subscriptionForms.confirm]: createFormAction(
    subscriptionForms.confirm,
    platform,
    async ({ made }, { token = '' }) => {
      // Sent by the page's script, without a click.
      const knownIds = made === undefined ? undefined : made.split(' ', mostIds);
      const state = await confirmSubscription(platform, { token, ...(knownIds && { knownIds }) });
      return describeConfirmation(state) ?? oneMore;
    },
    describeFailure,
  ),
  [subscriptionForms.unsubscribe]: createFormAction(
    subscriptionForms.unsubscribe,
    platform,
    async (_values, { token = '' }) => describeSubscriber(await unsubscribe(platform, token))!,
    describeFailure,
  ),
  [subscriptionForms.again]: createFormAction(
    subscriptionForms.again,
    platform,
    async (_values, { token = '' }) =>
      describeSubscriber(await subscribeAgain(platform, token)) ?? alreadySubscribed,
    describeFailure,
  ),
  [subscriptionForms.preferences]: createFormAction(
    subscriptionForms.preferences,
    platform,
    async ({ issues, welcome }, { token = '' }) => {
      const wants = { wantsIssues: issues === 'on', wantsWelcome: welcome === 'on' };
      const state =
        wants.wantsIssues || wants.wantsWelcome
          ? await savePreferences(platform, { token, ...wants })
          : await unsubscribe(platform, token);
      return describeSubscriber(state)!;
    },
    describeFailure,
  ),
});

const describeFailure = (): FormMessage => ({
  kind: 'error',
  title: 'That did not work',
  text: 'Nothing was changed. Please try again later.',
});
