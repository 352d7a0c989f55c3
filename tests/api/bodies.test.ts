import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToLibrary } from '#features/media/server/list-stored.ts';
import type { Platform } from '#platform/context.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { arbitraryBadBody } from './arbitrary-bad-body.ts';
import { arbitraryValue } from './arbitrary-body.ts';
import { makeCallers } from './callers.ts';
import {
  listOperations,
  type ListedOperation,
  type OpenApiDocument,
  type Schema,
} from '#tests/support/openapi-document.ts';
import { readStored } from './stored-state.ts';

/** `npm run test:all` looks at six times as many. */
const runs = { seed: 20261120, numRuns: process.env['TEST_ALL'] ? 60 : 10 };

const readBodySchema = ({ operation }: ListedOperation): Schema | undefined =>
  operation.requestBody?.content['application/json']?.schema;

const readDocument = async (api: TestApi) =>
  (await (await api.ask('GET', '/openapi.json')).json()) as OpenApiDocument;

const listWrites = (document: OpenApiDocument, ...bases: ListedOperation['base'][]): ListedOperation[] =>
  listOperations(document).filter((one) => bases.includes(one.base) && readBodySchema(one));

const findPath = ({ id, base, path }: ListedOperation, targets: Record<string, string>): string =>
  (base === 'auth' ? '/api/auth' : '') +
  path
    .replace(/\{(?:id|name)\}/, targets[id] ?? '')
    .replace('{collection}', 'cases')
    .replace('{slug}', 'dock-schedule');

/** The things that the operations are about; ids in paths and bodies are theirs. */
async function makeTargets(
  platform: Platform,
  api: TestApi,
  admin: Record<string, string>,
): Promise<Record<string, string>> {
  const make = async (path: string, body: object) => {
    const response = await api.ask('POST', path, { headers: admin, body });
    return ((await response.json()) as { id: string }).id;
  };
  const upload = 'blog-1795161600000.png';
  await addToLibrary(platform, [upload]);
  const message = await make('/messages-api', {
    name: 'A',
    email: 'a@b.example',
    subject: 'B',
    message: 'C',
  });
  const issue = await make('/issues-api', { subject: 'An issue' });
  const subscription = await make('/newsletter-api', { email: 'kept@acme.com' });
  const post = await make('/blog-api', { title: 'A', excerpt: 'B', content: 'C', slug: 'kept' });
  return {
    updatePost: post,
    savePostDraft: post,
    markMessage: message,
    addMessageNote: message,
    sendReply: message,
    changeUpload: upload,
    changeSavedReply: await make('/saved-replies', { name: 'A', text: 'B' }),
    // Its own: what is spam has no state and no tags to change.
    markSubscriptionAsSpam: await make('/newsletter-api', { email: 'spam@b.example' }),
    changeSubscriptionStatus: subscription,
    changeSubscriptionTags: subscription,
    saveIssue: issue,
    sendIssue: issue,
    resendIssue: issue,
    renewInvitation: await make('/invitations', {
      email: 'eva@acme.com',
      roles: ['author'],
      delivery: 'link',
    }),
    changeTeamRoles: (await openColleague(platform, api, { roles: ['author'] })).id,
    revokeApiKey: await make('/generate-api-key', { name: 'kept' }),
  };
}

/** No server that a body names is connected to. */
const locked = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  IMAP_URL: 'imap://us:pw@127.0.0.1:1/INBOX?address=us@acme.com',
};

describeOnBothDatabasesAtLength('any body', (open) => {
  it('that is bad is refused as such, and changes nothing', { timeout: 300_000 }, async () => {
    const { platform, api } = await openWithApi(open);
    const admin = (await makeCallers(platform, api))['an admin by session'];
    const document = await readDocument(api);
    const targets = await makeTargets(platform, api, admin);
    const before = await readStored(platform);

    for (const operation of listWrites(document, 'functions', 'auth')) {
      const { id, base, method } = operation;
      // The accounts' contracts drop unknown fields.
      const bad = arbitraryBadBody(document, readBodySchema(operation)!).filter(
        ({ what }) => base === 'functions' || !what.startsWith('unknown'),
      );
      await fc.assert(
        fc.asyncProperty(bad, async ({ what, body, contentType, status }) => {
          const response = await api.ask(method, findPath(operation, targets), {
            headers: { ...admin, 'content-type': contentType },
            body,
          });
          const problem = (await response.json()) as { status: number; detail: string };
          expect([id, what, response.status, problem.status]).toEqual([id, what, status, status]);
          expect(response.headers.get('content-type')).toBe('application/problem+json');
          expect(problem.detail).toMatch(/\S/);
        }),
        runs,
      );
      expect([id, await readStored(platform)]).toEqual([id, before]);
    }
  });
});

describeOnBothDatabasesAtLength('any body', (open) => {
  it('that the description allows is taken, or refused in one clear text', { timeout: 300_000 }, async () => {
    const { platform, api } = await openWithApi(open, { fromEnvironment: locked });
    const admin = (await makeCallers(platform, api))['an admin by session'];
    const document = await readDocument(api);
    const targets = await makeTargets(platform, api, admin);

    // A second factor that a role requires would be missing from here on.
    const writes = listWrites(document, 'functions').filter(({ id }) => id !== 'saveTeamRules');
    for (const operation of writes) {
      const { id, method } = operation;
      const good = arbitraryValue(document, readBodySchema(operation)!);
      await fc.assert(
        fc.asyncProperty(good, async (body) => {
          const before = await readStored(platform);
          const response = await api.ask(method, findPath(operation, targets), {
            headers: { ...admin, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          const { status } = response;
          expect([id, body, isExpected(id, status) ? 'expected' : status]).toEqual([id, body, 'expected']);
          if (status < 400) return;
          expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/\S/) });
          expect(await readStored(platform)).toBe(before);
        }),
        { ...runs, numRuns: runs.numRuns / 2 },
      );
    }
  });
});

