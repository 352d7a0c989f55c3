/** A refusal of the admin command; its message is one line for the terminal. */
export class AccountError extends Error {
  override name = 'AccountError';
}

export const noSuchAccount = (email: string): AccountError => new AccountError(`${email} has no account`);
