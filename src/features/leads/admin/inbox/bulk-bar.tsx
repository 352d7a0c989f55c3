import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { Button } from '#design/ui/button.tsx';
import { SelectionBar } from '#domain/rows/admin/selection-bar.tsx';
import type { Message } from '../../contract.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { nobody, toAssigneeChoices } from './assignees.ts';
import { leadStatusNames, statusChoices } from './describe-lead.ts';
import type { LeadActions } from './use-lead-actions.ts';

interface BulkBarProps {
  leads: readonly Message[];
  /** Whether they are in the spam folder. */
  areSpam: boolean;
  assignees: readonly Assignee[];
  actions: LeadActions;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with the selected leads. Spam has neither state nor owner. */
export function BulkBar({ leads, areSpam, assignees, actions, onSelectAll, onClear }: BulkBarProps) {
  const count = `${leads.length} ${leads.length === 1 ? 'message' : 'messages'}`;
  const unread = leads.filter(({ read }) => !read);

  function change(changes: Parameters<LeadActions['changeAll']>[1], done: string) {
    actions.changeAll(leads, changes, done);
    onClear();
  }

  const button = { size: 'compact', variant: 'secondary' } as const;
  return (
    <SelectionBar
      label="Selected messages"
      count={leads.length}
      onClear={onClear}
      end={
        <Button size="compact" variant="quiet" onClick={onSelectAll}>
          Select all shown
        </Button>
      }
    >
      {!areSpam && (
        <>
          <Button {...button} onClick={() => change({ status: 'done' }, `${count} done`)}>
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
              {...button}
              onClick={() => {
                actions.changeAll(unread, { read: true }, 'Marked as read');
                onClear();
              }}
            >
              Mark selected as read
            </Button>
          )}
        </>
      )}
      <Button
        {...button}
        onClick={() => {
          actions.moveToSpam(leads, !areSpam);
          onClear();
        }}
      >
        {areSpam ? 'Not Spam' : 'Move to Spam'}
      </Button>
      <Button {...button} onClick={() => actions.askToDelete(leads)}>
        Delete selected
      </Button>
    </SelectionBar>
  );
}
