import type { Assignee } from '../../desk.contract.ts';

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
