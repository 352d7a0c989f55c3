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

interface AuthCardProps {
  heading: string;
  message: AuthFormProps['message'];
  /** In the title block at its foot: what comes of the form. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** In its place: where else to go. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The sheet around an account form, titled like a drawing. Its page imports auth.css. */
export function AuthCard({ heading, message, facts, foot, children }: AuthCardProps) {
  return (
    <section className="auth-sheet border border-ink bg-sheet text-ink">
      <div className="flex items-stretch border-b border-ink">
        <h1 className="min-w-0 flex-1 px-4 py-4 text-h2 sm:px-6">{heading}</h1>
        <SignHere />
      </div>
      <div className="flex flex-col gap-6 px-4 py-6 sm:px-6">
        {message && <InlineMessage kind={message.kind} title={message.title} text={message.text} />}
        {children}
      </div>
      {foot && <p className="border-t border-ink text-small">{foot}</p>}
      {facts && (
        <dl className="grid grid-cols-2 gap-px border-t border-ink bg-ink">
          {facts.map(([label, value]) => (
            <div key={label} className="bg-sheet px-4 py-2 sm:px-6">
              <dt className="text-fine text-ink-2">{label}</dt>
              <dd className="text-small font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The yellow cell of every title block, its line still without a signature. */
const SignHere = () => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden="true"
    className="auth-sign shrink-0 border-l border-ink bg-mark fill-none stroke-on-mark stroke-2"
  >
    <path d="M10 42h44M11 26l9 9m0-9-9 9" />
  </svg>
);

/** The cell for who signs: nobody has. */
export const unsigned = ['Signed in', 'Not yet'] as const;
