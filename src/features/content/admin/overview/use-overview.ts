import { useQuery } from '@tanstack/react-query';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { contentApi } from '../content-api.ts';

/** The number of documents, what is left of the demonstration, and what cannot be read. */
export const useOverview = () => {
  const may = useMay();
  return useQuery({
    enabled: may('readContentOverview'),
    queryKey: ['content', 'overview'],
    queryFn: contentApi.readOverview,
    meta: { failure: 'The overview could not be loaded.' },
  });
};
