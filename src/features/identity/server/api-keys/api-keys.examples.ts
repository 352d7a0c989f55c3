import type { ApiKey, CreatedApiKey } from '../../api-keys.contract.ts';

/** Examples in the API's description. */
export const createdApiKeyExample: CreatedApiKey = {
  id: '019a9f5e-a3d2-7f18-b6c4-8e9f0a1b2c3d',
  name: 'Nightly export',
  key_prefix: 'cmk_Example1',
  revoked: false,
  expires_at: '2027-11-20T23:59:59.999Z',
  created_at: '2026-11-20T10:02:11.040Z',
  last_used_at: null,
  key: 'cmk_Example1Example1Example1Example1Example1',
};

const { key: _shownOnce, ...listed } = createdApiKeyExample;

export const apiKeyExample: ApiKey = { ...listed, last_used_at: '2026-11-20T10:05:00.000Z' };
