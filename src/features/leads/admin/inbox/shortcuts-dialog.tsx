import { Dialog } from '#design/admin/dialog.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { shortcuts } from './shortcuts.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

const keyLabels: Record<string, string> = { Escape: 'Esc' };

/** All shortcuts of the inbox, and the switch to disable them. */
export function ShortcutsDialog({ open, onOpenChange, isOn, onSwitch }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="flex flex-col text-small">
        {shortcuts.map(({ keys, does, text }) => (
          <div key={does} className="flex items-center justify-between gap-6 border-b border-hairline py-1.5">
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-2">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-control px-1.5 text-center font-mono text-fine"
                >
                  {keyLabels[key] ?? key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Enable shortcuts"
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
