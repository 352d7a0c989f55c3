import { ServerFields, toServer, type Security, type ServerValues } from './server-fields.tsx';
import { ServiceForm } from './service-form.tsx';
import { FixedValues, ServiceGroup } from './service-group.tsx';
import type { GroupProps } from './group-props.ts';

const securities = [
  { value: 'tls', label: 'TLS', port: 465 },
  { value: 'starttls', label: 'STARTTLS', port: 587 },
  { value: 'optional', label: 'STARTTLS if the server offers it', port: 25 },
] as const satisfies readonly Security[];

/** The server that sends mails, and a test of it. */
export function MailServerGroup({ settings, testMail, onUnsavedChange }: GroupProps) {
  const { mail_server: server, from_environment: fixed, unreadable } = settings;
  const isFixed = fixed.includes('SMTP_URL');
  const security = securities.find(({ value }) => value === server?.security)?.label ?? '';
  return (
    <ServiceGroup
      id="mail-server"
      title="Mail server"
      state={
        server
          ? `${server.host}:${server.port}${server.user && `, as ${server.user}`}`
          : 'None: mails become files and reach nobody'
      }
      fixedBy={isFixed ? 'SMTP_URL' : undefined}
      isUnreadable={unreadable.includes('SMTP_URL')}
    >
      {isFixed && server ? (
        <FixedValues
          values={[
            ['Server', server.host],
            ['Port', String(server.port)],
            ['Security', security],
            ['User', server.user || 'None'],
            ['Password', server.has_password ? 'Set' : 'None'],
          ]}
        />
      ) : (
        <ServiceForm<ServerValues>
          settings={settings}
          onUnsavedChange={onUnsavedChange}
          done="Mail server saved"
          toValues={({ mail_server: stored }) => ({
            host: stored?.host ?? '',
            port: String(stored?.port ?? 465),
            security: stored?.security ?? 'tls',
            user: stored?.user ?? '',
            password: '',
          })}
          toChanges={(values) => ({ mail_server: toServer<(typeof securities)[number]['value']>(values) })}
          removal={server !== null && { label: 'Remove mail server', changes: { mail_server: null } }}
          renderFields={(form) => (
            <ServerFields
              form={form}
              securities={securities}
              hasPassword={server?.has_password ?? false}
              userHint="Often the email address; empty if none is needed."
            />
          )}
        />
      )}
      {server && (
        <div className="flex flex-col items-start gap-3 border-t border-hairline pt-6">
          <p className="text-small text-ink-2">
            A test email goes to your own address, with the saved settings.
          </p>
          {testMail}
        </div>
      )}
    </ServiceGroup>
  );
}
