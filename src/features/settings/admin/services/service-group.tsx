import { useState, type ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

interface ServiceGroupProps {
  /** Links lead to it. */
  id: string;
  title: string;
  /** Its settings in one line. */
  state: string;
  /** The setting of the environment that it is set by: then it cannot be changed here. */
  fixedBy?: string | undefined;
  /** It was sealed with another secret. */
  isUnreadable?: boolean;
  children: ReactNode;
}

/** A folded group of settings, open where a link leads to it. */
export function ServiceGroup({ id, title, state, fixedBy, isUnreadable, children }: ServiceGroupProps) {
  const [isOpen, setIsOpen] = useState(() => location.hash === `#${id}`);
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group max-w-2xl scroll-mt-6 border-t border-hairline last:border-b"
    >
      <DisclosureSummary className="min-h-16 cursor-pointer py-3">
        <span className="flex min-w-0 flex-col gap-1">
          <span className="text-body font-semibold">{title}</span>
          <span className="text-small wrap-anywhere text-ink-2">
            {isUnreadable ? 'Has to be entered again' : state}
          </span>
        </span>
      </DisclosureSummary>
      <div className="flex flex-col gap-6 pt-2 pb-10">
        {isUnreadable && (
          <p className="border-l-2 border-redline pl-3 text-small">
            What was stored cannot be read: it was sealed with another AUTH_SECRET. Enter it again.
          </p>
        )}
        {fixedBy && <FixedNote name={fixedBy} />}
        {children}
      </div>
    </details>
  );
}

const FixedNote = ({ name }: { name: string }) => (
  <p className="border-l-2 border-control pl-3 text-small text-ink-2">{describeFixed(name)}</p>
);

export const describeFixed = (name: string): string => `Set by ${name} in the environment`;

/** Settings that cannot be changed here. */
export function FixedValues({ values }: { values: [label: string, value: string][] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
      {values.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
