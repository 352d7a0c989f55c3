import { useRef } from 'react';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { OpenSession } from '../../contract.ts';
import { describeBrowser } from './describe-browser.ts';
import { MethodSection } from './method-section.tsx';

interface SessionsSectionProps {
  sessions: OpenSession[];
  /** Whether the others were ended; reports its own failure. */
  onEndOthers: () => Promise<boolean>;
}

/** Where the admin is signed in, and a button to sign out everywhere else. */
export function SessionsSection({ sessions, onEndOthers }: SessionsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.some((session) => !session.is_current);

  async function endOthers() {
    // The button is gone then.
    if (await onEndOthers()) heading.current?.focus();
  }

  return (
    <MethodSection
      title="Sessions"
      headingRef={heading}
      badge={<Badge tone="plain">{sessions.length}</Badge>}
    >
      <p>
        The browsers you are signed in with. If you don’t recognize one, sign it out and choose a new
        password. Changing the methods above signs out all the others.
      </p>
      <ul className="border-t border-hairline">
        {sessions.map(({ id, is_current, created_at, ip_address, user_agent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
          >
            <div className="min-w-0">
              <p className="font-medium">{describeBrowser(user_agent)}</p>
              <p className="text-small wrap-anywhere text-ink-2">
                Since {formatDate(created_at)}
                {ip_address && ` from ${ip_address}`}
              </p>
            </div>
            {is_current && <Badge tone="plain">This browser</Badge>}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button variant="secondary" size="compact" onClick={() => void endOthers()}>
            Sign Out Other Sessions
          </Button>
        </div>
      )}
    </MethodSection>
  );
}
