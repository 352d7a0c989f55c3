import { Button, type ButtonProps } from '../ui/button.tsx';

interface ToggleButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'aria-pressed' | 'className'> {
  isPressed: boolean;
}

/** A small button that is on or off, or is the chosen one of its group. */
export const ToggleButton = ({ isPressed, ...rest }: ToggleButtonProps) => (
  <Button
    {...rest}
    variant="secondary"
    size="compact"
    aria-pressed={isPressed}
    className="aria-pressed:border-ink! aria-pressed:bg-ink! aria-pressed:text-paper!"
  />
);
