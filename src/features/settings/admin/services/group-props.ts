import type { ReactNode } from 'react';
import type { ShownOwnerSettings } from '../../owner-settings.contract.ts';

export interface GroupProps {
  settings: ShownOwnerSettings;
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** Tries the mail server that is saved. */
  testMail: ReactNode;
}
