/** Why what was typed is not on the server. */
export type SaveFailure =
  /** It is sent again. */
  | { kind: 'unreachable' }
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out' }
  /** Someone else, or the same person in another window, has saved meanwhile. */
  | { kind: 'conflict'; isOwn: boolean }
  /** It is not sent again before it is changed. */
  | { kind: 'refused'; message: string };

/** How far the typed values are saved. */
export interface SaveState {
  isSaving: boolean;
  isUnsaved: boolean;
  failure: SaveFailure | null;
  /** The browser has stored what the server does not have. */
  isKept: boolean;
  /** Why it cannot be stored on the server yet, such as "a title". */
  missing: string | null;
  /** Everything is stored but this, such as "the switch". */
  left: string | null;
  /** When the server last stored it, in this visit. */
  savedAt: Date | null;
  isOnline: boolean;
}

/**
 * Says where what was typed is: on the server, in this browser, or nowhere but on the screen.
 * @param saved what to call something that is saved, such as "Draft saved"
 */
export function describeSaveState(state: SaveState, saved: string): string {
  const { isSaving, isUnsaved, failure, isKept, missing, left, savedAt } = state;
  if (isSaving) return 'Saving...';
  const kept = isKept ? ', but kept in this browser' : '';
  if (failure) return `Not saved${kept}: ${describeFailure(failure, state)}`;
  const done = savedAt ? `${saved} ${timeFormat.format(savedAt)}` : saved;
  if (!isUnsaved) return done;
  if (left) return `${done}, except ${left}`;
  return missing && isKept ? `Kept in this browser until there is ${missing}` : 'Not saved yet';
}

function describeFailure(failure: SaveFailure, { isOnline }: SaveState): string {
  switch (failure.kind) {
    case 'unreachable':
      return isOnline ? 'the server cannot be reached' : 'offline';
    case 'signed-out':
      return 'signed out';
    case 'conflict':
      return failure.isOwn ? 'changed by you, in another window' : 'changed by someone else';
    case 'failed':
    case 'refused':
      return failure.message.replace(/\.$/, '');
  }
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
