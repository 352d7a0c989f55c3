import { useState, type ReactNode } from 'react';
import { Controller, FormProvider, useForm, useWatch, type FieldPath } from 'react-hook-form';
import { Switch } from '#design/admin/switch.tsx';
import type { FieldError } from '#design/api/api-error.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { ReplyTimeSettings } from '../../reply-time.contract.ts';
import { readValues, resolveValues, toValues, type ReplyTimeValues } from './reply-time-values.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { WeekFields } from './week-fields.tsx';

interface AnswerTimeFormProps {
  answerTime: ReplyTimeSettings;
  /** Resolves to the saved hours, or to their errors; to null after another failure, once reported. */
  onSave: (
    answerTime: ReplyTimeSettings,
  ) => Promise<{ saved: ReplyTimeSettings } | { errors: FieldError[] } | null>;
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** How far the measured answer time is from being shown. */
  record: ReactNode;
}

const part = 'flex flex-col items-start gap-2 border-t border-hairline pt-6';

/** Business hours, holidays, the promise, and the related mails and notes on the site. */
export function ReplyTimeForm({ answerTime, onSave, onUnsavedChange, record }: AnswerTimeFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<ReplyTimeValues>({
    defaultValues: toValues(answerTime),
    // Errors that concern several fields are validated again with each of them: one that was set would stay.
    resolver: resolveValues,
  });
  const { control, register, handleSubmit, reset, setError, formState } = form;
  const { isDirty, errors } = formState;
  const isEnabled = useWatch({ control, name: 'enabled' });

  useReportUnsaved(isDirty, onUnsavedChange);

  async function save(values: ReplyTimeValues) {
    const read = readValues(values);
    if (read.errors) return;
    setIsSaving(true);
    const outcome = await onSave(read.answerTime);
    setIsSaving(false);
    if (!outcome) return;
    if ('saved' in outcome) return reset(toValues(outcome.saved));
    for (const [index, { field, message }] of outcome.errors.entries()) {
      setError(field as FieldPath<ReplyTimeValues>, { message }, { shouldFocus: index === 0 });
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(save)} className="flex max-w-2xl flex-col gap-6">
        <Controller
          control={control}
          name="time_zone"
          render={({ field }) => (
            <TimeZoneField value={field.value} error={errors.time_zone?.message} onChange={field.onChange} />
          )}
        />
        <Switch label="Give every message a due date" {...register('enabled')} />
        {isEnabled && (
          <>
            <TextField
              label="Promised hours"
              type="number"
              min={1}
              max={200}
              step={1}
              inputMode="numeric"
              controlClassName="max-w-32"
              hint="How many business hours you take to answer. This doesn’t change the text on your site."
              error={errors.promise_hours?.message}
              {...register('promise_hours')}
            />
            <WeekFields />
            <HolidayFields />
            <div className={part}>
              <Switch
                label="Email reminders for due and overdue messages"
                aria-describedby="mail-due-hint"
                {...register('mail_due')}
              />
              <p id="mail-due-hint" className="text-fine text-ink-2">
                One each, to the person a message is assigned to; for unassigned ones, to the contact email.
              </p>
              <Switch
                label="Email a digest in the morning"
                aria-describedby="mail-digest-hint"
                {...register('mail_digest')}
              />
              <p id="mail-digest-hint" className="text-fine text-ink-2">
                At 7:00 AM on open days: what is new, due today, overdue, and waiting for a week or more.
                Nothing is sent when there is nothing to do.
              </p>
            </div>
            <div className={part}>
              <Switch
                label="Show on the site how soon you answered this month"
                aria-describedby="show-record-hint"
                {...register('show_record')}
              />
              <div id="show-record-hint" className="text-fine text-ink-2">
                {record}
              </div>
            </div>
          </>
        )}
        <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Updating...' : 'Update business hours'}
          </Button>
          {isDirty && <p className="text-small text-ink-2">Not updated yet</p>}
        </div>
      </form>
    </FormProvider>
  );
}
