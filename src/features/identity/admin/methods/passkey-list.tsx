import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { SignInMethods } from '../../contract.ts';

interface PasskeyListProps {
  passkeys: SignInMethods['passkeys'];
  onDelete: (id: string) => void;
}

/** Each passkey with its age and where it can be used. */
export function PasskeyList({ passkeys, onDelete }: PasskeyListProps) {
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
