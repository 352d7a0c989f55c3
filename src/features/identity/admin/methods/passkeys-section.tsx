import { useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { SignInMethods } from '../../contract.ts';
import { hasPasskeys } from '../../site/passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { MethodSection } from './method-section.tsx';

/** The actions on passkeys. Each reports its own failure. */
export interface PasskeyActions {
  onAdd: (name: string) => Promise<boolean>;
  onDelete: (id: string) => void;
}

interface PasskeysSectionProps extends PasskeyActions {
  passkeys: SignInMethods['passkeys'];
}

/** The passkeys, and a button to add one. */
export function PasskeysSection({ passkeys, onAdd, onDelete }: PasskeysSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [toDelete, setToDelete] = useState<string | null>(null);

  return (
    <MethodSection
      title="Passkeys"
      headingRef={heading}
      badge={<Badge tone={passkeys.length > 0 ? 'set' : 'plain'}>{passkeys.length || 'None'}</Badge>}
    >
      <p>
        A passkey signs you in with your device’s PIN, fingerprint or face, with no password or code. It works
        only on this site, so a fake page can’t steal it.
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onDelete={setToDelete} />}
      {hasPasskeys() ? (
        <div>
          <Button
            size="compact"
            variant={passkeys.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setIsAdding(true)}
          >
            Add Passkey
          </Button>
        </div>
      ) : (
        <p className="text-small text-ink-2">This browser cannot create passkeys at this address.</p>
      )}
      <AddPasskeyDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onAdd={async (name) => {
          if (await onAdd(name)) setIsAdding(false);
        }}
      />
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete passkey?"
        description="It will no longer sign you in. Your device may still offer it until you remove it there as well."
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </MethodSection>
  );
}

interface PasskeyListProps {
  passkeys: SignInMethods['passkeys'];
  onDelete: (id: string) => void;
}

/** Each passkey with its age and where it can be used. */
function PasskeyList({ passkeys, onDelete }: PasskeyListProps) {
  return (
    <ul className="border-t border-hairline">
      {passkeys.map(({ id, name, created_at, synced }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
        >
          <div className="min-w-0">
            <p id={`passkey-${id}`} className="font-medium wrap-anywhere">
              {name ?? 'Passkey'}
            </p>
            <p className="text-small text-ink-2">
              Added {formatDate(created_at)}; {synced ? 'synced to your devices' : 'on one device only'}
            </p>
          </div>
          <Button
            variant="danger"
            size="compact"
            aria-describedby={`passkey-${id}`}
            onClick={() => onDelete(id)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
