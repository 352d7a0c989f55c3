import { useRef, useState, type FormEvent } from 'react';
import { useFieldErrors } from '#domain/forms/site/use-field-errors.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { createBookingUrl, type ConsultationRequest } from '../booking-url.ts';
import { checkRequest, formatLocalDay } from '../check-request.ts';
import type { ConsultationWords } from '../consultation-words.ts';
import {
  formatHoursHere,
  formatOfficeTime,
  isOutsideHours,
  nameTimeZone,
  toHalfHour,
} from '../office-times.ts';

/** In seconds. */
const halfHour = 1800;

interface ConsultationFormProps {
  bookingUrl: string;
  words: ConsultationWords;
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
  const [chosen, setChosen] = useState({ date: '', time: '' });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    roundTime();
    try {
      requestBooking(readRequest(event.currentTarget));
    } catch (error) {
      reportError(error);
      setBlockedUrl(bookingUrl);
    }
  }

  /** Calls begin on the hour and the half hour; a field shows another time only while it is being typed. */
  function roundTime() {
    const field = form.current?.elements.namedItem('time') as HTMLInputElement;
    field.value = toHalfHour(field.value);
    showChosen();
  }

  function showChosen() {
    if (form.current) setChosen(readRequest(form.current));
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
    setChosen({ date: '', time: '' });
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
      onInput={() => {
        setBlockedUrl('');
        showChosen();
      }}
      noValidate
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 px-6 pb-4">
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
          onBlur={roundTime}
          required
          error={errors['time']}
        />
        <Hours {...{ words, today, ...chosen }} />
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
      </div>
      <div className="bottom-0 grid border-t border-ink bg-sheet px-6 py-3 tall:sticky">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}

interface HoursProps {
  words: ConsultationWords;
  today: string;
  /** As chosen; empty until then. */
  date: string;
  time: string;
}

/** In which time zone the visitor chooses, when we work on both clocks, what is chosen on ours, and whether anyone is there. */
function Hours({ words, today, date, time }: HoursProps) {
  const { hours, hoursThere, zone, office, outside, officeHours } = words;
  if (!hours && !zone && !office) return null;
  const officeTime = office && formatOfficeTime(date, time, office.timeZone);
  const isOutside = office && officeHours && isOutsideHours(date, time, office.timeZone, officeHours);
  const here =
    hoursThere && office && officeHours && formatHoursHere(date || today, office.timeZone, officeHours);
  return (
    <div className="col-span-2 border-l border-ink pl-3 text-fine text-ink-2">
      {hours && <p>{hours}</p>}
      <p>
        {[zone && `${zone} ${nameTimeZone()}.`, here && `${hoursThere} ${here}.`].filter(Boolean).join(' ')}
      </p>
      <div role="status" className="text-small text-ink">
        {officeTime && <p>{`${office.label} ${officeTime}`}</p>}
        {isOutside && outside && <p className="font-semibold">{outside}</p>}
      </div>
    </div>
  );
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
