import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { OwnAccount, RecoveryCodes, TotpSetup } from '../contract.ts';
import type { createAccountsRoutes } from '../server/accounts.routes.ts';
import { postAuth, readAuth } from '../site/auth-client.ts';

const accounts = createClient<ReturnType<typeof createAccountsRoutes>>(apiBase);

/** The admin area's requests about its own session. Each throws ApiError. */
export const sessionApi = {
  read: () => accounts.get('/session'),
  list: () => accounts.get('/sessions'),
  end: (id: string) => accounts.delete('/sessions/:id', { param: { id } }),
  endOthers: () => postAuth('/revoke-other-sessions'),
  confirm: (password: string) => postAuth('/verify-password', { password }),
  beginPasskey: () =>
    readAuth<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options'),
  confirmByPasskey: (response: object) => postAuth('/passkey/verify-authentication', { response }),
  mintToken: () => accounts.post('/access-token', { json: {} }),
};

/** The admin area's requests about the signed-in account. Each throws ApiError. */
export const ownAccountApi = {
  read: () => accounts.get('/account'),
  save: (account: OwnAccount) => accounts.put('/account', { json: account }),
  changeEmail: (newEmail: string) => postAuth('/change-email', { newEmail }),
  changePassword: (currentPassword: string, newPassword: string) =>
    postAuth('/change-password', { currentPassword, newPassword }),
};

/** The admin area's requests about how its owner signs in. Each throws ApiError. */
export const signInMethodsApi = {
  read: () => accounts.get('/sign-in-methods'),
  beginTotp: (password: string) => postAuth<TotpSetup>('/two-factor/enable', { password }),
  verifyTotp: (code: string) => postAuth('/two-factor/verify-totp', { code }),
  renewRecoveryCodes: async (password: string) =>
    (await postAuth<RecoveryCodes>('/two-factor/generate-backup-codes', { password })).recovery_codes,
  disableTotp: (password: string) => postAuth('/two-factor/disable', { password }),
  beginPasskey: () => readAuth<PublicKeyCredentialCreationOptionsJSON>('/passkey/generate-register-options'),
  addPasskey: (passkey: { name: string; response: object }) =>
    postAuth('/passkey/verify-registration', passkey),
  deletePasskey: (id: string) => postAuth('/passkey/delete-passkey', { id }),
};
