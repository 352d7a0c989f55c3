import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#design/ui/toast.ts';
import { toErrorToast, type ErrorTexts } from '#design/admin/error-toast.ts';
import { runWrite } from '#design/admin/run-write.ts';
import type { ListData } from './use-list.ts';

interface RowActionOptions<Row> {
  /** The list's key. */
  list: string;
  /** The key of a count of the list, which is refetched with it. */
  count?: string;
  /** The row's new state; if omitted, or if it returns null, the row is removed from the list. */
  change?: (row: Row) => Row | null;
  send: (id: string) => Promise<unknown>;
  done: string;
  /** Reverts it; offered with the toast. */
  undo?: { send: (id: string) => Promise<unknown>; done: string };
  failed?: ErrorTexts;
}

/**
 * An action on one row of a list, searched or not: shown at once, reverted if the server refuses. The list is
 * refetched after the last of several actions.
 */
export function useRowAction<Row extends { id: string }>(options: RowActionOptions<Row>) {
  const { list, count, change = () => null, send, done, undo, failed } = options;
  const client = useQueryClient();

  function refresh() {
    void client.invalidateQueries({ queryKey: [list] });
    if (count) void client.invalidateQueries({ queryKey: [count] });
  }

  async function takeBack({ send: sendBack, done: doneBack }: NonNullable<typeof undo>, id: string) {
    await runWrite(() => sendBack(id), { done: doneBack, ...failed });
    refresh();
  }

  const { mutate } = useMutation({
    mutationKey: [list],
    mutationFn: send,
    async onMutate(id: string) {
      await client.cancelQueries({ queryKey: [list] });
      const before = client.getQueriesData<ListData<Row>>({ queryKey: [list] });
      client.setQueriesData<ListData<Row>>(
        { queryKey: [list] },
        (data) => data && changeRow(data, id, change),
      );
      return { before };
    },
    onSuccess: (_answer, id) =>
      notify({
        title: done,
        kind: 'success',
        ...(undo && { action: { label: 'Undo', onSelect: () => void takeBack(undo, id) } }),
      }),
    onError(error, _id, context) {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      notify(toErrorToast(error, failed));
    },
    onSettled() {
      if (client.isMutating({ mutationKey: [list] }) > 1) return;
      refresh();
    },
  });
  return mutate;
}

/** The list with one row changed, or without it. */
export const changeRow = <Row extends { id: string }>(
  data: ListData<Row>,
  id: string,
  change: (row: Row) => Row | null,
): ListData<Row> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => (row.id === id ? (change(row) ?? []) : row)),
  })),
});
