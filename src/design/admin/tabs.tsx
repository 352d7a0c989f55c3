import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { focusRing } from '../ui/focus-ring.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  items: TabItem<Value>[];
  /** The open tab, if that state is kept elsewhere. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A row of tabs over one panel. Arrow keys move between them, Enter opens. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(opened: Value) => onChange?.(opened)}
    >
      <Base.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto [scrollbar-width:none] border-b border-control"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={`min-h-11 shrink-0 border-b-2 border-transparent text-small font-medium text-ink-2 hover:text-ink data-active:border-ink data-active:text-ink ${focusRing} -outline-offset-2!`}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={`pt-6 ${focusRing}`}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
