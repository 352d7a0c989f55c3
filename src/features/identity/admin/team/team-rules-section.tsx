import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import type { Role } from '#platform/rights.contract.ts';
import { RoleFields } from './role-fields.tsx';
import { teamApi } from './team-api.ts';

const key = ['team-rules'];

/** Which roles require a second factor. */
export function TeamRulesSection() {
  const client = useQueryClient();
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
  return (
    <section className="mt-10 flex flex-col gap-3">
      <h2 className="border-b border-ink pb-2 text-lead font-semibold">Second factor</h2>
      <p className="max-w-[64ch] text-small text-ink-2">
        Who has one of these roles needs an authenticator app or a passkey. It applies at once: without one,
        they can only set it up.
      </p>
      <RoleFields
        isBrief
        legend="Required for"
        chosen={rules.second_factor}
        onChange={(chosen) => void save(chosen)}
      />
    </section>
  );
}
