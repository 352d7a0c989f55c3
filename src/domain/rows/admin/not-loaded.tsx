import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  /** Such as "figures". */
  what: string;
}

/** Stands where a query's data will be: while they are loaded, and when they could not be. */
export const NotLoaded = ({ query, what }: NotLoadedProps) =>
  query.isError ? (
    <LoadFailure text={`The ${what} could not be loaded.`} onRetry={() => void query.refetch()} />
  ) : (
    <SpinnerBlock label={`Loading the ${what}`} />
  );
