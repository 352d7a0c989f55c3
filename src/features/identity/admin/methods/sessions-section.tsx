import { useRef, type ReactNode } from 'react';
import { Badge } from '#design/admin/badge.tsx';
import { FirstOf } from '#design/admin/first-of.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import type { OpenSession } from '../../contract.ts';
import { MethodSection } from './method-section.tsx';

interface SessionsSectionProps {
  sessions: OpenSession[];
  /** Whether it was ended; reports its own failure. */
  onEnd: (id: string) => Promise<boolean>;
  /** Whether the others were ended; reports its own failure. */
  onEndOthers: () => Promise<boolean>;
}

/** Where the admin is signed in, and buttons to sign out elsewhere. */
export function SessionsSection({ sessions, onEnd, onEndOthers }: SessionsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.some((session) => !session.is_current);

  async function leave(ending: Promise<boolean>) {
    // The button is gone then.
    if (await ending) heading.current?.focus();
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
      <FirstOf items={putCurrentAmongFirst(sessions)} count={shownSessions}>
        {(shown) => (
          <ul className="border-t border-hairline">
            {shown.map((session) => (
              <SessionRow key={session.id} session={session}>
                {session.is_current ? (
                  <Badge tone="plain">This browser</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-describedby={`session-${session.id}`}
                    onClick={() => void leave(onEnd(session.id))}
                  >
                    Sign Out
                  </Button>
                )}
              </SessionRow>
            ))}
          </ul>
        )}
      </FirstOf>
      {hasOthers && (
        <div>
          <Button variant="secondary" size="compact" onClick={() => void leave(onEndOthers())}>
            Sign Out Other Sessions
          </Button>
        </div>
      )}
    </MethodSection>
  );
}

const shownSessions = 5;

/** Newest first; this browser's own is never among those that are not shown at first. */
function putCurrentAmongFirst(sessions: readonly OpenSession[]): readonly OpenSession[] {
  const at = sessions.findIndex(({ is_current }) => is_current);
  if (at < shownSessions) return sessions;
  const others = sessions.toSpliced(at, 1);
  return others.toSpliced(shownSessions - 1, 0, sessions[at]!);
}

/** A session in a list, and what can be done with it. */
export const SessionRow = ({ session, children }: { session: OpenSession; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
    <div className="min-w-0">
      <p id={`session-${session.id}`} className="font-medium">
        {describeBrowser(session.user_agent)}
      </p>
      <p className="text-small wrap-anywhere text-ink-2">
        Since {formatMoment(session.created_at)}
        {session.ip_address && ` from ${session.ip_address}`}
      </p>
    </div>
    {children}
  </li>
);

/** In this order: most browsers also name those they derive from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser's name for people, such as "Firefox on Linux", from what it says about itself. */
export function describeBrowser(userAgent: string | null): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = find(systems);
  return `${find(browsers) ?? 'Unknown browser'}${system ? ` on ${system}` : ''}`;
}
