import type { ReactNode } from 'react';
import { Button } from '#design/ui/button.tsx';
import { MessageMark } from '#design/ui/inline-message.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import { subscriptionForms, type ConfirmationState, type SubscriberState } from '../subscription-pages.ts';

interface CardProps {
  /** The page's message; null: there is something to choose. */
  message: FormMessage | null;
}

interface ConfirmCardProps extends CardProps {
  state: ConfirmationState;
  hasIssues: boolean;
}

interface SubscriberCardProps extends CardProps {
  state: SubscriberState;
  token: string;
  hasIssues: boolean;
}

/** Where a confirmation mail leads. */
export function ConfirmCard({ message, state, hasIssues }: ConfirmCardProps) {
  return (
    <Card heading="Confirm your subscription" message={message}>
      {message && (message.kind === 'success' || state.kind === 'invalid') && (
        <Onward hasIssues={hasIssues} />
      )}
      {state.kind === 'open' && (
        <form method="post" id="confirm-subscription" className="flex flex-col gap-4">
          <input type="hidden" name="form" value={subscriptionForms.confirm} />
          <p>
            Send the newsletter to <strong className="wrap-anywhere">{state.email}</strong>?
          </p>
          <Button type="submit" variant="primary" className="self-start">
            Confirm subscription
          </Button>
        </form>
      )}
    </Card>
  );
}

/** Where the link to unsubscribe leads. */
export function UnsubscribeCard({ message, state, token, hasIssues }: SubscriberCardProps) {
  return (
    <Card heading="Unsubscribe" message={message}>
      {state.kind === 'invalid' && <Onward hasIssues={hasIssues} />}
      <AgainForm state={state} token={token} />
      {state.kind === 'open' && message?.kind !== 'success' && (
        <>
          <form method="post" className="flex flex-col gap-4">
            <input type="hidden" name="form" value={subscriptionForms.unsubscribe} />
            <p>
              Stop sending the newsletter to <strong className="wrap-anywhere">{state.email}</strong>?
            </p>
            <Button type="submit" variant="primary" className="self-start">
              Unsubscribe
            </Button>
          </form>
          <a href={paths.newsletterPreferences(token)} className={`${linkClass} self-start text-small`}>
            Choose what you get instead
          </a>
        </>
      )}
    </Card>
  );
}

/** Where a subscriber says what they want to get. */
export function PreferencesCard({ message, state, token, hasIssues }: SubscriberCardProps) {
  return (
    <Card heading="Newsletter preferences" message={message}>
      {state.kind === 'invalid' && <Onward hasIssues={hasIssues} />}
      <AgainForm state={state} token={token} />
      {(state.kind === 'open' || state.kind === 'saved') && (
        <>
          <form method="post" className="flex flex-col gap-4">
            <input type="hidden" name="form" value={subscriptionForms.preferences} />
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-2">
                Mails to <strong className="wrap-anywhere">{state.email}</strong>
              </legend>
              <Choice name="issues" isOn={state.wantsIssues}>
                The newsletter
              </Choice>
              <Choice name="welcome" isOn={state.wantsWelcome}>
                A few mails to begin with, after subscribing
              </Choice>
            </fieldset>
            <Button type="submit" variant="primary" className="self-start">
              Save preferences
            </Button>
          </form>
          <a href={paths.unsubscribe(token)} className={`${linkClass} self-start text-small`}>
            Unsubscribe from everything
          </a>
        </>
      )}
    </Card>
  );
}

/** Takes an unsubscription back. */
const AgainForm = ({ state, token }: { state: SubscriberState; token: string }) =>
  state.kind === 'ended' &&
  state.canReturn && (
    <form method="post" action={paths.unsubscribe(token)}>
      <input type="hidden" name="form" value={subscriptionForms.again} />
      <Button type="submit" variant="secondary">
        Subscribe again
      </Button>
    </form>
  );

const Choice = ({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={name}
      defaultChecked={isOn}
      className="size-5 shrink-0 cursor-pointer accent-petrol"
    />
    {children}
  </label>
);

/** What is there to read once all is done, or where a link is of no use. */
const Onward = ({ hasIssues }: { hasIssues: boolean }) => (
  <p>
    <a href={hasIssues ? paths.newsletter() : paths.home()} className={linkClass}>
      {hasIssues ? 'Read past issues' : 'Go to the home page'}
    </a>
  </p>
);

/** A page's card. Its heading says what happened; while there is still something to choose, what it is about. */
function Card({ heading, message, children }: CardProps & { heading: string; children: ReactNode }) {
  return (
    <section className="mx-auto w-full max-w-md border-2 border-ink bg-sheet text-ink">
      <div role={message ? (message.kind === 'error' ? 'alert' : 'status') : undefined}>
        <div className="flex items-stretch border-b border-ink">
          {message && <MessageMark kind={message.kind} className="items-center" />}
          <h1 className="px-4 py-4 text-h3 sm:px-6">{message?.title ?? heading}</h1>
        </div>
        {message?.text && <p className="px-4 pt-6 wrap-anywhere sm:px-6">{message.text}</p>}
      </div>
      <div className="flex flex-col gap-6 px-4 py-6 sm:px-6">{children}</div>
    </section>
  );
}
