import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#design/ui/button.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { dayNames, type ReplyTimeValues } from './reply-time-values.ts';

const timeLook = 'control w-auto! min-w-30 text-small!';

/** The seven days: open from and to, or closed. */
export function WeekFields() {
  const { formState, getValues, setValue } = useFormContext<ReplyTimeValues>();
  const week = useWatch<ReplyTimeValues, 'week'>({ name: 'week' });
  const { errors } = formState;
  const first = week.findIndex(({ isOpen }) => isOpen);
  const differs = week.some(
    ({ isOpen, from, to }) => isOpen && (from !== week[first]!.from || to !== week[first]!.to),
  );

  function copyFirst() {
    const { from, to } = getValues(`week.${first}`);
    const copied = getValues('week').map((day) => (day.isOpen ? { ...day, from, to } : day));
    setValue('week', copied, { shouldDirty: true });
  }

  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-2 text-small font-medium">Open hours</legend>
      <ul className="w-full max-w-md border-t border-hairline">
        {week.map(({ isOpen }, index) => (
          <DayRow key={dayNames[index]} index={index} isOpen={isOpen} />
        ))}
      </ul>
      {errors.week?.root && <FieldError id="answer-week">{errors.week.root.message}</FieldError>}
      {differs && (
        <Button variant="secondary" size="compact" onClick={copyFirst}>
          {`Copy ${dayNames[first]}’s hours to all open days`}
        </Button>
      )}
      <p className="text-fine text-ink-2">For midnight, enter 12:00 AM.</p>
    </fieldset>
  );
}

function DayRow({ index, isOpen }: { index: number; isOpen: boolean }) {
  const { register, formState } = useFormContext<ReplyTimeValues>();
  const day = dayNames[index]!;
  const id = `answer-day-${index}`;
  // Where the error is shown when a day ends before it begins.
  const begins = `week.${index}.from` as const;
  const errors = formState.errors.week?.[index];
  const error = errors?.from?.message ?? errors?.to?.message;
  const described = error
    ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const)
    : undefined;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-1">
      <label className="flex min-h-9 w-32 cursor-pointer items-center gap-2 text-small">
        <input
          type="checkbox"
          className="size-4 accent-petrol"
          {...register(`week.${index}.isOpen`, { deps: begins })}
        />
        {day}
      </label>
      {isOpen ? (
        <span className="flex items-center gap-2 text-small">
          <input
            type="time"
            aria-label={`${day} from`}
            className={timeLook}
            {...described}
            {...register(`week.${index}.from`)}
          />
          <span aria-hidden="true">to</span>
          <input
            type="time"
            aria-label={`${day} to`}
            className={timeLook}
            {...described}
            {...register(`week.${index}.to`, { deps: begins })}
          />
        </span>
      ) : (
        <span className="text-small text-ink-2">Closed</span>
      )}
      {error && (
        <FieldError id={id} className="w-full">
          {error}
        </FieldError>
      )}
    </li>
  );
}
