import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';
import { signIn } from './site-api.ts';

/**
 * Makes another account with the admin role and signs it in.
 * @returns its session's cookie, as a Cookie header has it
 */
export async function signInSecondAdmin({ url, dataDir, database }: Product, email: string): Promise<string> {
  const password = 'another horse battery';
  const running = promisify(execFile)(
    process.execPath,
    ['scripts/admin.ts', 'create', email, '--password-stdin'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...database },
    },
  );
  running.child.stdin?.end(password);
  await running;
  return signIn(url, { email, password });
}
