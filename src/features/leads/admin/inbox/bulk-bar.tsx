import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { Button } from '#design/ui/button.tsx';
import type { Message } from '../../contract.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { nobody, toAssigneeChoices } from './assignees.ts';
import { leadStatusNames, statusChoices } from './describe-lead.ts';
import type { LeadActions } from './use-lead-actions.ts';

interface BulkBarProps {
  leads: readonly Message[];
  assignees: readonly Assignee[];
  actions: LeadActions;
  onSelectAll: () => void;
  onClear: () => void;
}

export function BulkBar({ leads, assignees, actions, onSelectAll, onClear }: BulkBarProps) {
  const count = `${leads.length} ${leads.length === 1 ? 'message' : 'messages'}`;
  const unread = leads.filter(({ read }) => !read);

  function change(changes: Parameters<LeadActions['changeAll']>[1], done: string) {
    actions.changeAll(leads, changes, done);
    onClear();
  }

  return (
    <div
      role="toolbar"
      aria-label="Selected messages"
      className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-2 border border-ink bg-sheet p-2 text-small"
    >
      <p role="status" className="px-1 font-medium">
        {leads.length} selected
      </p>
      <Button size="compact" variant="secondary" onClick={() => change({ status: 'done' }, `${count} done`)}>
        Done
      </Button>
      <ChoiceMenu
        label="State"
        value={null}
        choices={statusChoices}
        onChoose={(status) => change({ status }, `${count} ${leadStatusNames[status].toLowerCase()}`)}
      />
      <ChoiceMenu
        label="Assign"
        value={null}
        choices={toAssigneeChoices(assignees)}
        onChoose={(id) => change({ assignee_id: id === nobody ? null : id }, `${count} assigned`)}
      />
      {unread.length > 0 && (
        <Button
          size="compact"
          variant="secondary"
          onClick={() => {
            actions.changeAll(unread, { read: true }, 'Marked as read');
            onClear();
          }}
        >
          Mark selected as read
        </Button>
      )}
      <Button size="compact" variant="secondary" onClick={() => actions.askToDelete(leads)}>
        Delete selected
      </Button>
      <span className="ml-auto flex gap-2">
        <Button size="compact" variant="quiet" onClick={onSelectAll}>
          Select all shown
        </Button>
        <Button size="compact" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </span>
    </div>
  );
}
