import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import type { Role } from '#platform/rights.contract.ts';
import type { TeamMember } from '../../team.contract.ts';
import { nameRoles, RoleFields } from './role-fields.tsx';
import { teamApi } from './team-api.ts';

const key = ['team-rules'];

/** A choice that keeps accounts out until they have set up a second factor. */
interface Question {
  chosen: Role[];
  added: Role[];
  without: readonly TeamMember[];
}

/** Which roles require a second factor. */
export function TeamRulesSection({ members }: { members: readonly TeamMember[] }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { data: rules } = useQuery({
    queryKey: key,
    queryFn: teamApi.readRules,
    meta: { failure: 'The rules could not be loaded.' },
  });

  async function save(chosen: Role[]) {
    const saved = await runWrite(() => teamApi.saveRules(chosen), { done: 'Rules saved' });
    if (saved.kind !== 'done') return;
    client.setQueryData(key, saved.answer);
    // It may concern who has just changed it.
    await client.invalidateQueries({ queryKey: ['session'] });
  }

  if (!rules) return null;
  const { second_factor: required } = rules;

  function choose(chosen: Role[]) {
    const added = chosen.filter((role) => !required.includes(role));
    const without = listWithout(members, added);
    if (without.length === 0) return void save(chosen);
    setQuestion({ chosen, added, without });
    setIsAsking(true);
  }

  return (
    <section className="mt-10 flex flex-col gap-3">
      <h2 className="border-b border-ink pb-2 text-lead font-semibold">Second factor</h2>
      <p className="max-w-[64ch] text-small text-ink-2">
        Who has one of these roles needs an authenticator app or a passkey. It applies at once: without one,
        they can only set it up.
      </p>
      <RoleFields isBrief legend="Required for" chosen={required} onChange={choose} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={question ? `Require a second factor for ${nameRoles(question.added)}?` : ''}
        description={question ? describeWithout(question.without) : ''}
        confirmLabel="Require it"
        confirmVariant="primary"
        onConfirm={() => question && void save(question.chosen)}
      />
    </section>
  );
}

/** The active accounts with one of these roles that have no second factor. */
const listWithout = (members: readonly TeamMember[], roles: readonly Role[]): TeamMember[] =>
  members.filter(
    (member) =>
      member.state === 'active' && !member.second_factor && member.roles.some((role) => roles.includes(role)),
  );

function describeWithout(without: readonly TeamMember[]): string {
  const isOwn = without.some(({ is_me }) => is_me);
  if (without.length === 1)
    return isOwn
      ? 'Your own account has none: you can only set one up until you have it.'
      : 'One account has none: it can only set one up until it has it.';
  return `${without.length} accounts have none${isOwn ? ', your own among them' : ''}: they can only set one up until they have it.`;
}