describeOnBothDatabasesAtLength('any address', (open) => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '0',
      '-1',
      '501',
      '1e9',
      'NaN',
      '',
      ' ',
      '%',
      '\0',
      "' or 1=1 --",
      '\\',
      '_',
      '%00',
      '../..',
    ),
    fc.base64String().map((cursor) => cursor.replaceAll('=', '')),
    fc
      .string({ maxLength: 30 })
      .map((id) => Buffer.from(`2030-01-01T00:00:00.000Z|${id}`).toString('base64url')),
  );
  const query = fc.dictionary(
    fc.constantFrom('limit', 'cursor', 'q', 'fields', 'state', 'tag', 'author', 'x'),
    text,
  );

  it('of a list or an export is answered or refused, and never fails', { timeout: 300_000 }, async () => {
    const api = await openTestApi(await open());
    for (const path of ['/blog-api', '/messages-api', '/newsletter-api', '/api-keys', '/messages-export']) {
      await fc.assert(
        fc.asyncProperty(query, async (parameters) => {
          const search = new URLSearchParams(parameters).toString();
          const response = await api.askAsAdmin('GET', `${path}?${search}`);
          await response.text();
          expect([path, parameters, [200, 400].includes(response.status)]).toEqual([path, parameters, true]);
        }),
        runs,
      );
    }
  });

  it('with an id that nothing has is not found', { timeout: 300_000 }, async () => {
    const api = await openTestApi(await open());
    const operations = listOperations(await readDocument(api)).filter(({ path }) => path.includes('{id}'));
    const bodies: Record<string, object> = {
      updatePost: { title: 'A' },
      savePostDraft: { title: 'A' },
      markMessage: { read: true },
      markSubscriptionAsSpam: { spam: true },
      changeSubscriptionStatus: { status: 'suppressed' },
      changeSubscriptionTags: { tags: ['a'] },
      changeTeamRoles: { roles: ['author'] },
      saveIssue: { subject: 'A' },
      sendIssue: {},
      resendIssue: { status: 'refused' },
      renewInvitation: { delivery: 'link' },
      addMessageNote: { text: 'A' },
      sendReply: { text: 'A' },
      changeSavedReply: { name: 'A', text: 'A' },
    };
    const queries: Record<string, string> = { uploadAttachment: '?name=a' };
    const id = text
      .map((value) => encodeURIComponent(value.toWellFormed()))
      .filter((value) => !/^\.{0,2}$/.test(value));
    for (const { id: operationId, method, path } of operations) {
      await fc.assert(
        fc.asyncProperty(id, async (value) => {
          const target =
            path.replace('{id}', value).replace('{version}', '1').replace('{piece}', '0') +
            (queries[operationId] ?? '');
          const headers = { 'if-match': '*' };
          const response = await api.askInPerson(method, target, { headers, body: bodies[operationId] });
          expect([operationId, value, response.status]).toEqual([operationId, value, 404]);
        }),
        runs,
      );
    }
  });
});

/**
 * A slug or an address may be taken, a message may have changed meanwhile, an issue may not be ready to be sent or one welcome mail too many, and a key's id, a tag's slug,
 * documents and the post of an issue are ones that nothing has.
 * Servers are locked by the environment, or not there. Which texts are addresses of mail is more than a schema says.
 * A document's data has its collection's schema; an author is one of the people, a time zone one that
 * the server knows.
 */
function isExpected(id: string, status: number): boolean {
  if (status === 200 || status === 201) return id !== 'revokeApiKey';
  // No invitation has a token that is made up here.
  if (status === 410) return id === 'acceptInvitation';
  if (status === 204) return ['noteFormBegun', 'noteUnmetSearch'].includes(id);
  if (status === 409)
    return [
      ...['createPost', 'updatePost', 'savePostDraft', 'subscribe', 'markMessage'],
      ...[
        'startClean',
        'saveOwnerSettings',
        'sendIssue',
        'resendIssue',
        'sendTestIssue',
        'createIssue',
        'saveIssue',
        // Once its person has unsubscribed.
        'changeSubscriptionStatus',
      ],
    ].includes(id);
  if (status === 400) return namesOthers.includes(id);
  // An address is asked to confirm once a day.
  if (status === 429) return id === 'changeSubscriptionStatus';
  if (status === 428) return ['saveDocument', 'savePostDraft'].includes(id);
  return (
    status === 404 &&
    ['revokeApiKey', 'changePostTag', 'mergePostTag', 'createIssue', 'publishDocuments'].includes(id)
  );
}

const namesOthers = [
  'createPreviewLink',
  'sendIssue',
  'inviteColleague',
  'startClean',
  'sendReply',
  'markMessage',
  'changeMessages',
  'createDocument',
  'saveDocument',
  'reorderDocuments',
  'createPost',
  'updatePost',
  'savePostDraft',
  'addTagToPosts',
  'removeTagFromPosts',
  'setAuthorOfPosts',
  'saveAnswerTime',
  'saveOwnerSettings',
];
