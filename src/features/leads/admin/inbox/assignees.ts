import { useQuery } from '@tanstack/react-query';
import type { Assignee } from '../../inbox.contract.ts';
import { messagesApi } from './messages-api.ts';

/** The value of "unassigned" in a menu of accounts. */
export const nobody = 'nobody';

const nameAccount = ({ name, email }: Assignee): string => name || email;

export const toAccountChoices = (assignees: readonly Assignee[]) =>
  assignees.map((account) => ({ value: account.id, label: nameAccount(account) }));

export const toAssigneeChoices = (assignees: readonly Assignee[]) => [
  { value: nobody, label: 'Unassigned' },
  ...toAccountChoices(assignees),
];

/** @returns the name of an account; null for nobody */
export function nameAssignee(id: string | null, assignees: readonly Assignee[]): string | null {
  if (id === null) return null;
  const account = assignees.find((assignee) => assignee.id === id);
  return account ? nameAccount(account) : 'Someone else';
}

/** The accounts that a lead can be assigned to. */
export function useAssignees() {
  const { data = [] } = useQuery({
    queryKey: ['messages-assignees'],
    queryFn: messagesApi.listAssignees,
    staleTime: 60_000,
  });
  return data;
}
