import { useEffect, useState, type ReactNode } from 'react';
import { Controller, FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { Switch } from '#design/admin/switch.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { AnswerTime } from '../../answer-time.contract.ts';
import { readValues, toValues, type AnswerTimeValues } from './answer-time-values.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { WeekFields } from './week-fields.tsx';

interface AnswerTimeFormProps {
  answerTime: AnswerTime;
  /** What was saved, or null when it was refused. */
  onSave: (answerTime: AnswerTime) => Promise<AnswerTime | null>;
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** How far the measured promise is from being shown. */
  record: ReactNode;
}

const part = 'flex flex-col items-start gap-2 border-t border-hairline pt-6';

/** Business hours, holidays, the promise, and what is mailed and shown of it. */
export function AnswerTimeForm({ answerTime, onSave, onUnsavedChange, record }: AnswerTimeFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<AnswerTimeValues>({ defaultValues: toValues(answerTime) });
  const { control, register, handleSubmit, reset, setError, watch, formState } = form;
  const { isDirty, errors } = formState;
  const isEnabled = watch('enabled');

  useEffect(() => {
    onUnsavedChange(isDirty);
    return () => onUnsavedChange(false);
    // oxlint-disable-next-line react/exhaustive-deps -- reports changes, whoever listens
  }, [isDirty]);

  async function save(values: AnswerTimeValues) {
    const read = readValues(values);
    if (read.errors) {
      for (const [index, { field, message }] of read.errors.entries()) {
        // The list itself has its error at its root: a message on an array would hide those of its rows.
        const name = (/^week(\.\d)?$/.test(field) ? `${field}.root` : field) as FieldPath<AnswerTimeValues>;
        setError(name, { message }, { shouldFocus: index === 0 });
      }
      return;
    }
    setIsSaving(true);
    const saved = await onSave(read.answerTime);
    setIsSaving(false);
    if (saved) reset(toValues(saved));
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(save)} className="flex max-w-2xl flex-col gap-6">
        <Switch label="Give every message a due date" {...register('enabled')} />
        {isEnabled && (
          <>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <Controller
                control={control}
                name="time_zone"
                render={({ field }) => (
                  <TimeZoneField
                    value={field.value}
                    error={errors.time_zone?.message}
                    onChange={field.onChange}
                  />
                )}
              />
              <TextField
                label="Promised hours"
                type="number"
                min={1}
                max={200}
                step={1}
                inputMode="numeric"
                controlClassName="max-w-32"
                hint="Business hours within which a message is answered. The texts of your site stay as they are."
                error={errors.promise_hours?.message}
                {...register('promise_hours')}
              />
            </div>
            <WeekFields />
            <HolidayFields />
            <div className={part}>
              <Switch
                label="Mail what is due soon, and what is overdue"
                aria-describedby="mail-due-hint"
                {...register('mail_due')}
              />
              <p id="mail-due-hint" className="text-fine text-ink-2">
                Once each, to the person a message is assigned to; for unassigned messages, to the address
                that gets new ones.
              </p>
              <Switch
                label="Mail a digest in the morning"
                aria-describedby="mail-digest-hint"
                {...register('mail_digest')}
              />
              <p id="mail-digest-hint" className="text-fine text-ink-2">
                At 7:00 on open days: what is new, due today, overdue, and waiting for a week or more. None
                when there is nothing.
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
