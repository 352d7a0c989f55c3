import { useQuery } from '@tanstack/react-query';
import { activityKey } from './lead-cache.ts';
import { messagesApi } from './messages-api.ts';

/** What has happened to a lead, newest first. */
export const useLeadActivity = (id: string) =>
  useQuery({ queryKey: [activityKey, id], queryFn: () => messagesApi.listActivity(id) });
