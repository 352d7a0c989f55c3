import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import { createClient } from '#design/api/create-client.ts';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import { notifyOutcome } from '#domain/forms/site/notify-outcome.ts';
import { countBegun, noteBegun } from '#domain/forms/site/form-begun.ts';
import { describeTiming } from '#domain/forms/site/form-timing.ts';
import { hasSameEntries, submitByScript } from '#domain/forms/site/submit-by-script.ts';
import { createKeyring } from '#domain/forms/site/keyring.ts';
import { useFieldErrors } from '#domain/forms/site/use-field-errors.ts';
import { describeSource } from '#domain/attribution/site/visit-source.ts';
import { HoneypotField } from '#domain/forms/site/honeypot-field.tsx';
import { honeypotName } from '#domain/forms/site/honeypot-name.ts';
import { Button } from '#design/ui/button.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { preloadToaster } from '#design/ui/toast.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { NewMessage } from '../contract.ts';
import { describeMessageRefusal, messageSent } from '../outcome.ts';
import type { messagesRoutes } from '../server/messages/messages.routes.ts';
import { SenderFields } from './sender-fields.tsx';
import { SentConfirmation, type SentMessage, type ConfirmationTexts } from './sent-confirmation.tsx';
import { TitleBlockArea, TitleBlockField } from './title-block-field.tsx';

const messagesApi = createClient<typeof messagesRoutes>(apiPath('messages'));
const keyring = createKeyring();

interface ContactFormProps {
  outcome: FormOutcome | null;
  /** The subject before anything is typed. */
  subject?: string;
  /** A tag that is stored with the message: it identifies the form it was sent with. */
  formTag?: string;
  /** What belongs into a message, and what does not. */
  note?: string;
  /** An example of a message, gray in the empty field. */
  example?: string | undefined;
  /** The texts of the confirmation that a sent message gets. */
  confirmation?: ConfirmationTexts | undefined;
  /** The title block's last cells, beside the button. */
  children?: ReactNode;
}

/** The contact form (SPEC section 5): one contract on the server validates both ways of sending. */
export function ContactForm({
  outcome,
  subject,
  formTag,
  note,
  example,
  confirmation,
  children,
}: ContactFormProps) {
  const [busy, setBusy] = useState(false);
  const { errors, setErrors, dropError } = useFieldErrors(outcome?.errors);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const typed = outcome?.values ?? {};
  useEffect(preloadToaster, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure('');
    const accepted = await submitByScript(event.currentTarget, post, refuse);
    setBusy(false);
    if (accepted) showSent(accepted);
  }

  function showSent(entries: FormData) {
    keyring.forget();
    // Text typed meanwhile was not sent.
    if (form.current && hasSameEntries(entries, new FormData(form.current))) form.current.reset();
    setErrors({});
    setSent({
      subject: String(entries.get('subject')),
      email: String(entries.get('email')),
      sentAt: new Date(),
    });
    notifyOutcome('contact', messageSent);
  }

  function refuse(given: ApiError) {
    const refusal = given.status === 413 ? messageTooLong : given;
    const wrong = Object.fromEntries(refusal.errors.map(({ field, message }) => [field, message]));
    setErrors(wrong);
    setSent(null);
    setFailure(refusal.errors.length > 0 ? '' : describeFailure(refusal));
    const first = refusal.errors[0]?.field;
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
    notifyOutcome('contact', describeMessageRefusal(refusal));
  }

  return (
    // Without JavaScript the page is reloaded at the form, which begins with what became of the message.
    <form
      ref={form}
      id="contact-form"
      method="post"
      action="#contact-form"
      onSubmit={send}
      onChange={dropError}
      {...countBegun('contact')}
      noValidate
    >
      {outcome && !sent && <InlineMessage {...outcome.message} />}
      {confirmation && (sent ?? outcome?.message.kind === 'success') && (
        <SentConfirmation words={confirmation} message={sent} />
      )}
      <input type="hidden" name="form" value="contact" />
      {formTag && <input type="hidden" name="form_tag" value={formTag} />}
      <HoneypotField />
      <div className="grid border-2 border-ink bg-sheet sm:grid-cols-2">
        <SenderFields typed={typed} errors={errors} />
        <TitleBlockField
          className="sm:col-span-2"
          label="Subject"
          name="subject"
          required
          defaultValue={typed['subject'] ?? subject}
          error={errors['subject']}
        />
        <TitleBlockArea
          className="sm:col-span-2"
          label="Message"
          hint={note}
          name="message"
          rows={4}
          placeholder={example}
          required
          defaultValue={typed['message']}
          error={errors['message']}
        />
        {failure && (
          <div role="alert" className="border-b border-ink px-3 py-2 sm:col-span-2">
            <FieldError id="contact-send">{failure}</FieldError>
          </div>
        )}
        <div className="flex flex-col-reverse sm:col-span-2 sm:flex-row-reverse sm:items-stretch">
          <Button
            type="submit"
            busy={busy}
            className="min-h-13 shrink-0 rounded-none! border-0! forced-colors:border! sm:px-6!"
          >
            {busy ? 'Sending...' : 'Send Message'}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}

const tooLongText = 'Message must be less than 2000 characters';

/** A request too large to be read is one with a long message: it is refused in the contract's words. */
const messageTooLong = new ApiError({
  status: 413,
  detail: tooLongText,
  errors: [{ field: 'message', message: tooLongText }],
});

/** Without a response, or with a proxy's, the message may be stored: its key lets the same words be stored once. */
const describeFailure = ({ status }: ApiError): string =>
  [0, 502, 504].includes(status)
    ? 'We do not know whether your message arrived. What you wrote is still here: sent again as it is, it reaches us once.'
    : 'Your message was not sent. What you wrote is still here: please try again.';

/** @throws ApiError */
async function post(entries: FormData): Promise<void> {
  const { form: _form, [honeypotName]: honeypot, ...values } = Object.fromEntries(entries);
  noteBegun('contact');
  const headers = {
    'idempotency-key': keyring.keyFor(values),
    'form-timing': describeTiming(honeypot),
    ...describeSource(),
  };
  // The values as typed; the server validates them.
  await messagesApi.post('/', { json: values as unknown as NewMessage }, { headers });
}
