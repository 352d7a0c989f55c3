import { Combobox } from '@base-ui/react/combobox';
import { useId, useMemo, useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { isZoneFound, listZones, matchZone, nameZone, readOwnZone } from './time-zones.ts';

interface TimeZoneFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (zone: string) => void;
}

/** Chooses a time zone by typing part of its name, or the browser's own with one click. */
export function TimeZoneField({ value, error: refusal, onChange }: TimeZoneFieldProps) {
  const id = useId();
  const zones = useMemo(() => listZones(value), [value]);
  const own = readOwnZone();
  const [unmatched, setUnmatched] = useState('');
  const error = unmatched ? `No single time zone matches “${unmatched}”.` : refusal;

  function choose(zone: string) {
    setUnmatched('');
    onChange(zone);
  }

  /** What was typed is not dropped in silence when the field is left without a choice. */
  function takeTyped(text: string) {
    if (text.trim() === '' || text === nameZone(value)) return;
    const zone = matchZone(zones, text);
    if (zone === undefined) setUnmatched(text);
    else choose(zone);
  }

  const hint = 'Of dates and times in the admin area. Type a city, such as Los Angeles.';
  return (
    <div className="flex flex-col items-start gap-2">
      <FieldFrame id={id} label="Time zone" hint={hint} error={error} className="w-full max-w-sm">
        <Combobox.Root
          items={zones}
          value={value}
          onValueChange={(zone) => zone !== null && choose(zone)}
          itemToStringLabel={nameZone}
          filter={isZoneFound}
          autoHighlight
        >
          {/* Named twice: while the list is open, everything but the input is hidden, including its label. */}
          <Combobox.Input
            aria-label="Time zone"
            {...describeField(id, { hint, error })}
            className={controlClass}
            // Enter selects a match; without one, it must not submit the form.
            onBlur={(event) => takeTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} align="start" className="z-40">
              <Combobox.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-control border border-ink bg-sheet py-1 text-small text-ink outline-none">
                <Combobox.Empty className="px-3 empty:hidden">
                  <p className="py-2">No matching time zone.</p>
                </Combobox.Empty>
                <Combobox.List aria-label="Time zones">
                  {(zone: string) => (
                    <Combobox.Item
                      key={zone}
                      value={zone}
                      className="flex min-h-9 cursor-default items-center gap-2 px-3 outline-none data-highlighted:bg-sunk"
                    >
                      <span aria-hidden="true" className="w-4 shrink-0">
                        {zone === value && '✓'}
                      </span>
                      {nameZone(zone)}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </FieldFrame>
      {own !== value && (
        <Button variant="secondary" size="compact" onClick={() => choose(own)}>
          Use this computer’s time zone ({nameZone(own)})
        </Button>
      )}
    </div>
  );
}
