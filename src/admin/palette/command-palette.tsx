import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { backdropClass } from '#design/admin/dialog.tsx';
import { useSearchField } from '#domain/rows/admin/use-search-field.ts';
import { usePaletteGroups, type PaletteEntry, type PaletteGroup } from './use-palette-groups.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The screen that /admin opens. */
  opensFirst: 'settings' | 'overview' | undefined;
  onGo: (path: string) => void;
}

/** Goes anywhere by typing: to a screen, a document, a post or a lead. */
export default function CommandPalette({ open, onOpenChange, opensFirst, onGo }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label="Go to"
          className="fixed top-[12dvh] left-1/2 z-40 flex max-h-[min(32rem,76dvh)] w-[calc(100vw-2rem)] max-w-[560px] -translate-x-1/2 flex-col overflow-hidden rounded-dialog border border-ink bg-sheet text-ink outline-none"
        >
          <PaletteSearch
            opensFirst={opensFirst}
            onGo={(path) => {
              onOpenChange(false);
              onGo(path);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PaletteSearchProps = Pick<CommandPaletteProps, 'opensFirst' | 'onGo'>;

function PaletteSearch({ opensFirst, onGo }: PaletteSearchProps) {
  const [settled, setSettled] = useState('');
  const { typed, onType } = useSearchField(settled, setSettled);
  const groups = usePaletteGroups(typed, settled, opensFirst);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => input.current?.focus(), []);

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={typed}
      onValueChange={onType}
      itemToStringValue={(entry: PaletteEntry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center border-b border-ink">
        <Autocomplete.Input
          ref={input}
          aria-label="Go to"
          placeholder="Go to a screen, a document, a blog or a message"
          maxLength={200}
          className="min-h-13 min-w-0 flex-1 bg-transparent px-4 text-body outline-none placeholder:text-ink-2"
        />
        <Dialog.Close className="mr-2 rounded-control border border-control px-1.5 font-mono text-[0.6875rem] leading-5 text-ink-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-petrol">
          <span className="sr-only">Close </span>Esc
        </Dialog.Close>
      </div>
      <Autocomplete.Empty>
        <p className="px-4 py-6 text-small text-ink-2">{`Nothing with “${typed.trim()}”.`}</p>
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain py-2 data-empty:p-0">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="px-4 py-1 text-fine text-ink-2">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => (
                <Autocomplete.Item
                  key={entry.value}
                  value={entry}
                  className="flex min-h-9 cursor-default scroll-my-2 items-center justify-between gap-4 px-4 text-small outline-none data-highlighted:bg-sunk data-highlighted:shadow-none"
                  onClick={() => onGo(entry.path)}
                >
                  <bdi className="truncate">{entry.label}</bdi>
                  <bdi className="max-w-[45%] shrink-0 truncate text-fine text-ink-2">{entry.detail}</bdi>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
