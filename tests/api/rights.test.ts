import { expect, it } from 'vitest';
import { isOperation, operationRights, rolesWithRightTo, type Operation } from '#platform/rights.contract.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { isInvalid, leaves, makeCallers, roleOf, type Caller } from './callers.ts';
import { describeBody, rights, type Right, type Row } from './rights-rows.ts';
import { readStored } from './stored-state.ts';

const holds = (id: string, caller: Caller): boolean => {
  const role = roleOf(caller);
  return (
    role !== null &&
    isOperation(id) &&
    rolesWithRightTo(id).includes(role) &&
    leaves(caller, operationRights[id])
  );
};

const allowed: Record<Right, (id: string, caller: Caller) => boolean> = {
  everyone: () => true,
  holders: holds,
  'holders in person': (id, caller) => caller.endsWith('by session') && holds(id, caller),
  sessions: (_id, caller) => caller.endsWith('by session'),
};

/** Everyone has their own keys, and an author their own posts; these are an admin's. */
const isOfOthers = (id: string, { make }: Row, caller: Caller): boolean =>
  make !== undefined &&
  ((roleOf(caller) === 'author' && operationRights[id as Operation] === 'posts.write') ||
    isKeyOfOthers(id, caller));

const isKeyOfOthers = (id: string, caller: Caller): boolean =>
  operationRights[id as Operation] === 'keys' &&
  caller.endsWith('by session') &&
  ['author', 'editor', 'lead-desk'].includes(roleOf(caller) ?? '');

/** A draft is not there for who may not read it; a token is minted from a session alone. */
const refusedWith = (id: string, right: Right, caller: Caller): number =>
  id === 'readPost' || isKeyOfOthers(id, caller) ? 404 : right === 'sessions' ? 401 : 403;

describeOnBothDatabasesAtLength('rights', (open) => {
  it(
    'are the same for each endpoint and caller, and refusals change nothing',
    // Two hundred endpoints for thirty callers, each with a look at all that is stored.
    { timeout: 900_000 },
    async () => {
      const platform = await open();
      const api = await openTestApi(platform);
      const callers = await makeCallers(platform, api);
      const document = (await (await api.ask('GET', '/openapi.json')).json()) as OpenApiDocument;
      const operations = listOperations(document).filter(({ base }) => base === 'functions');
      expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(rights).toSorted());

      for (const { id, method, path } of operations) {
        const { right, status, body, query = '', headers, named: names = {}, make } = rights[id]!;
        // A refused caller requests the same one; an allowed caller may have used it up.
        let target: string | undefined;
        let before = '';
        const ask = async (caller: Caller): Promise<number> => {
          if (target === undefined) {
            target = make ? await make(api, callers['an admin by session'], platform) : '';
            before = await readStored(platform);
          }
          const [first, second] = target.split(' ');
          const targetNames = {
            id: first!,
            slug: first!,
            name: first!,
            reply: second!,
            attachment: second!,
            session: second!,
          };
          const response = await api.ask(
            method,
            fillPath(path, { ...names, ...(make && targetNames) }) + query,
            {
              headers: { ...callers[caller], ...headers },
              body: describeBody(id, body, target),
            },
          );
          await response.text();
          if (response.status < 400) {
            target = undefined;
            return response.status;
          }
          const isChanged = (await readStored(platform)) !== before;
          return isChanged ? -response.status : response.status;
        };
        const expected: Record<string, number> = {};
        const actual: Record<string, number> = {};
        for (const caller of Object.keys(callers) as Caller[]) {
          actual[caller] = await ask(caller);
          if (isInvalid(caller)) expected[caller] = 401;
          else if (isOfOthers(id, rights[id]!, caller)) expected[caller] = refusedWith(id, right, caller);
          else expected[caller] = allowed[right](id, caller) ? status : refusedWith(id, right, caller);
        }
        expect([id, actual]).toEqual([id, expected]);
      }
    },
  );
});

const fillPath = (path: string, names: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => names[name] ?? '');
