import type { ReactNode } from 'react';
import type { FormNotice } from '#design/forms/form-outcome.ts';
import { InlineNotice } from '#design/ui/inline-notice.tsx';

/** What every account form is given by its page. */
export interface AuthFormProps {
  /** What was typed before; never a password. */
  values?: Record<string, string>;
  notice?: FormNotice | null | undefined;
}

/** The sheet that an account form stands on, titled like a drawing. */
export function AuthCard({
  heading,
  notice,
  children,
}: {
  heading: string;
  notice: AuthFormProps['notice'];
  children: ReactNode;
}) {
  return (
    <section className="mx-auto w-full max-w-md border border-ink bg-sheet text-ink">
      <h1 className="border-b border-ink px-6 py-4 text-h3">{heading}</h1>
      <div className="flex flex-col gap-6 p-6">
        {notice && <InlineNotice kind={notice.kind} title={notice.title} text={notice.text} />}
        {children}
      </div>
    </section>
  );
}
