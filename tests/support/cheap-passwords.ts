import { vi } from 'vitest';

/** A hash takes 0.4 s of a core, and the tests of accounts make hundreds; scrypt-password.test.ts pays in full. */
vi.mock('#features/identity/server/password-cost.ts', () => ({ passwordCost: { ln: 10, r: 8, p: 1 } }));
