import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openTestData, type TestData } from '#tests/support/test-data.ts';

const opened: TestData[] = [];
afterEach(async () => {
  for (const data of opened.splice(0)) await data.remove();
});

async function openData(...args: Parameters<typeof openTestData>): Promise<TestData> {
  const data = await openTestData(...args);
  opened.push(data);
  return data;
}

/** Runs a command on such data. @returns what it printed */
function run(command: 'backup' | 'restore', { config }: TestData, file: string): string {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { dataDir, database } = config;
  return execFileSync(process.execPath, [join(import.meta.dirname, `${command}.ts`), file], {
    encoding: 'utf8',
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
      DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    },
  });
}

it('says that mail is held, and as the backup does, that no secret was there', async () => {
  const source = await openData('sqlite');
  const file = join(source.config.dataDir, 'backup.tar.gz');
  expect(run('backup', source, file)).toContain('There is no secret here: neither AUTH_SECRET nor');
  const said = run('restore', await openData('sqlite', 'nothing'), file);
  expect(said).toContain('Restored the state of');
  expect(said).toContain('Mail is held, because this database was restored: nothing but');
  expect(said).toContain('The backup does not know its secret');
});
