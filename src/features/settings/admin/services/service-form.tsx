import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { runWrite } from '#design/admin/run-write.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';
import type { FieldError } from '#design/api/api-error.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import {
  refusedCode,
  unreachableCode,
  type OwnerSettingChanges,
  type ShownOwnerSettings,
} from '../../owner-settings.contract.ts';
import { ownerSettingsApi, ownerSettingsKey } from './services-api.ts';

interface ServiceFormProps<Values extends FieldValues> {
  settings: ShownOwnerSettings;
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** In the toast after saving. */
  done: string;
  toValues: (settings: ShownOwnerSettings) => Values;
  toChanges: (values: Values) => OwnerSettingChanges;
  /** Takes the setting away; left out where there is nothing to take. */
  removal?: { label: string; changes: OwnerSettingChanges } | false;
  renderFields: (form: UseFormReturn<Values>) => ReactNode;
}

/** Edits one group of settings. What another server says to them is shown here. */
export function ServiceForm<Values extends FieldValues>(props: ServiceFormProps<Values>) {
  const { settings, done, toValues, toChanges, removal, renderFields, onUnsavedChange } = props;
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: toValues(settings) as DefaultValues<Values> });
  const { handleSubmit, reset, setError, formState } = form;
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useReportUnsaved(formState.isDirty, onUnsavedChange);

  async function save(changes: OwnerSettingChanges) {
    setIsSaving(true);
    setFailure(null);
    const saved = await runWrite(() => ownerSettingsApi.save(changes), {
      done,
      conflict: ['invalid', refusedCode, unreachableCode],
    });
    setIsSaving(false);
    if (saved.kind === 'done') {
      client.setQueryData(ownerSettingsKey, saved.answer);
      for (const name of ['setup', 'warnings']) void client.invalidateQueries({ queryKey: [name] });
      return reset(toValues(saved.answer));
    }
    if (saved.kind !== 'conflict') return;
    const { code, message, errors } = saved.error;
    if (code === 'invalid') showErrors(errors);
    else setFailure({ message, ...(code === unreachableCode && { changes }) });
  }

  function showErrors(errors: FieldError[]) {
    for (const [index, { field, message }] of errors.entries()) {
      const name = field.split('.').at(-1) as FieldPath<Values>;
      setError(name, { message }, { shouldFocus: index === 0 });
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => save(toChanges(values)))}
      className="flex flex-col gap-6"
    >
      {renderFields(form)}
      {failure && (
        <InlineMessage kind="error" title="Not saved" text={failure.message}>
          {failure.changes && (
            <Button
              variant="secondary"
              size="compact"
              className="mt-2"
              busy={isSaving}
              onClick={() => void save({ ...failure.changes, even_if_unreachable: true })}
            >
              Save anyway
            </Button>
          )}
        </InlineMessage>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        {removal && (
          <Button variant="secondary" busy={isSaving} onClick={() => void save(removal.changes)}>
            {removal.label}
          </Button>
        )}
        {formState.isDirty && <p className="text-small text-ink-2">Not saved yet</p>}
      </div>
    </form>
  );
}

interface Failure {
  message: string;
  /** The changes that can be saved all the same. */
  changes?: OwnerSettingChanges;
}
