import type {
  AccessToken,
  OpenSession,
  RecoveryCodes,
  Session,
  SignInMethods,
  TotpSetup,
} from '#features/identity/contract.ts';
import type { ApiKey, CreatedApiKey, NewApiKey } from '#features/identity/api-keys.contract.ts';
import type { RetriedMails, UnsentMail } from '#features/mails/contract.ts';
import type { Message, UnreadMessages } from '#features/leads/contract.ts';
import type { Subscription } from '#features/newsletter/contract.ts';
import type { NewPost, Post, PostCard, PostChanges } from '#features/posts/contract.ts';
import type { Setting, SettingChanges, SettingKey, Settings } from '#features/settings/contract.ts';
import type { Warning } from '#features/warnings/contract.ts';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import type { ApiDocument } from './api-docs/api-document.ts';
import { request, requestAuth, requestDeletion, requestPage, requestVersioned } from './request.ts';
import { toSearch, type Box } from './use-list-search.ts';
import { uploadImage } from './upload.ts';

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** Every call that the admin app makes, by what it is about. Each throws ApiError. */
export const api = {
  /** The API's description of itself. */
  describe: () => request<ApiDocument>(apiDescriptionPath.slice(apiBase.length)),
  session: {
    read: () => request<Session>('/session'),
    list: () => request<OpenSession[]>('/sessions'),
    endOthers: () => requestAuth<unknown>('/revoke-other-sessions', {}),
    confirm: (password: string) => requestAuth<unknown>('/verify-password', { password }),
    beginPasskey: () =>
      requestAuth<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options'),
    confirmByPasskey: (response: object) =>
      requestAuth<unknown>('/passkey/verify-authentication', { response }),
    mintToken: () => request<AccessToken>('/access-token', { method: 'POST', body: {} }),
  },
  signInMethods: {
    read: () => request<SignInMethods>('/sign-in-methods'),
    beginTotp: (password: string) => requestAuth<TotpSetup>('/two-factor/enable', { password }),
    verifyTotp: (code: string) => requestAuth<unknown>('/two-factor/verify-totp', { code }),
    renewRecoveryCodes: async (password: string) =>
      (await requestAuth<RecoveryCodes>('/two-factor/generate-backup-codes', { password })).recovery_codes,
    disableTotp: (password: string) => requestAuth<unknown>('/two-factor/disable', { password }),
    beginPasskey: () =>
      requestAuth<PublicKeyCredentialCreationOptionsJSON>('/passkey/generate-register-options'),
    keepPasskey: (passkey: { name: string; response: object }) =>
      requestAuth<unknown>('/passkey/verify-registration', passkey),
    deletePasskey: (id: string) => requestAuth<unknown>('/passkey/delete-passkey', { id }),
  },
  settings: {
    read: async () => toSettings(await request<Setting[]>('/settings')),
    save: async (changes: SettingChanges) =>
      toSettings(await request<Setting[]>('/settings', { method: 'PUT', body: changes })),
  },
  messages: {
    list: (next: string | null, search: string, box: Box) =>
      requestPage<Message>(`/messages-api${toSearch(search, box)}`, next),
    countUnread: async () => (await request<UnreadMessages>('/messages-unread')).unread,
    exportAddress: (search: string, box: Box) => `${apiBase}/messages-export${toSearch(search, box)}`,
    markRead: (id: string) =>
      request<Message>(at('/messages-api', id), { method: 'PATCH', body: { read: true } }),
    markSpam: (id: string, spam: boolean) =>
      request<Message>(`${at('/messages-api', id)}/spam`, { method: 'PUT', body: { spam } }),
    remove: (id: string) => requestDeletion(at('/messages-api', id)),
  },
  posts: {
    list: (next: string | null) => requestPage<PostCard>('/blog-api?fields=card', next),
    read: (id: string) => requestVersioned<Post>(at('/blog-api', id)),
    create: (post: NewPost) => request<Post>('/blog-api', { method: 'POST', body: post }),
    update: (id: string, changes: PostChanges, ifMatch: string | null) =>
      request<Post>(at('/blog-api', id), { method: 'PUT', body: changes, ifMatch }),
    remove: (id: string) => requestDeletion(at('/blog-api', id)),
    /** The content as visitors get it. */
    preview: async (content: string) =>
      (await request<{ html: string }>('/blog-preview', { method: 'POST', body: { content } })).html,
  },
  newsletter: {
    list: (next: string | null, search: string, box: Box) =>
      requestPage<Subscription>(`/newsletter-api${toSearch(search, box)}`, next),
    exportAddress: (search: string, box: Box) => `${apiBase}/newsletter-export${toSearch(search, box)}`,
    markSpam: (id: string, spam: boolean) =>
      request<Subscription>(`${at('/newsletter-api', id)}/spam`, { method: 'PUT', body: { spam } }),
    remove: (id: string) => requestDeletion(at('/newsletter-api', id)),
  },
  warnings: { list: () => request<Warning[]>('/warnings') },
  unsentMails: {
    list: () => request<UnsentMail[]>('/unsent-mails'),
    retry: () => request<RetriedMails>('/unsent-mails/retry', { method: 'POST', body: {} }),
  },
  apiKeys: {
    list: (next: string | null) => requestPage<ApiKey>('/api-keys', next),
    create: (key: NewApiKey) => request<CreatedApiKey>('/generate-api-key', { method: 'POST', body: key }),
    revoke: (keyId: string) => request<unknown>('/revoke-api-key', { method: 'POST', body: { keyId } }),
    remove: (id: string) => requestDeletion(at('/api-keys', id)),
  },
  uploads: { uploadImage },
};

const toSettings = (rows: Setting[]): Settings =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Record<SettingKey, string>;
