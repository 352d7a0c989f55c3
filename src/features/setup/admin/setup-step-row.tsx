import { Link } from 'wouter';
import { focusFirstField } from '#design/admin/focus-first-field.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { SetupStep } from '../contract.ts';
import { TestMail } from './test-mail.tsx';

interface StepWords {
  title: string;
  /** Names the link to where it is done. */
  action: string;
  /** Where it is done; null where that is not in the admin area. */
  href: string | null;
}

/** Each step's title, and where its field is: the one place that says so. */
const stepWords: Record<SetupStep['name'], StepWords> = {
  identity: { title: 'Name, logo and contact', action: 'Open the settings', href: '#site-settings' },
  mail: { title: 'Email works', action: 'Set the mail server', href: adminPaths.services('mail-server') },
  booking: {
    title: 'Booking address',
    action: 'Set the booking address',
    href: adminPaths.services('booking'),
  },
  people: { title: 'People', action: 'Open People', href: adminPaths.collection('people') },
  services: { title: 'Services', action: 'Open Services', href: adminPaths.collection('services') },
  cases: { title: 'Case studies', action: 'Open Case studies', href: adminPaths.collection('cases') },
  legal: { title: 'Legal texts', action: 'Open Legal pages', href: adminPaths.collection('legal') },
  second_factor: { title: 'Second factor', action: 'Open your account', href: adminPaths.account() },
  domain: { title: 'Domain', action: 'Set SITE_URL', href: null },
};

/** One step: whether it is done, what was found, and the way to its field. */
export function SetupStepRow({ step }: { step: SetupStep }) {
  const { title, action, href } = stepWords[step.name];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-3 first:border-t-0 xl:nth-2:border-t-0">
      <StepMark isDone={step.is_done} />
      <div className="flex min-w-0 flex-col items-start gap-1 text-small">
        <h3 className="font-medium">
          {title}
          <span className="sr-only">{step.is_done ? ' (done)' : ' (not done)'}</span>
        </h3>
        <p className="text-ink-2">{step.state}</p>
        <StepLink href={href} action={action} isDone={step.is_done} />
        {step.name === 'mail' && <TestMail />}
      </div>
    </li>
  );
}

function StepLink({ href, action, isDone }: { href: string | null; action: string; isDone: boolean }) {
  if (isDone) return null;
  if (href === null) return <p className="text-ink-2">{action} in the server’s environment.</p>;
  if (href.startsWith('#')) {
    return (
      <a
        href={href}
        className={linkClass}
        onClick={(event) => {
          event.preventDefault();
          focusFirstField(href);
        }}
      >
        {action}
      </a>
    );
  }
  return (
    <Link href={href} className={linkClass}>
      {action}
    </Link>
  );
}

/** A box to tick; signed off once it is done. */
function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`mt-0.5 size-4 border fill-none stroke-2 ${isDone ? 'border-on-mark bg-mark stroke-on-mark' : 'border-control'}`}
    >
      {isDone && <path d="M3 8l3 3 6-7" />}
    </svg>
  );
}
