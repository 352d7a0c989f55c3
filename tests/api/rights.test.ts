import { expect, it } from 'vitest';
import { isOperation, operationRights, rolesWithRightTo, type Operation } from '#platform/rights.contract.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { isInvalid, leaves, makeCallers, roleOf, type Caller } from './callers.ts';
import { describeBody, fillPath, rights, type Right, type Row } from './rights-rows.ts';
import { readStored } from './stored-state.ts';

/** Callers that stand for the others: each role once, the widest and a narrowed key, and two that are invalid. */
const usualCallers: readonly Caller[] = [
  'anonymous',
  'a user by session',
  'an admin by session',
  'an admin by key',
  'an author by session',
  'an editor by session',
  'an editor by a restricted key',
  'a lead desk by session',
  'a revoked key',
  'a forged token',
];

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
    // Two hundred endpoints for thirty callers.
    { timeout: 900_000 },
    async () => {
      const { platform, api } = await openWithApi(open);
      const callers = await makeCallers(platform, api);
      const document = (await (await api.ask('GET', '/openapi.json')).json()) as OpenApiDocument;
      const operations = listOperations(document).filter(({ base }) => base === 'functions');
      expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(rights).toSorted());

      for (const { id, method, path } of operations) {
        const row = rights[id]!;
        const { right, status, body, query = '', headers, make } = row;
        const makeTarget = async () => (make ? make(api, callers['an admin by session'], platform) : '');
        const ask = async (caller: Caller, target: string): Promise<number> => {
          const response = await api.ask(method, fillPath(path, row, target) + query, {
            headers: { ...callers[caller], ...headers },
            body: describeBody(id, body, target),
          });
          await response.text();
          return response.status;
        };
        const isAllowed = (caller: Caller) =>
          !isInvalid(caller) && !isOfOthers(id, row, caller) && allowed[right](id, caller);
        const all = process.env['TEST_ALL'] ? (Object.keys(callers) as Caller[]) : usualCallers;
        const expected: Record<string, number> = {};
        const actual: Record<string, number> = {};

        const target = await makeTarget();
        const before = await readStored(platform);
        for (const caller of all.filter((one) => !isAllowed(one))) {
          expected[caller] = isInvalid(caller) ? 401 : refusedWith(id, right, caller);
          actual[caller] = await ask(caller, target);
        }
        const isChanged = (await readStored(platform)) !== before;
        for (const caller of all.filter(isAllowed)) {
          expected[caller] = status;
          // What one was allowed to do may have used it up.
          actual[caller] = await ask(caller, await makeTarget());
        }
        expect([id, actual, isChanged]).toEqual([id, expected, false]);
      }
    },
  );
});
