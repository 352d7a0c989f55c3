import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { CleanStart } from '../contract.ts';
import { setupApi, useSetup } from './setup-api.ts';
import { StartCleanDialog } from './start-clean-dialog.tsx';

/** Removes the demonstration in one action; afterward, the way back for as long as there is one. */
export function StartClean({ siteName }: { siteName: string }) {
  const { data: setup } = useSetup();
  const [isOpen, setIsOpen] = useState(false);
  if (!setup) return null;
  if (setup.clean_start) return <UndoNotice cleanStart={setup.clean_start} />;
  if (!setup.demonstration) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-80 text-small text-ink-2">
        Start with an empty site: everything that is made up goes, after a backup, and neutral words take the
        place of the rest. What you have written stays.
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Start clean
      </Button>
      <StartCleanDialog open={isOpen} onOpenChange={setIsOpen} siteName={siteName} />
    </div>
  );
}

function UndoNotice({ cleanStart }: { cleanStart: CleanStart }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { id, backup, removed } = cleanStart;

  async function undo() {
    setIsBusy(true);
    const undone = await runWrite(() => setupApi.undo(id), { done: 'The demonstration is back' });
    setIsBusy(false);
    if (undone.kind === 'done') await client.invalidateQueries();
  }

  async function dismiss() {
    const dismissed = await runWrite(() => setupApi.dismissUndo(id));
    if (dismissed.kind === 'done') await client.invalidateQueries();
  }

  return (
    <InlineMessage kind="success" title="The demonstration was removed.">
      <p className="text-ink-2">
        {describeRemoved(removed)} For 30 days you can bring it back; what you have changed since stays as it
        is. The backup made first is {backup}, in DATA_DIR/backups.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void undo()}>
          {isBusy ? 'Bringing it back...' : 'Undo'}
        </Button>
        <Button variant="quiet" size="compact" onClick={() => void dismiss()}>
          Give up the undo
        </Button>
      </div>
    </InlineMessage>
  );
}

const nouns: readonly [string, string, string][] = [
  ['documents', 'document', 'documents'],
  ['posts', 'post', 'posts'],
  ['messages', 'message', 'messages'],
  ['subscribers', 'subscriber', 'subscribers'],
];

function describeRemoved(removed: CleanStart['removed']): string {
  const parts = nouns.flatMap(([name, one, several]) => {
    const count = removed[name] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  const visits = (removed['visits'] ?? 0) > 0 ? ['the made-up visits'] : [];
  const listed = new Intl.ListFormat('en-US').format([...parts, ...visits]);
  return listed === '' ? '' : `Removed or rewritten: ${listed}.`;
}
