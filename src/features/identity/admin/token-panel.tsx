import { useEffect, useState } from 'react';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import type { AccessToken } from '../contract.ts';

interface TokenPanelProps {
  /** Null if there is none. */
  token: AccessToken | null;
  isLoading: boolean;
  /** Why there is none; null if no error is known. */
  warning: string | null;
  onRenew: () => void;
}

/** The access token, its remaining time, and a button for a new one. */
export function TokenPanel({ token, isLoading, warning, onRenew }: TokenPanelProps) {
  const now = useNow();
  const expiry = token && describeExpiry(token.expires_at, now);
  const isExpired = expiry === 'Expired';

  function reportMissing() {
    notify({
      title: 'No token found',
      description: 'Please refresh the page and try again.',
      kind: 'error',
    });
  }

  return (
    <section aria-labelledby="token-heading" className="border border-ink bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink px-4 py-3 sm:px-6">
        <h2 id="token-heading" className="text-lead">
          Access token
        </h2>
        {expiry && (
          <p className="flex flex-wrap items-center gap-3 text-small text-ink-2">
            {!isExpired && <span>Expires in {expiry}</span>}
            <Badge tone={isExpired ? 'struck' : 'set'}>{isExpired ? 'Expired' : 'Valid'}</Badge>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        {warning && <InlineMessage kind="error" title={warning} />}
        <div className="flex flex-wrap items-end gap-3">
          <TextArea
            rows={4}
            label="Token"
            readOnly
            value={token?.access_token ?? ''}
            placeholder={isLoading ? 'Loading...' : ''}
            className="w-full"
            controlClassName="resize-none font-mono text-small break-all"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton
            name="access token"
            disabled={isExpired}
            readText={() => token?.access_token ?? null}
            onMissing={reportMissing}
          />
          <Button variant="secondary" busy={isLoading} onClick={onRenew}>
            New token
          </Button>
        </div>
        <p className="text-small text-ink-2">
          Send it as <code className="font-mono text-fine text-ink">Authorization: Bearer</code>. It is valid
          for one hour and ends when you log out.
        </p>
      </div>
    </section>
  );
}

/** The current time, updated every few seconds. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const minuteMs = 60_000;

/**
 * How long a token remains valid: minutes if under 60, otherwise hours and minutes, or 'Expired' (SPEC
 * section 2, "API Documentation").
 * @param expiresAt seconds since the epoch
 */
export function describeExpiry(expiresAt: number, now: Date): string {
  const leftMs = expiresAt * 1000 - now.getTime();
  if (leftMs <= 0) return 'Expired';
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes < 60) return count(minutes, 'minute');
  return `${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'minute')}`;
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;
