import { TextArea } from '#design/ui/text-field.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';

interface AltFieldProps {
  /** Empty: the picture only decorates; null: nobody has said yet. */
  value: string | null;
  hint?: string;
  error?: string | undefined;
  onChange: (alt: string | null) => void;
}

const usualHint = 'What the picture shows, for those who do not see it.';

/** Asks for what a picture shows, or that it only decorates. */
export function AltField({ value, hint = usualHint, error, onChange }: AltFieldProps) {
  const isDecorative = value === '';
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label="Alternative text"
        rows={2}
        maxLength={300}
        hint={hint}
        error={error}
        disabled={isDecorative}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
      <label className="inline-flex min-h-9 items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
          className={`size-5 accent-ink ${focusRing}`}
        />
        Decorative only: screen readers skip it
      </label>
    </div>
  );
}
