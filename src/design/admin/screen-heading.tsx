import type { ReactNode, Ref } from 'react';

interface ScreenHeadingProps {
  title: string;
  /** Takes the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The actions of this screen. */
  children?: ReactNode;
}

/** A screen's heading over a rule, its actions on the right. */
export function ScreenHeading({ title, headingRef, children }: ScreenHeadingProps) {
  return (
    <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink pb-3">
      <h1 ref={headingRef} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
