import { useId, useState, type ReactNode } from 'react';
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
  /** The controls that a narrow list has here for want of room elsewhere. */
  children?: ReactNode;
}

const anyone = 'anyone';
const anything = 'any';

const dayLook = 'min-h-9 rounded-control border border-control bg-sheet px-2 text-small text-ink';

/** The list's filters besides its state and its search, on the search's line; collapsed if the list is narrow. */
export function LeadFilters({ filter, assignees, onChange, children }: LeadFiltersProps) {
  const narrow = (change: Partial<LeadFilter>) => onChange({ ...filter, ...change });
  const count = countFilters(filter);
  const [isUnfolded, setIsUnfolded] = useState(count > 0);
  const [hasMore, setHasMore] = useState(
    filter.advertising !== null || filter.from !== null || filter.to !== null,
  );
  const [id, moreId] = [useId(), useId()];
  return (
    <>
      <Button
        size="compact"
        variant="secondary"
        className="max-lg:min-h-11 @4xl:hidden"
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
        className={`w-full flex-wrap items-center gap-2 text-small @4xl:flex @4xl:w-auto @4xl:flex-1 ${isUnfolded ? 'flex' : 'hidden'}`}
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
        <ToggleButton isPressed={filter.unread} onClick={() => narrow({ unread: !filter.unread })}>
          Unread
        </ToggleButton>
        <ToggleButton isPressed={filter.overdue} onClick={() => narrow({ overdue: !filter.overdue })}>
          Overdue
        </ToggleButton>
        <Button
          size="compact"
          variant="quiet"
          className="max-@4xl:hidden"
          aria-expanded={hasMore}
          aria-controls={moreId}
          onClick={() => setHasMore(!hasMore)}
        >
          {hasMore ? 'Fewer filters' : 'More filters'}
        </Button>
        <div
          id={moreId}
          className={`flex flex-wrap items-center gap-2 @4xl:order-last @4xl:w-full ${hasMore ? '' : '@4xl:hidden'}`}
        >
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
        </div>
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
        {children}
      </div>
    </>
  );
}
