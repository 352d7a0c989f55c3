import { TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import type { IssueValues } from './issue-kind.ts';

interface WelcomeFieldsProps {
  values: IssueValues;
  errors: Partial<Record<string, string>>;
  isOpen: boolean;
  onWrite: (field: keyof IssueValues, value: string) => void;
}

/** The event that a welcome mail follows, and how much later it is sent. */
export function WelcomeFields({ values, errors, isOpen, onWrite }: WelcomeFieldsProps) {
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
      <SelectField
        id={toFieldId('welcome_after')}
        label="Sent after"
        error={errors['welcome']}
        value={values.welcome_after}
        disabled={!isOpen}
        onChoose={(chosen) => onWrite('welcome_after', chosen)}
      >
        <option value="confirmation">The confirmation</option>
        <option value="quiz">A message with answers of the quiz</option>
        <option value="tag">A tag</option>
      </SelectField>
      {values.welcome_after === 'tag' && <TextField label="Tag" {...bind('welcome_tag')} />}
      <TextField label="Hours later" type="number" min={0} max={2160} {...bind('delay_hours')} />
    </div>
  );
}
