import { useRef, useState, type FormEvent } from 'react';
import type { Consultation } from '#content/consultation.schema.ts';
import { useFieldErrors } from '#domain/forms/site/use-field-errors.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { createBookingUrl, type ConsultationRequest } from '../booking-url.ts';
import { checkRequest, formatLocalDay } from '../check-request.ts';
import { formatOfficeTime } from '../format-office-time.ts';

/** In seconds. */
const halfHour = 1800;

interface ConsultationFormProps {
  bookingUrl: string;
  words: Consultation;
  /** The earliest date that can be requested, as `yyyy-mm-dd`. */
  today: string;
  /** Called when the request was handed to the calendar service. */
  onDone: () => void;
}

/** Hands a request to the calendar service in a new window. Nothing is sent to our own server. */
export function ConsultationForm({ bookingUrl, words, today, onDone }: ConsultationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, dropError } = useFieldErrors();
  /** The address that a pop-up blocker prevented from opening. */
  const [blockedUrl, setBlockedUrl] = useState('');
  /** The chosen day and time on the office's clock, if that shows another. */
  const [officeTime, setOfficeTime] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      requestBooking(readRequest(event.currentTarget));
    } catch (error) {
      reportError(error);
      setBlockedUrl(bookingUrl);
    }
  }

  function requestBooking(request: ConsultationRequest) {
    const check = checkRequest(request, formatLocalDay(new Date()));
    setErrors(check.errors);
    const [wrong] = Object.keys(check.errors);
    if (wrong) return refuse(wrong, check.isIncomplete);
    const url = createBookingUrl(bookingUrl, request);
    // With `noopener` the result is null even if the window opens, and a blocked one would go unnoticed.
    const opened = window.open(url, '_blank');
    if (!opened) return setBlockedUrl(url);
    opened.opener = null;
    finish();
  }

  function refuse(field: string, isIncomplete: boolean) {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
    if (!isIncomplete) return;
    notify({
      kind: 'error',
      title: 'Missing Information',
      description: 'Please fill in all fields to schedule your appointment.',
    });
  }

  function finish() {
    form.current?.reset();
    setBlockedUrl('');
    setOfficeTime(null);
    onDone();
    notify({
      kind: 'success',
      title: 'Scheduling Request Sent',
      description: 'Please complete your booking in the new window.',
    });
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={dropError}
      onInput={(event) => {
        setBlockedUrl('');
        const { date, time } = readRequest(event.currentTarget);
        setOfficeTime(words.office ? formatOfficeTime(date, time, words.office.timeZone) : null);
      }}
      noValidate
      className="grid grid-cols-2 gap-4"
    >
      <TextField
        className="col-span-2"
        label="Name"
        name="name"
        autoComplete="name"
        required
        error={errors['name']}
      />
      <TextField
        className="col-span-2"
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <TextField
        className="max-sm:col-span-2"
        label="Date"
        name="date"
        type="date"
        min={today}
        required
        error={errors['date']}
      />
      <TextField
        className="max-sm:col-span-2"
        label="Time"
        name="time"
        type="time"
        step={halfHour}
        required
        error={errors['time']}
      />
      <Hours {...{ words, officeTime }} />
      <TextArea
        className="col-span-2"
        label="Reason"
        name="reason"
        rows={3}
        required
        error={errors['reason']}
      />
      {blockedUrl && (
        <div className="col-span-2">
          <InlineMessage kind="info" title={words.blocked}>
            <a
              ref={(link) => link?.focus()}
              href={blockedUrl}
              target="_blank"
              rel="noreferrer"
              onClick={finish}
              className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
            >
              {words.open}
            </a>
          </InlineMessage>
        </div>
      )}
      <Button type="submit" className="col-span-2">
        {words.submit}
      </Button>
    </form>
  );
}

interface HoursProps {
  words: Consultation;
  officeTime: string | null;
}

/** When we work, in which time zone the visitor chooses, and what that is in ours. */
function Hours({ words: { hours, zone, office }, officeTime }: HoursProps) {
  if (!hours && !zone && !office) return null;
  return (
    <div className="col-span-2 text-fine text-ink-2">
      {zone && <p>{`${zone} ${nameZone()}`}</p>}
      {office && <p role="status">{officeTime && `${office.label} ${officeTime}`}</p>}
      {hours && <p>{hours}</p>}
    </div>
  );
}

/** The visitor's time zone by its city and its name, such as "London, Greenwich Mean Time". */
function nameZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return [...new Set([city, name])].filter(Boolean).join(', ');
}

function readRequest(form: HTMLFormElement): ConsultationRequest {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: read('name'),
    email: read('email'),
    date: read('date'),
    time: read('time'),
    reason: read('reason'),
  };
}
