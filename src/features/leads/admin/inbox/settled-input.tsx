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
  /** @returns whether it was saved */
  onSettle: (text: string) => Promise<boolean>;
}

const look =
  'rounded-control border border-control bg-sheet px-2 py-1 text-small min-h-9 max-w-full text-ink aria-invalid:border-redline';

/** An input whose value applies on blur or Enter, not with each key. What is typed stays until it is saved. */
export function SettledInput({ label, unit, value, wrong, onSettle, ...rest }: SettledInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  /** What could not be saved: it is shown whatever the value is meanwhile. */
  const [unsaved, setUnsaved] = useState<string | null>(null);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
    setIsWrong(false);
  }

  async function settle({ validity, value: text }: HTMLInputElement) {
    // A half-typed value is empty.
    setIsWrong(!validity.valid);
    if (!validity.valid || text === value) return;
    setTyped(text);
    setUnsaved(null);
    if (!(await onSettle(text))) setUnsaved(text);
  }

  const fault = isWrong ? wrong : unsaved !== null && 'Not saved. Press Enter to try again.';

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
          value={unsaved ?? typed}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          className={`${look} ${rest.type === 'number' ? 'w-24' : ''}`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setUnsaved(null);
          }}
          onBlur={(event) => void settle(event.currentTarget)}
          onKeyDown={(event) => event.key === 'Enter' && void settle(event.currentTarget)}
        />
      </span>
      {fault && <FieldError id={id}>{fault}</FieldError>}
    </div>
  );
}
