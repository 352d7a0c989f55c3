import type { ReactNode } from 'react';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';

/** The props that a page passes to every account form. */
export interface AuthFormProps {
  /** The values typed before; never a password. */
  values?: Record<string, string>;
  message?: FormMessage | null | undefined;
  /** The text at each refused field. */
  errors?: Record<string, string> | undefined;
}

/** The sheet around an account form, titled like a drawing. */
export function AuthCard({
  heading,
  message,
  children,
}: {
  heading: string;
  message: AuthFormProps['message'];
  children: ReactNode;
}) {
  return (
    <section className="mx-auto w-full max-w-md border border-ink bg-sheet text-ink">
      <h1 className="border-b border-ink px-6 py-4 text-h3">{heading}</h1>
      <div className="flex flex-col gap-6 p-6">
        {message && <InlineMessage kind={message.kind} title={message.title} text={message.text} />}
        {children}
      </div>
    </section>
  );
}
