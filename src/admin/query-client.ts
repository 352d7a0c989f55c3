import { QueryCache, QueryClient } from '@tanstack/react-query';
import { toErrorToast } from '#design/admin/error-toast.ts';
import { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';

const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Reads are retried once unless refused; writes never are. Being offline is an error to show, not a wait. A
 * failed read shows its `meta.failure`, or is logged if it has none.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta, queryKey }) {
        const failure = meta?.['failure'];
        if (typeof failure === 'string') notify(toErrorToast(error, { always: failure }));
        else console.error('Could not be loaded:', queryKey.join(' '), error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
