import { LoadFailure } from '#design/admin/load-failure.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { OpenSession, SignInMethods } from '../../contract.ts';
import { AuthenticatorSection, type AuthenticatorActions } from './authenticator-section.tsx';
import { OwnAccountSection } from '../own-account-section.tsx';
import { PasskeysSection, type PasskeyActions } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface SignInMethodsViewProps {
  email: string;
  /** Null while there are none to show. */
  methods: SignInMethods | null;
  sessions: OpenSession[] | null;
  isFailed: boolean;
  onRetry: () => void;
  authenticator: AuthenticatorActions;
  passkeys: PasskeyActions;
  onEndSession: (id: string) => Promise<boolean>;
  onEndOtherSessions: () => Promise<boolean>;
}

/** How the signed-in admin signs in, and the actions to change it. */
export function SignInMethodsView(props: SignInMethodsViewProps) {
  const { email, methods, sessions, isFailed, onRetry, authenticator, passkeys } = props;
  return (
    <>
      <ScreenHeading title="Sign-in Methods" />
      {methods && sessions ? (
        <div className="flex max-w-3xl flex-col gap-6">
          <OwnAccountSection email={email} />
          <p className="wrap-anywhere">
            You sign in as {email} with a password. The methods below protect the account if somebody learns
            it.
          </p>
          <AuthenticatorSection
            {...authenticator}
            isOn={methods.totp}
            codesLeft={methods.recovery_codes_left}
            email={email}
          />
          <PasskeysSection {...passkeys} passkeys={methods.passkeys} />
          <SessionsSection
            sessions={sessions}
            onEnd={props.onEndSession}
            onEndOthers={props.onEndOtherSessions}
          />
        </div>
      ) : isFailed ? (
        <LoadFailure text="The sign-in methods could not be loaded." onRetry={onRetry} />
      ) : (
        <SpinnerBlock label="Loading sign-in methods" />
      )}
    </>
  );
}
