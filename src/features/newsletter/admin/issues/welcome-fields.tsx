import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { IssueValues } from './issue-kind.ts';

interface WelcomeFieldsProps {
  values: IssueValues;
  errors: Partial<Record<string, string>>;
  isOpen: boolean;
  onWrite: (field: keyof IssueValues, value: string) => void;
}

/** The event that a welcome mail follows, and how much later it is sent. */
export function WelcomeFields({ values, errors, isOpen, onWrite }: WelcomeFieldsProps) {
  const afterId = toFieldId('welcome_after');
  const bind = (field: 'welcome_tag' | 'delay_hours') => ({
    id: toFieldId(field),
    name: field,
    value: values[field],
    error: errors[field],
    readOnly: !isOpen,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onWrite(field, currentTarget.value),
  });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <FieldFrame id={afterId} label="Sent after" error={errors['welcome']}>
        <select
          {...describeField(afterId, { error: errors['welcome'] })}
          className={`${controlClass} min-h-11`}
          value={values.welcome_after}
          disabled={!isOpen}
          onChange={({ currentTarget }) => onWrite('welcome_after', currentTarget.value)}
        >
          <option value="confirmation">The confirmation</option>
          <option value="quiz">A message with answers of the quiz</option>
          <option value="tag">A tag</option>
        </select>
      </FieldFrame>
      {values.welcome_after === 'tag' && <TextField label="Tag" {...bind('welcome_tag')} />}
      <TextField label="Hours later" type="number" min={0} max={2160} {...bind('delay_hours')} />
    </div>
  );
}
