// oxlint-disable-next-line import/no-unassigned-import -- it must run before anything makes a schema
import './keep-zod-from-eval.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { onSignInNeeded } from '#design/admin/ask-to-sign-in.ts';
import { onRefusal } from '#design/api/send-request.ts';
import { preloadToaster } from '#design/ui/toast.ts';
import { RightsProvider } from '#domain/rights/admin/use-may.tsx';
import { sessionApi } from '#features/identity/admin/account-api.ts';
import { handleRefusal } from '#features/identity/admin/handle-refusal.ts';
import { newSignIn } from '#features/identity/admin/question.ts';
import { leaveWithoutTransition } from '#features/identity/site/leave-without-transition.ts';
import { leaveToast, showLeftToast } from '#features/identity/site/left-toast.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { AdminShell } from './admin-shell.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { CheckingScreen } from './checking-screen.tsx';
import { createQueryClient } from './query-client.ts';

onRefusal(handleRefusal);
onSignInNeeded(newSignIn.ask);

/** The admin area: checks who is signed in, then shows the dashboard or redirects. */
export function AdminApp() {
  const [client] = useState(createQueryClient);
  useEffect(preloadToaster, []);
  return (
    <QueryClientProvider client={client}>
      <div className="min-h-dvh bg-paper font-sans text-body text-ink">
        <CheckedShell />
      </div>
    </QueryClientProvider>
  );
}

function CheckedShell() {
  const { data, error } = useQuery({
    queryKey: ['session'],
    queryFn: sessionApi.read,
    staleTime: Infinity,
  });
  const user = data?.user;
  const mayEnter = (user?.roles.length ?? 0) > 0;

  useEffect(() => {
    if (error) return sendOn(paths.home());
    if (user === undefined) return;
    if (user === null) {
      keepTarget(location);
      return sendOn(paths.signIn());
    }
    if (mayEnter) {
      const target = takeTarget();
      if (target !== null) navigate(target, { replace: true });
      return showLeftToast();
    }
    leaveToast({
      title: 'Access Denied',
      description: "You don't have admin privileges",
      kind: 'error',
      action: 'sign-out',
    });
    sendOn(paths.home());
  }, [user, mayEnter, error]);

  if (user && mayEnter)
    return (
      <RightsProvider user={user}>
        {user.lacks_second_factor ? (
          <SecondFactorGate email={user.email} />
        ) : (
          <AdminShell email={user.email} />
        )}
      </RightsProvider>
    );
  return <CheckingScreen />;
}

/** Leaves for another page; Back does not return to this one. */
function sendOn(path: string) {
  leaveWithoutTransition(() => location.replace(path));
}

const storageKey = 'after-sign-in';

/** Keeps the address for after the sign-in, if it is in the admin area, such as a mail's link. */
function keepTarget({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (search === '' && hash === '') return;
  try {
    sessionStorage.setItem(storageKey, pathname + search + hash);
  } catch {
    // After signing in, the settings come first.
  }
}

/** The kept address, once; null for none. */
function takeTarget(): string | null {
  try {
    const target = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const isOurs = target !== null && new RegExp(`^${adminPaths.settings()}([/?#]|$)`).test(target);
    return isOurs ? target : null;
  } catch {
    return null;
  }
}
