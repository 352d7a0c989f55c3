import type { ReactNode } from 'react';

/** The newsletter's form, framed as a title block; its page imports newsletter.css. */
export const SignUp = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section
    aria-labelledby="sign-up-heading"
    className="sign-up border-2 border-ink bg-sheet px-4 py-6 sm:px-6 print:hidden"
  >
    <h2 id="sign-up-heading" className="text-h3">
      {heading}
    </h2>
    {children}
  </section>
);
