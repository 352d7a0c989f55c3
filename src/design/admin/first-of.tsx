import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface FirstOfProps<Item> {
  items: readonly Item[];
  /** How many are shown at first. */
  count: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first rows of a long list, with a button below them for the rest. */
export function FirstOf<Item>({ items, count, children }: FirstOfProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">{children(isWhole ? items : items.slice(0, count))}</div>
      {items.length > count && (
        <Button
          variant="quiet"
          size="compact"
          aria-expanded={isWhole}
          className="px-0!"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${count}` : `Show all ${items.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </div>
  );
}
