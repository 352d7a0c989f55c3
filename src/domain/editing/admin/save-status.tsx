import { Button } from '#design/ui/button.tsx';
import { mergePanelId } from './merge-panel.tsx';
import { describeSaveState, type SaveState } from './save-state.ts';

interface SaveStatusProps {
  state: SaveState;
  /** Says that it is saved, such as "Draft saved". */
  saved: string;
  onSignIn: () => void;
}

/** Where what was typed is, and the way on if it cannot be saved. Only trouble is announced, not every save. */
export function SaveStatus({ state, saved, onSignIn }: SaveStatusProps) {
  const { failure } = state;
  return (
    <>
      <p
        role="status"
        aria-live={failure ? 'polite' : 'off'}
        className={`text-small tabular-nums ${failure ? 'text-redline' : 'text-ink-2'}`}
      >
        {describeSaveState(state, saved)}
      </p>
      {failure?.kind === 'signed-out' && (
        <Button variant="secondary" size="compact" onClick={onSignIn}>
          Sign in
        </Button>
      )}
      {failure?.kind === 'conflict' && (
        <Button
          variant="secondary"
          size="compact"
          onClick={() => document.getElementById(mergePanelId)?.focus()}
        >
          Compare
        </Button>
      )}
    </>
  );
}
