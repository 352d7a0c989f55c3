import { TextField } from '#design/ui/text-field.tsx';
import type { GroupProps } from './group-props.ts';
import { toNumber } from './server-fields.tsx';
import { ServiceForm } from './service-form.tsx';
import { describeFixed, FixedValues, ServiceGroup } from './service-group.tsx';

/** Whom mails come from. */
export function SenderGroup({ settings, onUnsavedChange }: GroupProps) {
  const { sender, default_sender: usual, from_environment: fixed } = settings;
  const isFixed = fixed.includes('MAIL_FROM');
  const state = sender ? `${sender.name} <${sender.address}>`.replace(/^ <(.*)>$/, '$1') : usual;
  return (
    <ServiceGroup id="sender" title="Sender" state={state} fixedBy={isFixed ? 'MAIL_FROM' : undefined}>
      {isFixed ? (
        <FixedValues values={[['Sender', state]]} />
      ) : (
        <ServiceForm<{ name: string; address: string }>
          settings={settings}
          onUnsavedChange={onUnsavedChange}
          done="Sender saved"
          toValues={({ sender: stored }) => ({ name: stored?.name ?? '', address: stored?.address ?? '' })}
          toChanges={(values) => ({ sender: values })}
          removal={sender !== null && { label: `Use ${usual}`, changes: { sender: null } }}
          renderFields={({ register, formState: { errors } }) => (
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                label="Sender name"
                hint="Your site’s name if empty."
                error={errors.name?.message}
                {...register('name')}
              />
              <TextField
                label="Sender address"
                type="email"
                hint="Your mail server must allow it."
                error={errors.address?.message}
                {...register('address')}
              />
            </div>
          )}
        />
      )}
    </ServiceGroup>
  );
}

/** Where the booking window leads. */
export function BookingGroup({ settings, onUnsavedChange }: GroupProps) {
  const { booking_url: url, from_environment: fixed } = settings;
  const isFixed = fixed.includes('BOOKING_URL');
  const isOff = url === 'off';
  const state = isOff
    ? 'No bookings: their buttons lead to the contact form'
    : (url ?? 'None: the booking window opens an example address');
  return (
    <ServiceGroup id="booking" title="Booking" state={state} fixedBy={isFixed ? 'BOOKING_URL' : undefined}>
      {isFixed ? (
        <FixedValues values={[['Address', state]]} />
      ) : (
        <ServiceForm<{ booking_url: string }>
          settings={settings}
          onUnsavedChange={onUnsavedChange}
          done="Booking saved"
          toValues={({ booking_url: stored }) => ({
            booking_url: stored === null || stored === 'off' ? '' : stored,
          })}
          toChanges={({ booking_url: typed }) => ({ booking_url: typed.trim() === '' ? null : typed })}
          removal={!isOff && { label: 'Take no bookings', changes: { booking_url: 'off' } }}
          renderFields={({ register, formState: { errors } }) => (
            <TextField
              label="Booking address"
              type="url"
              inputMode="url"
              hint="Your calendar service’s page for new events. It gets name, email, date, time and reason."
              error={errors.booking_url?.message}
              {...register('booking_url')}
            />
          )}
        />
      )}
    </ServiceGroup>
  );
}

const retentionFields = [
  ['message_days', 'Messages', 'RETENTION_DAYS', 'Days. Empty: until somebody deletes them.'],
  ['spam_days', 'Spam', 'SPAM_RETENTION_DAYS', 'Days. Empty: until somebody deletes it.'],
  ['visit_days', 'Visits', 'VISIT_RETENTION_DAYS', 'Days, at most 30.'],
  ['sum_months', 'Daily sums', 'SUM_RETENTION_MONTHS', 'Months, at most 24.'],
] as const;

type RetentionValues = Record<(typeof retentionFields)[number][0], string>;

