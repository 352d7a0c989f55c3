import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import type { Message } from '../../contract.ts';
import { lostReasonLimit, valueLimit, type Assignee } from '../../inbox.contract.ts';
import { LeadTimer } from '../deadlines/timer-mark.tsx';
import { leadStatusNames, statusChoices } from './describe-lead.ts';
import { nameAssignee, nobody, toAssigneeChoices } from './assignees.ts';
import { SettledInput } from './settled-input.tsx';
import type { LeadChanges } from './use-lead-changes.ts';

/** Which menus are open: keys open them too. */
export interface OpenMenu {
  name: 'state' | 'owner' | null;
  set: (name: OpenMenu['name']) => void;
}

interface LeadPropertiesProps {
  lead: Message;
  assignees: readonly Assignee[];
  menu: OpenMenu;
  /** @returns whether the change was made */
  onChange: (changes: LeadChanges, done: string) => Promise<boolean>;
}

/** A lead's state, owner, due date and outcome. */
export function LeadProperties({ lead, assignees, menu, onChange }: LeadPropertiesProps) {
  const owner = lead.assignee_id ?? nobody;
  const ownerName = nameAssignee(lead.assignee_id, assignees) ?? 'Unassigned';
  return (
    <>
      <p className="hidden border-y border-hairline py-2 text-small wrap-anywhere print:block">
        {describeProperties(lead, ownerName)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-hairline py-2 text-small print:hidden">
        <ChoiceMenu
          label="State"
          value={lead.status}
          choices={statusChoices}
          open={menu.name === 'state'}
          onOpenChange={(isOpen) => menu.set(isOpen ? 'state' : null)}
          onChoose={(status) =>
            status !== lead.status &&
            onChange({ status }, `Message is ${leadStatusNames[status].toLowerCase()}`)
          }
        />
        <ChoiceMenu
          label="Owner"
          text={ownerName}
          value={owner}
          choices={toAssigneeChoices(assignees)}
          open={menu.name === 'owner'}
          onOpenChange={(isOpen) => menu.set(isOpen ? 'owner' : null)}
          onChoose={(id) => {
            if (id === owner) return;
            const next = id === nobody ? null : id;
            const name = nameAssignee(next, assignees);
            onChange(
              { assignee_id: next },
              name === null ? 'Message is unassigned' : `Message assigned to ${name}`,
            );
          }}
        />
        <SettledInput
          label="Due"
          type="datetime-local"
          min="1970-01-02T00:00"
          max="9999-12-30T00:00"
          value={toLocalTime(lead.due_at)}
          wrong="Enter a date and a time"
          onSettle={(text) =>
            onChange(
              { due_at: text ? new Date(text).toISOString() : null },
              text ? 'Due date set' : 'Due date removed',
            )
          }
        />
        {(lead.status === 'done' || lead.won) && (
          <label className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={lead.won}
              className="size-4 accent-petrol"
              onChange={(event) =>
                onChange(
                  { won: event.currentTarget.checked },
                  event.currentTarget.checked ? 'Message is won' : 'Message is not won',
                )
              }
            />
            Won
          </label>
        )}
        {!lead.won && (
          <SettledInput
            label="Lost because"
            type="text"
            maxLength={lostReasonLimit}
            value={lead.lost_reason ?? ''}
            wrong="Enter fewer characters"
            onSettle={(text) =>
              onChange({ lost_reason: text }, text === '' ? 'Reason removed' : 'Reason saved')
            }
          />
        )}
        <SettledInput
          label="Value"
          unit="$"
          type="number"
          min={0}
          max={valueLimit}
          step={1}
          value={lead.value === null ? '' : String(lead.value)}
          wrong={`Enter whole dollars, from 0 to ${valueLimit.toLocaleString('en-US')}`}
          onSettle={(text) => onChange({ value: text === '' ? null : Number(text) }, 'Value saved')}
        />
        <LeadTimer lead={lead} />
      </div>
    </>
  );
}

/** In words, for paper. */
const describeProperties = (lead: Message, owner: string): string =>
  [
    `State: ${lead.won && lead.status === 'done' ? 'Won' : leadStatusNames[lead.status]}`,
    `Owner: ${owner}`,
    lead.due_at !== null && `Due: ${formatMoment(lead.due_at)}`,
    lead.value !== null && `Value: $${lead.value.toLocaleString('en-US')}`,
    lead.lost_reason && `Lost because: ${lead.lost_reason}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** An ISO time in the format of a datetime-local input, in the reader's own time zone. */
function toLocalTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
