import { useEffect } from 'react';
import { focusFirstField } from '#design/admin/focus-first-field.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import type { GroupProps } from './group-props.ts';
import { MailServerGroup } from './mail-server-group.tsx';
import { MailboxGroup } from './mailbox-group.tsx';
import { BookingGroup, ModelGroup, RetentionGroup, SenderGroup } from './plain-groups.tsx';
import { useOwnerSettings } from './services-api.ts';

const groups = [
  ['mail server', MailServerGroup],
  ['sender', SenderGroup],
  ['mailbox', MailboxGroup],
  ['booking', BookingGroup],
  ['retention', RetentionGroup],
  ['model', ModelGroup],
] as const;

interface ServicesScreenProps extends Pick<GroupProps, 'testMail'> {
  onUnsavedChange: (form: string, isUnsaved: boolean) => void;
}

/** The services that the product works with: mail, booking, retention and a model, each in a folded group. */
export function ServicesScreen({ testMail, onUnsavedChange }: ServicesScreenProps) {
  const settings = useOwnerSettings();
  const { data } = settings;
  const isLoaded = data !== undefined;

  useEffect(() => {
    if (isLoaded && location.hash !== '') focusFirstField(location.hash);
  }, [isLoaded]);

  return (
    <>
      <ScreenHeading title={servicesTitle} />
      {data ? (
        <>
          <p className="mb-6 max-w-2xl text-small text-ink-2">
            A change holds at once. Passwords and keys are stored encrypted, and never shown again.
          </p>
          {groups.map(([name, Group]) => (
            <Group
              key={name}
              settings={data}
              testMail={testMail}
              onUnsavedChange={(isUnsaved) => onUnsavedChange(name, isUnsaved)}
            />
          ))}
        </>
      ) : (
        <NotLoaded query={settings} what="settings" />
      )}
    </>
  );
}

export const servicesTitle = 'Mail & Services';
