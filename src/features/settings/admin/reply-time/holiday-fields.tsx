import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { ReplyTimeValues } from './reply-time-values.ts';

/** The most that are stored. */
const atMost = 200;

/** Days on which it is closed: a date and its name. */
export function HolidayFields() {
  const { control, register, formState } = useFormContext<ReplyTimeValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  const errors = formState.errors.holidays;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-1 text-small font-medium">Holidays</legend>
      {fields.length === 0 && <p className="text-small text-ink-2">None yet. The clock stops on holidays.</p>}
      {fields.length > 0 && (
        <ul className="flex w-full max-w-xl flex-col gap-3">
          {fields.map((field, index) => (
            <li key={field.id} className="flex flex-wrap items-start gap-x-3 gap-y-2">
              <TextField
                label="Date"
                type="date"
                required
                className="w-44"
                error={errors?.[index]?.date?.message}
                {...register(`holidays.${index}.date`)}
              />
              <TextField
                label="Occasion"
                maxLength={60}
                className="min-w-40 flex-1"
                error={errors?.[index]?.name?.message}
                {...register(`holidays.${index}.name`)}
              />
              <Button
                variant="secondary"
                size="compact"
                className="sm:mt-8"
                aria-label={`Remove holiday ${index + 1}`}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="compact"
        disabled={fields.length >= atMost}
        onClick={() => append({ date: '', name: '' })}
      >
        Add a holiday
      </Button>
    </fieldset>
  );
}
