import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';

interface EachOptions<Row> {
  /** The keys of what to load anew. */
  keys: readonly string[];
  nameOf: (row: Row) => string;
}

/** Runs an action on each of several rows, one request at a time, and says what became of them. */
export function useEach<Row>({ keys, nameOf }: EachOptions<Row>) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** @param describe what was done with so many; @returns whether it was done with all */
  async function run(
    rows: readonly Row[],
    send: (row: Row) => Promise<unknown>,
    describe: (count: number) => string,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    const refused: string[] = [];
    const outcome = await runWrite(async () => {
      for (const row of rows) {
        try {
          await send(row);
        } catch (error) {
          if (!(error instanceof ApiError) || !refusals.includes(error.status)) throw error;
          refused.push(`“${nameOf(row)}”: ${error.message}`);
        }
      }
    });
    setIsBusy(false);
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
    if (outcome.kind !== 'done') return false;
    const done = rows.length - refused.length;
    if (refused.length === 0) notify({ title: describe(done), kind: 'success' });
    else
      notify({
        title: done > 0 ? `${describe(done)}, ${refused.length} not` : 'Nothing was changed',
        description: refused.slice(0, namedRefusals).join('. '),
        kind: 'error',
      });
    return refused.length === 0;
  }

  return { run, isBusy };
}

/** The status of what concerns one row: anything else ends the run. */
const refusals = [400, 404, 409, 412];

/** More would not fit into a toast. */
const namedRefusals = 3;
