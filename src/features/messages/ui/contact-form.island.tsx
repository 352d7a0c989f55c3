import { useRef, useState, type FormEvent } from 'react';
import { FormNotice } from '#design/forms/form-notice.tsx';
import type { FormOutcome } from '#design/forms/form-outcome.ts';
import { createKeyring, sendJson, type Refusal } from '#design/forms/send-json.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { notify, preloadToaster } from '#design/ui/toast.ts';

const keyring = createKeyring();

/** The contact form (SPEC section 5): one contract on the server says what is wrong, for both ways of sending. */
export function ContactForm({ outcome }: { outcome: FormOutcome | null }) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(outcome?.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  const typed = outcome?.values ?? {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { form: _form, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    void preloadToaster();
    setBusy(true);
    const sent = await sendJson('/functions/v1/messages-api', values, keyring.keyFor(values));
    setBusy(false);
    if (sent.kind === 'done') {
      keyring.forget();
      form.current?.reset();
      setErrors({});
      notify({
        kind: 'success',
        title: 'Success',
        description: "Your message has been sent successfully. We'll get back to you soon!",
      });
    } else {
      refuse(sent.kind === 'refused' ? sent.refusal : null);
    }
  }

  function refuse(refusal: Refusal | null) {
    const wrong = Object.fromEntries((refusal?.errors ?? []).map(({ field, message }) => [field, message]));
    setErrors(wrong);
    const first = refusal?.errors[0]?.field;
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
    notify(describeRefusal(refusal));
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="flex flex-col gap-4">
      {outcome && <FormNotice notice={outcome.notice} />}
      <input type="hidden" name="form" value="contact" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={typed['name']}
          error={errors['name']}
        />
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed['email']}
          error={errors['email']}
        />
      </div>
      <TextField
        label="Subject"
        name="subject"
        required
        defaultValue={typed['subject']}
        error={errors['subject']}
      />
      <TextArea
        label="Message"
        name="message"
        rows={4}
        required
        defaultValue={typed['message']}
        error={errors['message']}
      />
      <Button type="submit" busy={busy} className="self-start">
        {busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

/** The catalogue's texts (SPEC section 8, "Contact form"). */
function describeRefusal(refusal: Refusal | null) {
  if (refusal?.status === 400 && refusal.errors.length > 0) {
    return { kind: 'error' as const, title: 'Validation Error', description: refusal.detail };
  }
  const text = refusal && refusal.status < 500 && refusal.detail;
  return {
    kind: 'error' as const,
    title: 'Error',
    description: text || 'Failed to send message. Please try again.',
  };
}
