import { useId, useState } from 'react';
import { FieldError } from '#design/ui/field-error.tsx';

interface SettledInputProps {
  label: string;
  /** The label before the input. */
  unit?: string;
  type: 'datetime-local' | 'number' | 'text';
  value: string;
  min?: number | string;
  max?: number | string;
  step?: number;
  maxLength?: number;
  /** The error for an invalid value. */
  wrong: string;
  onSettle: (text: string) => void;
}

const look =
  'rounded-control border border-control bg-sheet px-2 py-1 text-small min-h-9 max-w-full text-ink aria-invalid:border-redline';

/** An input whose value applies on blur or Enter, not with each key. */
export function SettledInput({ label, unit, value, wrong, onSettle, ...rest }: SettledInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
    setIsWrong(false);
  }

  function settle(input: HTMLInputElement) {
    // A half-typed value is empty.
    setIsWrong(!input.validity.valid);
    if (input.validity.valid && input.value !== value) onSettle(input.value);
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-fine text-ink-2">
        {label}
      </label>
      <span className="flex items-center gap-1">
        {unit && <span className="text-ink-2">{unit}</span>}
        <input
          dir="auto"
          {...rest}
          id={id}
          value={typed}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          className={`${look} ${rest.type === 'number' ? 'w-24' : ''}`}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => settle(event.currentTarget)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
        />
      </span>
      {isWrong && <FieldError id={id}>{wrong}</FieldError>}
    </div>
  );
}
