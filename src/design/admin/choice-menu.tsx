import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { buttonClass } from '../ui/button.tsx';

interface MenuOptions {
  /** The name of the menu: "State". */
  label: string;
  /** The button that opens it, if it is to look otherwise; a `MenuArrow` belongs into it. */
  trigger?: ReactElement;
  /** Has the focus once the menu is closed, if not its button. */
  finalFocus?: RefObject<HTMLElement | null>;
}

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface ChoiceMenuProps<Value extends string> extends MenuOptions {
  /** The button's text; defaults to the chosen option's label. */
  text?: string;
  /** Null if nothing is chosen yet, or several differ. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Set if a key can open it too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A button that opens a menu of options. Arrow keys and first letters move, Enter chooses. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, text, value, choices, onChoose, open, onOpenChange, finalFocus } = props;
  const chosen = choices.find((choice) => choice.value === value)?.label;
  const trigger = props.trigger ?? (
    <Menu.Trigger className={`${buttonClass('secondary', 'compact')} max-w-full`}>
      <span className="sr-only">{label}: </span>
      <span className="truncate">{text ?? chosen ?? label}</span>
      <MenuArrow />
    </Menu.Trigger>
  );
  return (
    <Menu.Root
      {...(open !== undefined && { open })}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
      modal={false}
    >
      {trigger}
      <MenuPopup label={label} finalFocus={finalFocus}>
        <Menu.RadioGroup value={value} onValueChange={(next: Value) => onChoose(next)}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeOnClick className={menuItemClass}>
              <MenuTick isSet={choice.value === value} />
              <span className="wrap-anywhere">{choice.label}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

interface ActionMenuProps extends MenuOptions {
  trigger: ReactElement;
  actions: readonly { label: string; onChoose: () => void }[];
}

/** A button that opens a menu of actions. */
export const ActionMenu = ({ label, trigger, finalFocus, actions }: ActionMenuProps) => (
  <Menu.Root modal={false}>
    {trigger}
    <MenuPopup label={label} finalFocus={finalFocus}>
      {actions.map((action) => (
        <Menu.Item key={action.label} onClick={action.onChoose} className={menuItemClass}>
          {action.label}
        </Menu.Item>
      ))}
    </MenuPopup>
  </Menu.Root>
);

export const MenuArrow = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 10 6"
    className="h-1.5 w-2.5 shrink-0 fill-none stroke-current stroke-[1.5]"
  >
    <path d="M1 1l4 4 4-4" />
  </svg>
);

/** Beside the option that is chosen. */
export const MenuTick = ({ isSet }: { isSet: boolean }) => (
  <span aria-hidden="true" className="w-4 shrink-0">
    {isSet && '✓'}
  </span>
);

export const menuItemClass =
  'flex min-h-9 cursor-default items-center gap-2 px-3 outline-none data-highlighted:bg-sunk';

interface MenuPopupProps {
  label: string;
  /** Where it opens if there is room; below when left out. */
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  finalFocus?: MenuOptions['finalFocus'];
  children: ReactNode;
}

/** The popup that a menu's button opens. */
export const MenuPopup = ({
  label,
  side = 'bottom',
  align = 'start',
  finalFocus,
  children,
}: MenuPopupProps) => (
  <Menu.Portal>
    <Menu.Positioner side={side} sideOffset={4} align={align} className="z-50">
      <Menu.Popup
        aria-label={label}
        className="max-h-96 min-w-44 overflow-y-auto rounded-control border border-ink bg-sheet py-1 text-small text-ink outline-none"
        {...(finalFocus && { finalFocus })}
      >
        {children}
      </Menu.Popup>
    </Menu.Positioner>
  </Menu.Portal>
);
