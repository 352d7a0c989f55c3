import { useQuery } from '@tanstack/react-query';
import { contentApi } from '../content-api.ts';

/** The number of documents, what is left of the demonstration, and what cannot be read. */
export const useOverview = () =>
  useQuery({
    queryKey: ['content', 'overview'],
    queryFn: contentApi.readOverview,
    meta: { failure: 'The overview could not be loaded.' },
  });
