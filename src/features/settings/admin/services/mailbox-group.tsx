import { TextField } from '#design/ui/text-field.tsx';
import { Switch } from '#design/admin/switch.tsx';
import type { GroupProps } from './group-props.ts';
import { ServerFields, toServer, type Security, type ServerValues } from './server-fields.tsx';
import { ServiceForm } from './service-form.tsx';
import { FixedValues, ServiceGroup } from './service-group.tsx';

const securities = [
  { value: 'tls', label: 'TLS', port: 993 },
  { value: 'starttls', label: 'STARTTLS', port: 143 },
] as const satisfies readonly Security[];

interface MailboxValues extends ServerValues {
  folder: string;
  address: string;
  plus: boolean;
}

/** The mailbox whose mails become part of their threads. */
export function MailboxGroup({ settings, onUnsavedChange }: GroupProps) {
  const { mailbox, from_environment: fixed, unreadable } = settings;
  const isFixed = fixed.includes('IMAP_URL');
  return (
    <ServiceGroup
      id="mailbox"
      title="Mailbox for answers"
      state={
        mailbox
          ? `${mailbox.address}, ${mailbox.folder} at ${mailbox.host}`
          : 'None: answers stay in your own mailbox'
      }
      fixedBy={isFixed ? 'IMAP_URL' : undefined}
      isUnreadable={unreadable.includes('IMAP_URL')}
    >
      <p className="text-small text-ink-2">
        What customers answer is shown in Contact Messages, below your reply. Nothing in the mailbox is
        changed.
      </p>
      {isFixed && mailbox ? (
        <FixedValues
          values={[
            ['Server', `${mailbox.host}:${mailbox.port}`],
            ['User', mailbox.user],
            ['Password', 'Set'],
            ['Folder', mailbox.folder],
            ['Address', mailbox.address],
          ]}
        />
      ) : (
        <ServiceForm<MailboxValues>
          settings={settings}
          onUnsavedChange={onUnsavedChange}
          done="Mailbox saved"
          toValues={({ mailbox: stored }) => ({
            host: stored?.host ?? '',
            port: String(stored?.port ?? 993),
            security: stored?.security ?? 'tls',
            user: stored?.user ?? '',
            password: '',
            folder: stored?.folder ?? 'INBOX',
            address: stored?.address ?? '',
            plus: stored?.plus ?? false,
          })}
          toChanges={({ folder, address, plus, ...server }) => ({
            mailbox: {
              ...toServer<(typeof securities)[number]['value']>(server),
              ...{ folder, address, plus },
            },
          })}
          removal={mailbox !== null && { label: 'Remove mailbox', changes: { mailbox: null } }}
          renderFields={(form) => (
            <>
              <ServerFields
                form={form}
                securities={securities}
                hasPassword={mailbox?.has_password ?? false}
                userHint="Often the email address."
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <TextField
                  label="Mailbox address"
                  type="email"
                  hint="Where customers’ answers go."
                  error={form.formState.errors.address?.message}
                  {...form.register('address')}
                />
                <TextField
                  label="Folder"
                  error={form.formState.errors.folder?.message}
                  {...form.register('folder')}
                />
              </div>
              <div>
                <Switch
                  label="It takes mail for name+anything@ too"
                  aria-describedby="mailbox-plus"
                  {...form.register('plus')}
                />
                <p id="mailbox-plus" className="text-fine text-ink-2">
                  Gmail and Microsoft 365 do. Answers then find their thread even where mails lose their
                  numbers on the way.
                </p>
              </div>
            </>
          )}
        />
      )}
    </ServiceGroup>
  );
}
