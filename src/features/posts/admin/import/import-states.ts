import type { Import, ImportState } from '../../imports.contract.ts';

/** The names of an import's states. */
export const stateTexts: Record<ImportState, string> = {
  receiving: 'Not uploaded completely',
  checking: 'Being checked',
  checked: 'Checked, nothing imported yet',
  importing: 'Being imported',
  imported: 'Imported',
  taking_back: 'Being taken back',
  taken_back: 'Taken back',
  failed: 'Failed',
};

/** Whether the server is working on it. */
export const isUnderWay = ({ state }: Import): boolean =>
  state === 'checking' || state === 'importing' || state === 'taking_back';
