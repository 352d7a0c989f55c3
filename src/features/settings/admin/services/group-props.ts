import type { ShownOwnerSettings } from '../../owner-settings.contract.ts';

export interface GroupProps {
  settings: ShownOwnerSettings;
  onUnsavedChange: (isUnsaved: boolean) => void;
}
