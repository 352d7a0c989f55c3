import { useRef, useState } from 'react';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import type { TotpSetup } from '../../contract.ts';
import { MethodSection } from './method-section.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';

/** The actions on the authenticator app. Each reports its own failure. */
export interface AuthenticatorActions {
  onBegin: (password: string) => Promise<TotpSetup | null>;
  onVerify: (code: string) => Promise<boolean>;
  onRenewCodes: (password: string) => Promise<string[] | null>;
  onTurnOff: (password: string) => Promise<boolean>;
}

interface AuthenticatorSectionProps extends AuthenticatorActions {
  isOn: boolean;
  codesLeft: number;
  email: string;
}

const questions = {
  setUp: {
    title: 'Set Up Authenticator App',
    description: 'Enter your password again, so that nobody else can add their app.',
    submitLabel: 'Continue',
    submitVariant: 'primary',
  },
  renew: {
    title: 'New Recovery Codes',
    description: 'Ten new codes are created. The ones you have now stop working.',
    submitLabel: 'Make New Codes',
    submitVariant: 'primary',
  },
  turnOff: {
    title: 'Turn Off Authenticator App?',
    description:
      'From then on, your password alone signs you in. The app’s entry and the recovery codes stop working; passkeys stay.',
    submitLabel: 'Turn Off',
    submitVariant: 'danger',
  },
} as const;

type Question = keyof typeof questions;

/** The authenticator app: off with a button to set it up, or on with its recovery codes. */
export function AuthenticatorSection({ isOn, codesLeft, email, ...actions }: AuthenticatorSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  // The texts stay while a dialog fades out.
  const [about, setAbout] = useState<Question>('setUp');
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);

  function ask(next: Question) {
    setAbout(next);
    setQuestion(next);
  }

  async function answer(password: string) {
    if (about === 'setUp') {
      const begun = await actions.onBegin(password);
      if (!begun) return;
      setSetup(begun);
      setIsScanning(true);
    } else if (about === 'renew') {
      const renewed = await actions.onRenewCodes(password);
      if (!renewed) return;
      setCodes(renewed);
    } else if (!(await actions.onTurnOff(password))) return;
    setQuestion(null);
  }

  async function verify(code: string) {
    const isRight = await actions.onVerify(code);
    if (isRight) {
      setIsScanning(false);
      setCodes(setup?.recovery_codes ?? []);
    }
    return isRight;
  }

  return (
    <MethodSection
      title="Authenticator app"
      headingRef={heading}
      badge={<Badge tone={isOn ? 'set' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      <p>
        {isOn
          ? 'After your password, you are asked for a code from the app.'
          : 'After your password, you are asked for a code from an app on your phone. A stolen password alone is then not enough to sign in.'}
      </p>
      {isOn && (
        <p className={codesLeft <= 3 ? 'text-redline' : 'text-ink-2'}>{describeCodesLeft(codesLeft)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" size="compact" onClick={() => ask('renew')}>
              New Recovery Codes
            </Button>
            <Button variant="danger" size="compact" onClick={() => ask('turnOff')}>
              Turn Off
            </Button>
          </>
        ) : (
          <Button size="compact" onClick={() => ask('setUp')}>
            Set Up
          </Button>
        )}
      </div>
      <PasswordDialog
        {...questions[about]}
        open={question !== null}
        onClose={() => setQuestion(null)}
        email={email}
        onSubmit={answer}
        finalFocus={about === 'turnOff' && !isOn ? heading : undefined}
      />
      <ScanDialog
        open={isScanning}
        onClose={() => setIsScanning(false)}
        totpUri={setup?.totp_uri ?? ''}
        onVerify={verify}
        finalFocus={heading}
      />
      <RecoveryCodesDialog
        open={codes !== null}
        codes={codes ?? []}
        email={email}
        onClose={() => {
          setCodes(null);
          setSetup(null);
        }}
        finalFocus={heading}
      />
    </MethodSection>
  );
}

function describeCodesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left. Make new ones.';
  return `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`;
}
