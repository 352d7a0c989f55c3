import { expect, it } from 'vitest';
import { isOperation } from '#platform/rights.contract.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { addReaders } from '#tests/support/test-issues.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { recorded, unrecorded } from './audit-rows.ts';
import { makeCallers } from './callers.ts';
import { describeBody, fillPath, rights, type Row } from './rights-rows.ts';

/** What is not only read in the admin area: it changes something, or leaves as a file. */
const isAct = ({
  id,
  method,
  operation: { responses },
}: ReturnType<typeof listOperations>[number]): boolean =>
  method !== 'GET' ||
  id.startsWith('export') ||
  Object.values(responses).some(({ headers }) => headers?.['Content-Disposition']);

describeOnBothDatabasesAtLength('the audit list', (open) => {
  it(
    'has every act that needs a right, but for those that are listed with their reason',
    // A hundred operations, one of which makes a backup.
    { timeout: 300_000 },
    async () => {
      const { platform, api } = await openWithApi(open, {
        fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:1' },
      });
      const { 'an admin by session': admin } = await makeCallers(platform, api);
      await addReaders(platform, 1);
      const document = (await (await api.ask('GET', '/openapi.json')).json()) as OpenApiDocument;
      const acts = listOperations(document).flatMap(({ id, ...act }) =>
        isOperation(id) && isAct({ id, ...act }) ? [{ id, ...act }] : [],
      );
      const listed = [...Object.keys(recorded), ...Object.values(unrecorded).flat()];
      expect(listed.toSorted()).toEqual(acts.map(({ id }) => id).toSorted());
      const readActions = async () => {
        const entries = platform.database.kysely.selectFrom('audit_entries');
        return (await entries.select('action').orderBy('id').execute()).map(({ action }) => action);
      };

      const expected: Record<string, string | undefined> = {};
      const actual: Record<string, string | undefined> = {};
      for (const { id, method, path } of acts) {
        const { action, row: changes, describeBody: describeOwn } = recorded[id] ?? {};
        const row: Row = { ...rights[id]!, ...changes };
        const target = row.make ? await row.make(api, admin, platform) : '';
        const { length } = await readActions();
        const response = await api.ask(method, fillPath(path, row, target) + (row.query ?? ''), {
          headers: { ...admin, ...row.headers },
          body: describeOwn ? describeOwn(target) : describeBody(id, row.body, target),
        });
        await response.text();
        const made = (await readActions()).slice(length);
        actual[id] = made.at(-1);
        expected[id] = action;
      }
      expect(actual).toEqual(expected);
    },
  );
});
