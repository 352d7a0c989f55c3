import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { MenuPopup, menuItemClass, MenuTick } from '#design/admin/choice-menu.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { paths } from '#paths/paths.ts';
import { besideTabs, overviewScreen } from './admin-tabs.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

type Theme = 'system' | 'light' | 'dark';

/** site/shell/shell.inline.js reads it before the first paint, here and on the site. */
const storageKey = 'theme';

const readTheme = (): Theme =>
  (document.documentElement.dataset[storageKey] as Theme | undefined) ?? 'system';

/** The colors of this browser, here and on the site. Without storage a choice lasts for this page. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  function choose(next: Theme) {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset[storageKey];
    else document.documentElement.dataset[storageKey] = next;
    try {
      if (next === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // Storage is off.
    }
  }
  return [theme, choose];
}

interface AccountMenuProps {
  email: string;
  /** Goes to a screen. */
  onOpen: (path: string) => void;
}

const screens = besideTabs.filter((screen) => screen !== overviewScreen);

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Who is signed in, and what concerns them: a row that opens a menu. */
export function AccountMenu({ email, onOpen }: AccountMenuProps) {
  const [theme, chooseTheme] = useTheme();
  const may = useMay();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left text-fine text-ink-2 hover:bg-sunk hover:text-ink data-popup-open:bg-sunk data-popup-open:text-ink lg:min-h-9 ${focusRing}`}
      >
        <span
          aria-hidden="true"
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-control border border-ink font-medium text-ink uppercase"
        >
          {[...email][0]}
        </span>
        <span className="truncate">
          <span className="sr-only">Account menu: </span>
          {email}
        </span>
      </Menu.Trigger>
      <MenuPopup label="Account menu" side="top">
        {screens
          .filter(({ needs }) => may(needs))
          .map(({ label, path }) => (
            <Menu.LinkItem
              key={path}
              href={path}
              closeOnClick
              className={menuItemClass}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onOpen(path);
              }}
            >
              {label}
            </Menu.LinkItem>
          ))}
        <Menu.LinkItem href={paths.home()} className={menuItemClass}>
          View site
        </Menu.LinkItem>
        <Menu.Separator className="my-1 border-t border-hairline" />
        <Menu.Group>
          <Menu.GroupLabel className="px-3 py-1 text-fine text-ink-2">Theme</Menu.GroupLabel>
          <Menu.RadioGroup value={theme} onValueChange={(next: Theme) => chooseTheme(next)}>
            {themes.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value} className={menuItemClass}>
                <MenuTick isSet={value === theme} />
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Group>
      </MenuPopup>
    </Menu.Root>
  );
}
