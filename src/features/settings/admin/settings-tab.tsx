import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { FieldError } from '#design/api/api-error.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import type { SettingChanges, Settings } from '../contract.ts';

export interface SettingsTabProps {
  /** Null when they could not be loaded. */
  settings: Settings | null;
  /** Resolves to the saved settings, or to their errors; to null after another failure. Each has been reported. */
  onSave: (changes: SettingChanges) => Promise<{ saved: Settings } | { errors: FieldError[] } | null>;
  onRetry: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
  renderLogoField: (field: { value: string; onChange: (url: string) => void }) => ReactNode;
}

const empty: Settings = {
  site_name: '',
  tagline: '',
  logo_url: '',
  contact_email: '',
  contact_phone: '',
  contact_address: '',
};

/** Edits the six site settings. Only what was changed is sent. */
export function SettingsTab(props: SettingsTabProps) {
  const { settings, onSave, onRetry, onUnsavedChange, renderLogoField } = props;
  const [isSaving, setIsSaving] = useState(false);
  const { control, register, handleSubmit, reset, setError, formState } = useForm<Settings>({
    defaultValues: settings ?? empty,
  });
  const { isDirty, dirtyFields, errors } = formState;

  useEffect(() => {
    if (settings) reset(settings, { keepDirtyValues: true });
  }, [settings, reset]);

  useReportUnsaved(isDirty, onUnsavedChange);

  async function save(values: Settings) {
    setIsSaving(true);
    const changed = Object.entries(values).filter(([key]) => dirtyFields[key as keyof Settings]);
    const outcome = await onSave(Object.fromEntries(changed));
    setIsSaving(false);
    if (!outcome) return;
    if ('saved' in outcome) return reset(outcome.saved);
    for (const [index, { field, message }] of outcome.errors.entries()) {
      setError(field as keyof Settings, { message }, { shouldFocus: index === 0 });
    }
  }

  return (
    <>
      <ScreenHeading title="Site Settings" />
      <form noValidate onSubmit={handleSubmit(save)} className="flex max-w-2xl flex-col gap-6">
        {!settings && (
          <InlineMessage
            kind="info"
            title="The settings could not be loaded."
            text="Fields that you leave empty stay unchanged."
          >
            <Button variant="secondary" size="compact" className="mt-2" onClick={onRetry}>
              Try again
            </Button>
          </InlineMessage>
        )}
        <TextField label="Site Name" error={errors.site_name?.message} {...register('site_name')} />
        <TextField label="Tagline" error={errors.tagline?.message} {...register('tagline')} />
        <Controller
          control={control}
          name="logo_url"
          render={({ field }) => <>{renderLogoField({ value: field.value, onChange: field.onChange })}</>}
        />
        <div className="grid gap-6 border-t border-hairline pt-6 sm:grid-cols-2">
          <TextField
            label="Contact Email"
            type="email"
            hint="New messages from the contact form are emailed here."
            error={errors.contact_email?.message}
            {...register('contact_email')}
          />
          <TextField
            label="Contact Phone"
            type="tel"
            error={errors.contact_phone?.message}
            {...register('contact_phone')}
          />
          <TextArea
            label="Contact Address"
            rows={2}
            className="sm:col-span-2"
            error={errors.contact_address?.message}
            {...register('contact_address')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Saving...' : 'Save Settings'}
          </Button>
          {isDirty && <p className="text-small text-ink-2">Not saved yet</p>}
        </div>
      </form>
    </>
  );
}
