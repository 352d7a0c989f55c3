import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { formatRange } from './format-figures.ts';
import { addDays, countDays, findPreset, moveEnd, presets, type Range } from './range.ts';

interface RangeBarProps {
  range: Range;
  before: Range | undefined;
  /** In UTC. */
  today: string;
  onChange: (range: Range) => void;
}

const dayLook = 'min-h-9 rounded-control border border-control bg-sheet px-2 text-small text-ink';

/** Which days the figures are of. */
export function RangeBar({ range, before, today, onChange }: RangeBarProps) {
  const preset = findPreset(range, today);
  const length = countDays(range);
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Days" className="flex flex-wrap items-center gap-2 text-small">
        {presets.map(({ days, label }) => (
          <ToggleButton
            key={days}
            isPressed={preset === days}
            onClick={() => onChange({ from: addDays(today, 1 - days), to: today })}
          >
            {label}
          </ToggleButton>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="flex items-center gap-2">
              <span className="text-ink-2">{end === 'from' ? 'From' : 'To'}</span>
              <input
                type="date"
                value={range[end]}
                max={today}
                className={dayLook}
                onChange={(event) => onChange(moveEnd(range, end, event.currentTarget.value, today))}
              />
            </label>
          ))}
        </div>
      </div>
      <p className="text-small text-ink-2" role="status">
        {`${formatRange(range)} (${length === 1 ? '1 day' : `${length} days`}, UTC)`}
        {before && `, compared with ${formatRange(before)}`}
      </p>
    </div>
  );
}
