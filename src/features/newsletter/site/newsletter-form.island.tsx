import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '#design/api/api-error.ts';
import { createClient } from '#design/api/create-client.ts';
import type { FormMessage, FormOutcome } from '#domain/forms/site/form-outcome.ts';
import { notifyOutcome } from '#domain/forms/site/notify-outcome.ts';
import { countBegun, noteBegun } from '#domain/forms/site/form-begun.ts';
import { describeTiming } from '#domain/forms/site/form-timing.ts';
import { createKeyring } from '#domain/forms/site/keyring.ts';
import { submitByScript } from '#domain/forms/site/submit-by-script.ts';
import { describeSource } from '#domain/attribution/site/visit-source.ts';
import { HoneypotField } from '#domain/forms/site/honeypot-field.tsx';
import { honeypotName } from '#domain/forms/site/honeypot-name.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { controlClass, describeField } from '#design/ui/field-frame.tsx';
import { preloadToaster } from '#design/ui/toast.ts';
import { apiPath } from '#paths/api-paths.ts';
import { describeSubscriptionRefusal, mayConfirm, subscribed } from '../outcome.ts';
import type { newsletterRoutes } from '../server/newsletter.routes.ts';

const newsletterApi = createClient<typeof newsletterRoutes>(apiPath('newsletter'));
const keyring = createKeyring();

/** The footer's signup. A native form until its script has loaded. */
export function NewsletterForm({ outcome }: { outcome: FormOutcome | null }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(outcome?.errors['email']);
  const [message, setMessage] = useState(outcome?.message);
  const box = useRef<HTMLInputElement>(null);
  const turnTo = useRef<HTMLElement | null>(null);
  useEffect(preloadToaster, []);

  // A disabled element loses the focus, with the next frame at the latest.
  useEffect(() => {
    const focused = document.activeElement;
    const isFocusFree = focused === document.body || box.current?.form?.contains(focused);
    if (!busy && isFocusFree) turnTo.current?.focus();
  }, [busy]);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    turnTo.current = document.activeElement as HTMLElement | null;
    setBusy(true);
    const entries = await submitByScript(form, post, refuse);
    setBusy(false);
    if (entries) {
      keyring.forget();
      form.reset();
      setWrong(undefined);
      tell(subscribed);
    }
  }

  function refuse(refusal: ApiError) {
    turnTo.current = box.current;
    setWrong(refusal.errors.find(({ field }) => field === 'email')?.message);
    tell(describeSubscriptionRefusal(refusal));
  }

  function tell(told: FormMessage) {
    setMessage(told);
    notifyOutcome('newsletter', told);
  }

  return (
    // Without JavaScript the page is reloaded, and its message is above the address.
    <form
      method="post"
      action="#newsletter-email"
      onSubmit={subscribe}
      {...countBegun('newsletter')}
      noValidate
      className="mt-4 max-w-md"
    >
      {outcome && <InlineMessage {...outcome.message} />}
      <input type="hidden" name="form" value="newsletter" />
      <label htmlFor="newsletter-email" className="text-small font-medium">
        Send it to
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={box}
          {...describeField('newsletter-email', { error: wrong })}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Enter your email"
          defaultValue={outcome?.values['email']}
          onChange={() => setWrong(undefined)}
          disabled={busy}
          className={`${controlClass} min-w-0 flex-1 basis-40`}
        />
        <Button type="submit" variant="primary" disabled={busy} className="shrink-0">
          {busy ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      {wrong && (
        <FieldError id="newsletter-email" className="mt-1">
          {wrong}
        </FieldError>
      )}
      {message && mayConfirm(message) && (
        <p role="status" className="mt-2 text-small">
          If we mail a link, open it to confirm.
        </p>
      )}
      <HoneypotField />
    </form>
  );
}

/** @throws ApiError */
async function post(entries: FormData): Promise<void> {
  const email = String(entries.get('email') ?? '');
  noteBegun('newsletter');
  const headers = {
    'idempotency-key': keyring.keyFor({ email }),
    'form-timing': describeTiming(entries.get(honeypotName)),
    ...describeSource(),
  };
  const { id } = await newsletterApi.post('/', { json: { email } }, { headers });
  noteMade(id);
}

/** By it the confirmation mail's page knows this browser (confirm-here.inline.js). Without storage, it asks. */
function noteMade(id: string): void {
  const entry = 'newsletter-subscriptions';
  try {
    const before = localStorage.getItem(entry)?.split(' ', 4) ?? [];
    localStorage.setItem(entry, [id, ...before].join(' '));
  } catch {
    // Storage is off, or full.
  }
}
