import { useId, type ComponentProps } from 'react';
import { controlClass, describeField, FieldFrame, type FieldTexts } from '#design/ui/field-frame.tsx';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  onChoose?: (value: string) => void;
}

/** A choice of one of its options, with its label. */
export function SelectField({ label, hint, error, className = '', onChoose, ...select }: SelectFieldProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        className={`${controlClass} min-h-11 ${className}`.trim()}
        {...(onChoose && { onChange: ({ currentTarget }) => onChoose(currentTarget.value) })}
        {...select}
        {...describeField(id, { hint, error })}
      />
    </FieldFrame>
  );
}
