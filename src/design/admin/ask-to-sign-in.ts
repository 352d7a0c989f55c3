type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;

/** Sets what asks someone whose session has ended to sign in again, on the screen where they are. */
export function onSignInNeeded(question: Ask): void {
  ask = question;
}

/** @returns whether they did */
export const askToSignIn: Ask = () => ask();
