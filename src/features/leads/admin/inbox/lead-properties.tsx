import { useState, type ReactNode } from 'react';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import type { Message } from '../../contract.ts';
import type { Assignee } from '../../desk.contract.ts';
import { LeadTimer } from '../terms/lead-timer.tsx';
import { leadStatusNames, statusChoices } from './lead-status.ts';
import { nameAssignee, nobody, toAssigneeChoices } from './assignees.ts';
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
  onChange: (changes: LeadChanges, done: string) => void;
}

const controlLook =
  'rounded-control border border-control bg-sheet px-2 py-1 text-small min-h-9 max-w-full text-ink';

/** A lead's state, owner, due date, and what came of it. */
export function LeadProperties({ lead, assignees, menu, onChange }: LeadPropertiesProps) {
  const owner = lead.assignee_id ?? nobody;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-y border-hairline py-3 text-small">
      <Labeled name="State">
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
      </Labeled>
      <Labeled name="Owner">
        <ChoiceMenu
          label="Owner"
          text={nameAssignee(lead.assignee_id, assignees) ?? 'Unassigned'}
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
              name === null ? 'Message has no owner' : `Message assigned to ${name}`,
            );
          }}
        />
      </Labeled>
      <label htmlFor={`due-${lead.id}`} className="flex min-w-0 flex-col gap-1">
        <span className="text-fine text-ink-2">Due</span>
        <SettledInput
          id={`due-${lead.id}`}
          type="datetime-local"
          value={toLocalTime(lead.due_at)}
          onSettle={(text) =>
            onChange(
              { due_at: text ? new Date(text).toISOString() : null },
              text ? 'Due date set' : 'Due date removed',
            )
          }
        />
      </label>
      <LeadTimer lead={lead} />
      {lead.status === 'done' && (
        <>
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
          <label htmlFor={`value-${lead.id}`} className="flex flex-col gap-1">
            <span className="text-fine text-ink-2">Value</span>
            <SettledInput
              id={`value-${lead.id}`}
              type="number"
              min={0}
              max={1_000_000_000}
              step={1}
              value={lead.value === null ? '' : String(lead.value)}
              onSettle={(text) => onChange({ value: text === '' ? null : Number(text) }, 'Value saved')}
            />
          </label>
        </>
      )}
    </div>
  );
}

const Labeled = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1">
    <span aria-hidden="true" className="text-fine text-ink-2">
      {name}
    </span>
    {children}
  </div>
);

interface SettledInputProps {
  id: string;
  type: 'datetime-local' | 'number';
  value: string;
  min?: number;
  max?: number;
  step?: number;
  onSettle: (text: string) => void;
}

/** A box whose text counts when it is left or Enter is pressed, not with each key. */
function SettledInput({ value, onSettle, ...rest }: SettledInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  function settle(input: HTMLInputElement) {
    if (input.value === value || !input.reportValidity()) return;
    // A date that is typed in part has no value yet.
    if (input.validity.badInput) return;
    onSettle(input.value);
  }

  return (
    <input
      {...rest}
      value={typed}
      className={`${controlLook} ${rest.type === 'number' ? 'w-32' : ''}`}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
    />
  );
}

/** An ISO time as a datetime-local box has it, in the reader's own zone. */
function toLocalTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
