import { useEffect, useRef } from 'react';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { formatRange } from './format-stats.ts';
import { addDays, countDays, findPreset, moveEnd, presets, type Range } from './range.ts';

interface RangeBarProps {
  range: Range;
  before: Range | undefined;
  /** In UTC. */
  today: string;
  onChange: (range: Range) => void;
}

const dayLook = 'min-h-9 rounded-control border border-control bg-sheet px-2 text-small text-ink';

/** Selects the days that the figures cover. */
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
              <DayInput
                day={range[end]}
                today={today}
                onSettle={(day) => onChange(moveEnd(range, end, day, today))}
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

/** How long to wait after typing: a half-typed day passes through years and months that nobody means. */
const debounceMs = 1000;

interface DayInputProps {
  day: string;
  today: string;
  onSettle: (day: string) => void;
}

/** A day, which applies after a pause in typing, on Enter, and on blur. */
function DayInput({ day, today, onSettle }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Only if it differs: writing the value would restart what is being typed.
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
  }, [day]);
  const settle = (typed: string) => {
    clearTimeout(rest.current);
    if (typed && typed !== day) onSettle(typed);
  };
  return (
    <input
      ref={input}
      type="date"
      defaultValue={day}
      max={today}
      className={dayLook}
      onChange={({ currentTarget }) => {
        clearTimeout(rest.current);
        rest.current = setTimeout(() => settle(currentTarget.value), debounceMs);
      }}
      onBlur={({ currentTarget }) => {
        settle(currentTarget.value);
        currentTarget.value ||= day;
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
    />
  );
}
