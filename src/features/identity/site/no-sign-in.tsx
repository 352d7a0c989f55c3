import { buttonClass } from '#design/ui/button.tsx';
import { paths } from '#paths/paths.ts';
import { AuthCard, unsigned } from './auth-card.tsx';

/** Replaces the code form if no password was given before. */
export function NoSignIn() {
  return (
    <AuthCard heading="Enter your code" message={null} facts={[['Step', '2 of 2'], unsigned]}>
      <p>
        No sign-in is in progress here. Sign in with your email and password first; the code is asked for
        after that, within ten minutes. If you have just done so, this browser has not kept it: allow cookies
        for this site.
      </p>
      <a href={paths.signIn()} className={buttonClass()}>
        Go to sign in
      </a>
    </AuthCard>
  );
}
