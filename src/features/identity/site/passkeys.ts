import { DisplayError } from '#design/ui/display-error.ts';

/** The browser has neither used nor created a passkey. */
class PasskeyError extends DisplayError {
  override name = 'PasskeyError';
}

/** Whether this browser can have passkeys at this address; plain http allows none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/**
 * Lets the visitor pick a passkey and confirm who they are.
 * @param options as the server sent them
 * @returns what the server verifies
 * @throws PasskeyError
 */
export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return toJson(await navigator.credentials.get({ publicKey }));
  } catch (error) {
    throw new PasskeyError(describeRefusal(error, 'No passkey was used.'));
  }
}

/**
 * Creates a passkey.
 * @param options as the server sent them
 * @returns what the server stores
 * @throws PasskeyError
 */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return toJson(await navigator.credentials.create({ publicKey }));
  } catch (error) {
    throw new PasskeyError(describeRefusal(error, 'No passkey was made.'));
  }
}

function toJson(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('no passkey came back');
  return credential.toJSON();
}

/** Browsers deliberately use the same name for a canceled prompt and one that timed out. */
function describeRefusal(error: unknown, nothingDone: string): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return `${nothingDone} The question was cancelled or took too long.`;
    case 'InvalidStateError':
      return 'This device already has a passkey for your account.';
    case 'SecurityError':
      return 'The browser does not allow passkeys at this address.';
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This device cannot ask for a PIN, a fingerprint or a face, which a passkey needs here.';
    default:
      return `${nothingDone} The browser could not do it.`;
  }
}
