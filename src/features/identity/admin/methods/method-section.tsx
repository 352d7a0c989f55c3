import { useId, type ReactNode, type Ref } from 'react';

interface MethodSectionProps {
  title: string;
  /** Takes the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  badge: ReactNode;
  children: ReactNode;
}

/** One way to sign in, with its state beside its name. */
export function MethodSection({ title, headingRef, badge, children }: MethodSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border border-ink bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink px-4 py-3 sm:px-6">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="text-lead outline-none">
          {title}
        </h2>
        {badge}
      </div>
      <div className="flex flex-col gap-4 p-4 sm:p-6">{children}</div>
    </section>
  );
}
