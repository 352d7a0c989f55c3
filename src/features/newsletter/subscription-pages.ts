import type { FormMessage } from '#domain/forms/site/form-outcome.ts';

/** The state that a confirmation link finds. */
export type ConfirmationState =
  | { kind: 'open' | 'confirmed' | 'already' | 'ended'; email: string }
  | { kind: 'expired' | 'gone' | 'invalid' };

/** The state that the link to unsubscribe, or to the preferences, finds: `gone` if there is nothing to end. */
export type SubscriberState =
  | { kind: 'open' | 'saved'; email: string; wantsIssues: boolean; wantsWelcome: boolean }
  /** `canReturn`: the person ended it, and may take that back. */
  | { kind: 'ended'; email: string; canReturn: boolean }
  | { kind: 'returned' | 'gone'; email: string }
  | { kind: 'invalid' };

/** The names of the forms of these pages. */
export const subscriptionForms = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
  preferences: 'newsletter-preferences',
  again: 'newsletter-again',
} as const;

const again = 'To get the newsletter, enter your address at the foot of this page.';

const invalid: FormMessage = {
  kind: 'error',
  title: 'This link is not valid',
  text: 'Part of it may be missing. Open it from the mail again, or copy all of it.',
};

/** A page's message about a confirmation; null while it is still to be given. */
export function describeConfirmation(state: ConfirmationState): FormMessage | null {
  switch (state.kind) {
    case 'open':
      return null;
    case 'confirmed':
      return {
        kind: 'success',
        title: 'Subscription confirmed',
        text: `${state.email} is subscribed. Every issue has a link to unsubscribe.`,
      };
    case 'already':
      return {
        kind: 'success',
        title: 'Already confirmed',
        text: `${state.email} gets the newsletter. There is nothing more to do.`,
      };
    case 'ended':
      return {
        kind: 'error',
        title: 'This subscription has ended',
        text: `${state.email} gets no newsletter. ${again}`,
      };
    case 'expired':
      return { kind: 'error', title: 'This link has expired', text: again };
    case 'gone':
      return {
        kind: 'error',
        title: 'There is no such subscription',
        text: `The subscription of this link was deleted. ${again}`,
      };
    case 'invalid':
      return invalid;
  }
}

/** A page's message to a subscriber; null while there is something to choose. */
export function describeSubscriber(state: SubscriberState): FormMessage | null {
  switch (state.kind) {
    case 'open':
      return null;
    case 'saved':
      return { kind: 'success', title: 'Saved', text: 'These choices are in effect.' };
    case 'ended':
      return {
        kind: 'success',
        title: 'Unsubscribed',
        text: `${state.email} gets no newsletter.${state.canReturn ? ' If that was a mistake, subscribe again here.' : ''}`,
      };
    case 'returned':
      return {
        kind: 'success',
        title: 'Subscribed again',
        text: `${state.email} is subscribed. Every issue has a link to unsubscribe.`,
      };
    case 'gone':
      return {
        kind: 'success',
        title: 'Not subscribed',
        text: `${state.email} is not on our list and gets no newsletter.`,
      };
    case 'invalid':
      return invalid;
  }
}