/** After how long data is deleted. */
export function RetentionGroup({ settings, onUnsavedChange }: GroupProps) {
  const { retention, from_environment: fixed } = settings;
  const free = retentionFields.filter(([, , name]) => !fixed.includes(name));
  const { message_days: days } = retention;
  return (
    <ServiceGroup
      id="retention"
      title="How long data is kept"
      state={
        days === null
          ? 'Messages until they are deleted'
          : `Messages for ${days} ${days === 1 ? 'day' : 'days'}`
      }
    >
      <p className="text-small text-ink-2">
        What is older is deleted for good. The privacy policy says so too.
      </p>
      <ServiceForm<RetentionValues>
        settings={settings}
        onUnsavedChange={onUnsavedChange}
        done="Saved"
        toValues={({ retention: stored }) => ({
          message_days: String(stored.message_days ?? ''),
          spam_days: String(stored.spam_days ?? ''),
          visit_days: String(stored.visit_days),
          sum_months: String(stored.sum_months),
        })}
        toChanges={(values) => ({
          retention: Object.fromEntries(
            free.map(([field]) => {
              const isEmpty = values[field].trim() === '' && field !== 'visit_days' && field !== 'sum_months';
              return [field, isEmpty ? null : toNumber(values[field])];
            }),
          ),
        })}
        renderFields={({ register, formState: { errors } }) => (
          <div className="grid gap-6 sm:grid-cols-2">
            {retentionFields.map(([field, label, name, hint]) => {
              const isFixed = fixed.includes(name);
              return (
                <TextField
                  key={field}
                  label={label}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  readOnly={isFixed}
                  hint={isFixed ? describeFixed(name) : hint}
                  error={errors[field]?.message}
                  {...register(field)}
                />
              );
            })}
          </div>
        )}
      />
    </ServiceGroup>
  );
}

interface ModelValues {
  base_url: string;
  model: string;
  key: string;
}

/** The model that answers the quiz. */
export function ModelGroup({ settings, onUnsavedChange }: GroupProps) {
  const { ai, from_environment: fixed, unreadable } = settings;
  const isFixed = fixed.includes('AI_MODEL');
  return (
    <ServiceGroup
      id="model"
      title="AI model for the quiz"
      state={ai ? `${ai.model} at ${new URL(ai.base_url).host}` : 'None: answers are put together here'}
      fixedBy={isFixed ? 'AI_BASE_URL, AI_MODEL and AI_API_KEY' : undefined}
      isUnreadable={unreadable.includes('AI_API_KEY')}
    >
      {isFixed ? (
        <FixedValues
          values={[
            ['Address', ai?.base_url ?? ''],
            ['Model', ai?.model ?? ''],
            ['Key', ai?.has_key ? 'Set' : 'None'],
          ]}
        />
      ) : (
        <ServiceForm<ModelValues>
          settings={settings}
          onUnsavedChange={onUnsavedChange}
          done="Model saved"
          toValues={({ ai: stored }) => ({
            base_url: stored?.base_url ?? '',
            model: stored?.model ?? '',
            key: '',
          })}
          toChanges={({ key, ...model }) => ({ ai: { ...model, ...(key !== '' && { key }) } })}
          removal={ai !== null && { label: 'Remove model', changes: { ai: null } }}
          renderFields={({ register, formState: { errors } }) => (
            <>
              <TextField
                label="Address"
                type="url"
                inputMode="url"
                hint="Of a service that speaks OpenAI’s protocol, such as https://api.example.com/v1"
                error={errors.base_url?.message}
                {...register('base_url')}
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <TextField label="Model" error={errors.model?.message} {...register('model')} />
                <TextField
                  label="Key"
                  type="password"
                  autoComplete="new-password"
                  hint={ai?.has_key ? 'Set. Leave empty to keep it.' : undefined}
                  error={errors.key?.message}
                  {...register('key')}
                />
              </div>
            </>
          )}
        />
      )}
    </ServiceGroup>
  );
}
