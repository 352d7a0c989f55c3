import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FormOutcome } from '#design/forms/form-outcome.ts';
import { describeTiming } from '#design/forms/form-timing.ts';
import { createKeyring, sendJson, type Sent } from '#design/forms/send-json.ts';
import { HoneypotField } from '#design/forms/honeypot-field.tsx';
import { honeypotName } from '#design/forms/honeypot-name.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineNotice } from '#design/ui/inline-notice.tsx';
import { controlClass } from '#design/ui/field-frame.tsx';
import { notify, preloadToaster, type Notice } from '#design/ui/toast.ts';

const keyring = createKeyring();

/** The footer's signup. A native form until its script is there. */
export function NewsletterForm({ outcome }: { outcome: FormOutcome | null }) {
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isRefused = useRef(false);
  useEffect(preloadToaster, []);

  // What is switched off loses the focus, with the next frame at the latest.
  useEffect(() => {
    const focused = document.activeElement;
    const isFocusFree = focused === document.body || box.current?.form?.contains(focused);
    if (!busy && isRefused.current && isFocusFree) box.current?.focus();
  }, [busy]);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = String(values.get('email') ?? '');
    setBusy(true);
    const timing = describeTiming(values.get(honeypotName));
    const sent = await sendJson('/functions/v1/newsletter-api', { email }, keyring.keyFor({ email }), timing);
    isRefused.current = sent.kind !== 'done';
    setBusy(false);
    if (sent.kind === 'done') {
      keyring.forget();
      form.reset();
    }
    notify(describe(sent));
  }

  return (
    // Without script the page is loaded anew, and its answer stands above the address.
    <form method="post" action="#newsletter-email" onSubmit={subscribe} noValidate className="mt-4 max-w-96">
      {outcome && <InlineNotice {...outcome.notice} />}
      <input type="hidden" name="form" value="newsletter" />
      <label htmlFor="newsletter-email" className="text-small font-medium">
        Newsletter address
      </label>
      <div className="mt-1 flex flex-wrap gap-2 sm:flex-nowrap">
        <input
          ref={box}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Enter your email"
          defaultValue={outcome?.values['email']}
          disabled={busy}
          className={controlClass}
        />
        <Button type="submit" variant="primary" disabled={busy} className="shrink-0">
          {busy ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      <HoneypotField />
    </form>
  );
}

/** The catalogue's texts (SPEC section 8, "Newsletter"). */
function describe(sent: Sent<unknown>): Notice {
  if (sent.kind === 'done') {
    return {
      kind: 'success',
      title: 'Successfully subscribed!',
      description: 'Thank you for subscribing to our newsletter',
    };
  }
  const refusal = sent.kind === 'refused' ? sent.refusal : null;
  if (refusal?.code === '23505') {
    return {
      kind: 'error',
      title: 'Already subscribed',
      description: 'This email is already subscribed to our newsletter',
    };
  }
  if (refusal?.status === 400) return { kind: 'error', title: 'Invalid email', description: refusal.detail };
  return { kind: 'error', title: 'Subscription failed', description: 'Please try again later' };
}
