// oxlint-disable-next-line import/no-unassigned-import -- it must run before anything makes a schema
import './keep-zod-from-eval.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { onRefusal } from '#design/api/send-request.ts';
import { sessionApi } from '#features/identity/admin/account-api.ts';
import { handleRefusal } from '#features/identity/admin/handle-refusal.ts';
import { leaveWithoutTransition } from '#features/identity/site/leave-without-transition.ts';
import { leaveToast, showLeftToast } from '#features/identity/site/left-toast.ts';
import { paths } from '#paths/paths.ts';
import { AdminShell } from './admin-shell.tsx';
import { CheckingScreen } from './checking-screen.tsx';
import { keepTarget, takeTarget } from './kept-target.ts';
import { createQueryClient } from './query-client.ts';

onRefusal(handleRefusal);

/** The admin area: checks who is signed in, then shows the dashboard or redirects. */
export function AdminApp() {
  const [client] = useState(createQueryClient);
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
  const isAdmin = user?.is_admin ?? false;

  useEffect(() => {
    if (error) return sendOn(paths.home());
    if (user === undefined) return;
    if (user === null) {
      keepTarget(location);
      return sendOn(paths.signIn());
    }
    if (isAdmin) {
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
  }, [user, isAdmin, error]);

  if (user && isAdmin) return <AdminShell email={user.email} />;
  return <CheckingScreen />;
}

/** Leaves for another page; Back does not return to this one. */
function sendOn(path: string) {
  leaveWithoutTransition(() => location.replace(path));
}
