import type { ReactNode } from 'react';
import { Button } from '#design/ui/button.tsx';
import { TextField, type TextFieldProps } from '#design/ui/text-field.tsx';

interface AddressFieldProps extends TextFieldProps {
  hint: ReactNode;
  /** What to use in place of what cannot be an address, as people read it. */
  proposal: string | null;
  onPropose: () => void;
}

/** The field of an address: what is wrong with it is read aloud as it is typed, and another one is proposed. */
export const AddressField = ({ proposal, onPropose, ...field }: AddressFieldProps) => (
  <div aria-live="polite" className="flex flex-col gap-2">
    <TextField controlClassName="font-mono text-small" {...field} />
    {proposal !== null && (
      <Button variant="secondary" size="compact" className="self-start wrap-anywhere" onClick={onPropose}>
        Use {proposal}
      </Button>
    )}
  </div>
);
