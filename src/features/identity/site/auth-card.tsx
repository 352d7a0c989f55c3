import type { ReactNode } from 'react';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { linkClass } from '#design/ui/link-class.ts';

/** With a link to what can be done about it. */
type AuthMessage = FormMessage & { link?: { href: string; label: string } };

/** The props that a page passes to every account form. */
export interface AuthFormProps {
  /** The values typed before; never a password. */
  values?: Record<string, string>;
  message?: AuthMessage | null | undefined;
  /** The text at each refused field. */
  errors?: Record<string, string> | undefined;
}

interface AuthCardProps {
  heading: string;
  message: AuthFormProps['message'];
  /** In the title block at its foot: what comes of the form. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Where else to go. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The sheet around an account form, its heading in the first row. Its page imports auth.css. */
export function AuthCard({ heading, message, facts, foot, children }: AuthCardProps) {
  return (
    <section className="auth-sheet">
      <div className="border border-ink bg-sheet">
        <h1 className="border-b border-ink p-4 text-h3 sm:px-6">{heading}</h1>
        <div className="flex flex-col gap-6 px-4 py-6 sm:px-6">
          {message && (
            <InlineMessage kind={message.kind} title={message.title} text={message.text}>
              {message.link && (
                <a href={message.link.href} className={linkClass}>
                  {message.link.label}
                </a>
              )}
            </InlineMessage>
          )}
          {children}
        </div>
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
        {foot && <div className="border-t border-ink px-4 text-small sm:px-6">{foot}</div>}
      </div>
    </section>
  );
}

/** The cell for who signs: nobody has. */
export const unsigned = ['Signed in', 'Not yet'] as const;
