import { useQuery } from '@tanstack/react-query';
import { messagesApi } from './messages-api.ts';

/** The accounts that a lead can be assigned to. */
export function useAssignees() {
  const { data = [] } = useQuery({
    queryKey: ['messages-assignees'],
    queryFn: messagesApi.listAssignees,
    staleTime: 60_000,
  });
  return data;
}
