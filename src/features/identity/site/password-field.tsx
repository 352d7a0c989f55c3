import { useState, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from '#design/ui/text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'className'> {
  /** A link at the end of the label's line. */
  children?: ReactNode;
}

/** A password, which a button shows; without script there is no button. Its page imports auth.css. */
export function PasswordField({ children, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      {/* What is shown is still no text: no spelling is checked, perhaps elsewhere. */}
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="password-toggle text-small text-petrol hover:text-ink native:hidden"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
      {children}
    </div>
  );
}
