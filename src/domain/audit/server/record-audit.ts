import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import type { AuditAction, AuditTarget } from '../contract.ts';
import { insertEntry, selectActorNames } from './audit.store.ts';

/** Who acts: the caller, or a command on the server, which is nobody's. */
interface Acting {
  caller: { kind: 'anonymous' } | { kind: 'user'; userId: string; keyId?: string };
  now(): Date;
}

interface Recorded {
  action: AuditAction;
  target?: { kind: AuditTarget['kind']; id?: string; title?: string };
  /** A few words, without anything personal. */
  details?: string | undefined;
}

/** Records what was done, in the transaction that does it. */
export async function recordAudit(
  trx: Connection,
  { caller, now }: Acting,
  { action, target, details }: Recorded,
): Promise<void> {
  const actor = caller.kind === 'user' ? caller : null;
  const names = actor && (await selectActorNames(trx, actor));
  await insertEntry(trx, {
    id: uuidv7(),
    created_at: now().toISOString(),
    actor_kind: actor ? (actor.keyId === undefined ? 'person' : 'key') : 'command',
    actor_id: actor?.userId ?? null,
    actor_name: names?.name ?? 'Command on the server',
    key_id: actor?.keyId ?? null,
    key_name: names?.keyName ?? null,
    action,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    target_title: target?.title ?? null,
    details: details ?? null,
  });
}
