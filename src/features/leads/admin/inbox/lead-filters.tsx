import { useId, useState } from 'react';
import { channelChoices } from '#domain/attribution/channel-names.ts';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { Button } from '#design/ui/button.tsx';
import type { Assignee } from '../../inbox.contract.ts';
import { toAccountChoices } from './assignees.ts';
import { countFilters, wholeInbox, type LeadFilter } from './lead-filter.ts';

interface LeadFiltersProps {
  filter: LeadFilter;
  assignees: readonly Assignee[];
  onChange: (filter: LeadFilter) => void;
}

const anyone = 'anyone';
const anything = 'any';

const dayLook = 'min-h-9 rounded-control border border-control bg-sheet px-2 text-small text-ink';

/** The list's filters besides its state and its search; collapsed if the list is narrow. */
export function LeadFilters({ filter, assignees, onChange }: LeadFiltersProps) {
  const narrow = (change: Partial<LeadFilter>) => onChange({ ...filter, ...change });
  const count = countFilters(filter);
  const [isUnfolded, setIsUnfolded] = useState(count > 0);
  const id = useId();
  return (
    <div className="@container mb-4">
      <Button
        size="compact"
        variant="secondary"
        className="@2xl:hidden"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div
        id={id}
        role="group"
        aria-label="Filters"
        className={`flex-wrap items-center gap-2 text-small @2xl:flex ${isUnfolded ? 'flex pt-2' : 'hidden'}`}
      >
        <ChoiceMenu
          label="Owner"
          value={filter.assignee ?? anyone}
          choices={[
            { value: anyone, label: 'Any owner' },
            { value: 'me', label: 'Mine' },
            { value: 'none', label: 'Unassigned' },
            ...toAccountChoices(assignees),
          ]}
          onChoose={(value) => narrow({ assignee: value === anyone ? null : value })}
        />
        <ChoiceMenu
          label="Channel"
          value={filter.channel ?? anything}
          choices={[{ value: anything, label: 'Any channel' }, ...channelChoices]}
          onChoose={(value) => narrow({ channel: value === anything ? null : value })}
        />
        <ChoiceMenu
          label="Wording"
          value={String(filter.advertising ?? anything)}
          choices={[
            { value: anything, label: 'Any wording' },
            { value: 'true', label: 'Looks like advertising' },
            { value: 'false', label: 'No advertising' },
          ]}
          onChoose={(value) => narrow({ advertising: value === anything ? null : value === 'true' })}
        />
        <ToggleButton isPressed={filter.unread} onClick={() => narrow({ unread: !filter.unread })}>
          Unread
        </ToggleButton>
        <ToggleButton isPressed={filter.overdue} onClick={() => narrow({ overdue: !filter.overdue })}>
          Overdue
        </ToggleButton>
        {(['from', 'to'] as const).map((bound) => (
          <label key={bound} className="flex items-center gap-2">
            <span className="text-ink-2">{bound === 'from' ? 'From' : 'To'}</span>
            <input
              type="date"
              value={filter[bound] ?? ''}
              className={dayLook}
              onChange={(event) => narrow({ [bound]: event.currentTarget.value || null })}
            />
          </label>
        ))}
        {count > 0 && (
          <Button
            size="compact"
            variant="quiet"
            onClick={() =>
              onChange({ ...wholeInbox, folder: filter.folder, status: filter.status, q: filter.q })
            }
          >
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
