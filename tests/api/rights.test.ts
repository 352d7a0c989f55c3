import sharp from 'sharp';
import { replyTimeDefaults } from '#features/settings/reply-time.contract.ts';
import { defaultContent } from '#content/collections.ts';
import { expect, it } from 'vitest';
import { importExample } from '#features/posts/server/import/imports.examples.ts';
import { updateImport } from '#features/posts/server/import/imports.store.ts';
import type { Platform } from '#platform/context.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { isInvalid, makeCallers, type Caller, type Headers } from './callers.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { readStored } from './stored-state.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

/** Who gets the successful response; what everyone else gets follows from it. */
type Right = 'everyone' | 'admins' | 'admins in person' | 'sessions';

interface Row {
  right: Right;
  status: number;
  body?: unknown;
  query?: string;
  headers?: Headers;
  /** Further parts of the path. */
  named?: Record<string, string>;
  /** Makes what the path names; gives its id. */
  make?: (api: TestApi, admin: Headers, platform: Platform) => Promise<string>;
}

const post = { title: 'A post', excerpt: 'Short', content: 'Long' };
const fortune = { businessType: 'small', techChallenge: 'ai', growthGoal: 'reach', budget: 'medium' };

const oneCase = { ...defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!, slug: undefined };
const named = { collection: 'cases', slug: 'dock-schedule' };

let made = 0;
const makeOne = async (api: TestApi, path: string, body: object): Promise<string> => {
  const response = await api.askAsAdmin('POST', path, { body });
  return ((await response.json()) as { id: string }).id;
};
const makeMessage = (api: TestApi) => makeOne(api, '/messages-api', message);
/** @returns the message's id and the reply's */
async function makeReply(api: TestApi): Promise<string> {
  const id = await makeMessage(api);
  return `${id} ${await makeOne(api, `/messages-api/${id}/replies`, { text: 'Yes' })}`;
}
async function makeAttachment(api: TestApi): Promise<string> {
  const id = await makeMessage(api);
  const path = `/messages-api/${id}/attachments?name=a.txt`;
  const response = await api.askAsAdmin('POST', path, { body: 'A file' });
  return `${id} ${((await response.json()) as { id: string }).id}`;
}
const savedReply = { name: 'Suggest a call', text: 'When may we call you?' };
const makeSavedReply = (api: TestApi) => makeOne(api, '/saved-replies', savedReply);
const makeIssue = (api: TestApi) => makeOne(api, '/issues-api', { subject: 'An issue' });
const makePost = (api: TestApi) => makeOne(api, '/blog-api', { ...post, slug: `post-${(made += 1)}` });
async function makeUpload(api: TestApi): Promise<string> {
  const response = await api.askAsAdmin('POST', '/uploads', { body: describeUpload() });
  return ((await response.json()) as { url: string }).url.split('/').at(-1)!;
}
async function makeDeletedPost(api: TestApi): Promise<string> {
  const id = await makePost(api);
  await api.askAsAdmin('DELETE', `/blog-api/${id}`);
  return id;
}
const makePublishedPost = (api: TestApi) =>
  makeOne(api, '/blog-api', { ...post, slug: `post-${(made += 1)}`, published: true });
const makeSubscription = (api: TestApi) =>
  makeOne(api, '/newsletter-api', { email: `a${(made += 1)}@example.com` });

/** A case of the owner's own. @returns its slug */
async function makeCase(api: TestApi): Promise<string> {
  const slug = `case-${(made += 1)}`;
  await api.askAsAdmin('POST', `/content-api/cases/${slug}`, { body: { data: oneCase } });
  return slug;
}

async function makeDeletedCase(api: TestApi): Promise<string> {
  const slug = await makeCase(api);
  await api.askAsAdmin('DELETE', `/content-api/cases/${slug}`);
  const bin = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as { id: string; slug: string }[];
  return bin.find((one) => one.slug === slug)!.id;
}

const makeImport = (api: TestApi) => makeOne(api, '/blog-imports', { file_name: 'a.xml', bytes: 4 });
/** Which somebody has had checked. */
async function makeCheckedImport(api: TestApi, _admin: Headers, { database }: Platform): Promise<string> {
  const id = await makeImport(api);
  await database.write((trx) =>
    updateImport(trx, { id }, { state: 'checked', report: JSON.stringify(importExample.report) }),
  );
  return id;
}

/** Of which something is there that can be taken back. */
async function makeFinishedImport(api: TestApi, _admin: Headers, { database }: Platform): Promise<string> {
  const id = await makeImport(api);
  await database.write((trx) => updateImport(trx, { id }, { state: 'failed' }));
  return id;
}

/** @returns its slug */
async function makeTag(api: TestApi): Promise<string> {
  const tag = `tag-${(made += 1)}`;
  const body = { title: tag, excerpt: tag, content: tag, tags: [tag, 'kept'] };
  await api.askAsAdmin('POST', '/blog-api', { body });
  return tag;
}

const makePreviewLink = (api: TestApi) => makeOne(api, '/preview-links', {});

async function makeKey(api: TestApi, admin: Headers): Promise<string> {
  const response = await api.ask('POST', '/generate-api-key', { headers: admin, body: { name: 'CI' } });
  return ((await response.json()) as { id: string }).id;
}

const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

function describeUpload(): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'a.png'));
  return form;
}

const rights: Record<string, Row> = {
  listPosts: { right: 'everyone', status: 200 },
  readSettings: { right: 'everyone', status: 200 },
  readSession: { right: 'everyone', status: 200 },
  sendMessage: { right: 'everyone', status: 201, body: message },
  tellFortune: { right: 'everyone', status: 200, body: { answers: fortune } },
  subscribe: { right: 'everyone', status: 201 },
  noteFormBegun: { right: 'everyone', status: 204, body: { form: 'contact' } },
  noteUnmetSearch: { right: 'everyone', status: 204, body: { kind: 'search', text: 'clinics' } },
  readPost: { right: 'admins', status: 200, make: makePost },
  createPost: { right: 'admins', status: 201 },
  updatePost: { right: 'admins', status: 200, body: { title: 'New' }, make: makePost },
  deletePost: { right: 'admins', status: 204, make: makePost },
  readPostDraft: { right: 'admins', status: 200, make: makePost },
  savePostDraft: {
    right: 'admins',
    status: 200,
    body: { title: 'New' },
    headers: { 'if-match': '"1"' },
    make: makePost,
  },
  publishPost: { right: 'admins', status: 200, make: makePost },
  discardPostDraft: { right: 'admins', status: 200, make: makePublishedPost },
  listPostVersions: { right: 'admins', status: 200, make: makePost },
  readPostVersion: { right: 'admins', status: 200, named: { version: '1' }, make: makePost },
  restorePostVersion: { right: 'admins', status: 200, named: { version: '1' }, make: makePost },
  notePostPresence: { right: 'admins', status: 200, make: makePost },
  listPostBin: { right: 'admins', status: 200 },
  restorePost: { right: 'admins', status: 200, make: makeDeletedPost },
  listPostAuthors: { right: 'admins', status: 200 },
  listPostTags: { right: 'everyone', status: 200 },
  changePostTag: { right: 'admins', status: 200, body: { description: 'New' }, make: makeTag },
  mergePostTag: { right: 'admins', status: 200, body: { into: 'kept' }, make: makeTag },
  deletePostTag: { right: 'admins', status: 204, make: makeTag },
  listPostSeries: { right: 'admins', status: 200 },
  publishPosts: { right: 'admins', status: 200, body: { ids: ['none'] } },
  unpublishPosts: { right: 'admins', status: 200, body: { ids: ['none'] } },
  addTagToPosts: { right: 'admins', status: 200, body: { ids: ['none'], tag: 'kept' } },
  removeTagFromPosts: { right: 'admins', status: 200, body: { ids: ['none'], tag: 'kept' } },
  setAuthorOfPosts: { right: 'admins', status: 200, body: { ids: ['none'], author: null } },
  deletePosts: { right: 'admins', status: 200, body: { ids: ['none'] } },
  listImports: { right: 'admins', status: 200 },
  readImport: { right: 'admins', status: 200, make: makeImport },
  beginImport: { right: 'admins', status: 201, body: { file_name: 'a.xml', bytes: 4 } },
  uploadImportPiece: {
    right: 'admins',
    status: 204,
    body: 'abcd',
    named: { piece: '0' },
    make: makeImport,
  },
  checkImport: { right: 'admins', status: 200, make: makeImport },
  startImport: { right: 'admins', status: 200, make: makeCheckedImport },
  takeImportBack: { right: 'admins', status: 200, make: makeFinishedImport },
  discardImport: { right: 'admins', status: 204, make: makeImport },
  readPostAddress: { right: 'admins', status: 200, named },
  previewPost: { right: 'admins', status: 200, body: { content: 'a' } },
  readSignInMethods: { right: 'admins in person', status: 200 },
  listMessages: { right: 'admins', status: 200 },
  readWaitingMessages: { right: 'admins', status: 200 },
  countUnreadMessages: { right: 'admins', status: 200 },
  exportMessages: { right: 'admins', status: 200 },
  readMessage: { right: 'admins', status: 200, make: makeMessage },
  markMessage: { right: 'admins', status: 200, body: { read: true }, make: makeMessage },
  listMessageNotes: { right: 'admins', status: 200, make: makeMessage },
  addMessageNote: { right: 'admins', status: 201, body: { text: 'Called back' }, make: makeMessage },
  listMessageActivity: { right: 'admins', status: 200, make: makeMessage },
  readMessagePerson: { right: 'admins', status: 200, make: makeMessage },
  changeMessages: { right: 'admins', status: 200, body: { ids: ['none'], status: 'open' } },
  listMessageAssignees: { right: 'admins', status: 200 },
  readAnswerHours: { right: 'admins', status: 200 },
  readAnswerRecord: { right: 'admins', status: 200 },
  deleteMessage: { right: 'admins', status: 204, make: makeMessage },
  listReplies: { right: 'admins', status: 200, make: makeMessage },
  sendReply: { right: 'admins', status: 201, body: { text: 'Yes' }, make: makeMessage },
  readReply: { right: 'admins', status: 200, make: makeReply },
  // One that did not fail is not sent again.
  // A reply of ours has no formatting.
  readFormattedReply: { right: 'admins', status: 404, make: makeReply },
  retryReply: { right: 'admins', status: 409, make: makeReply },
  uploadAttachment: { right: 'admins', status: 201, body: 'A file', query: '?name=a.txt', make: makeMessage },
  readAttachment: { right: 'admins', status: 200, make: makeAttachment },
  removeAttachment: { right: 'admins', status: 204, make: makeAttachment },
  listSavedReplies: { right: 'admins', status: 200 },
  createSavedReply: { right: 'admins', status: 201, body: savedReply },
  changeSavedReply: { right: 'admins', status: 200, body: savedReply, make: makeSavedReply },
  deleteSavedReply: { right: 'admins', status: 204, make: makeSavedReply },
  readReplySetup: { right: 'admins', status: 200 },
  saveSignature: { right: 'admins', status: 200, body: { text: 'Eva' } },
  markMessageAsSpam: { right: 'admins', status: 200, body: { spam: true }, make: makeMessage },
  noteMessagePresence: { right: 'admins', status: 200, make: makeMessage },
  listSubscriptions: { right: 'admins', status: 200 },
  exportSubscriptions: { right: 'admins', status: 200 },
  readSubscription: { right: 'admins', status: 200, make: makeSubscription },
  deleteSubscription: { right: 'admins', status: 204, make: makeSubscription },
  markSubscriptionAsSpam: { right: 'admins', status: 200, body: { spam: true }, make: makeSubscription },
  exportPersonalData: { right: 'admins in person', status: 200, query: '?email=nobody@example.com' },
  erasePersonalData: { right: 'admins in person', status: 200, query: '?email=nobody@example.com' },
  listWarnings: { right: 'admins', status: 200 },
  listUnsentMails: { right: 'admins', status: 200 },
  readMailHold: { right: 'admins', status: 200 },
  releaseMail: { right: 'admins', status: 200, body: { waiting: 'send' } },
  listIssues: { right: 'admins', status: 200 },
  readIssue: { right: 'admins', status: 200, make: makeIssue },
  createIssue: { right: 'admins', status: 201, body: { subject: 'An issue' } },
  saveIssue: { right: 'admins', status: 200, body: { subject: 'Another' }, make: makeIssue },
  deleteIssue: { right: 'admins', status: 204, make: makeIssue },
  listIssueVersions: { right: 'admins', status: 200, make: makeIssue },
  readIssueVersion: { right: 'admins', status: 200, named: { version: '1' }, make: makeIssue },
  restoreIssueVersion: { right: 'admins', status: 200, named: { version: '1' }, make: makeIssue },
  noteIssuePresence: { right: 'admins', status: 200, make: makeIssue },
  previewIssue: { right: 'admins', status: 200, make: makeIssue },
  readIssueMail: { right: 'admins', status: 200, make: makeIssue },
  sendTestIssue: { right: 'admins', status: 200, make: makeIssue },
  // Without a mail server, and while nothing is being sent.
  sendIssue: { right: 'admins', status: 409, body: {}, make: makeIssue },
  resendIssue: { right: 'admins', status: 409, body: { status: 'uncertain' }, make: makeIssue },
  pauseIssue: { right: 'admins', status: 409, make: makeIssue },
  resumeIssue: { right: 'admins', status: 409, make: makeIssue },
  cancelIssue: { right: 'admins', status: 409, make: makeIssue },
  retryUnsentMails: { right: 'admins', status: 200, body: {} },
  saveSettings: { right: 'admins', status: 200, body: { tagline: 'New' } },
  saveAnswerTime: { right: 'admins', status: 200, body: replyTimeDefaults },
  readAdminStart: { right: 'admins', status: 200 },
  saveAdminStart: { right: 'admins', status: 200, body: { opens: 'overview' } },
  uploadImage: { right: 'admins', status: 201 },
  listUploads: { right: 'admins', status: 200 },
  readUpload: { right: 'admins', status: 200, make: makeUpload },
  changeUpload: { right: 'admins', status: 200, body: { alt: 'New' }, make: makeUpload },
  replaceUpload: { right: 'admins', status: 200, make: makeUpload },
  deleteUpload: { right: 'admins', status: 204, make: makeUpload },
  restoreUpload: { right: 'admins', status: 200, make: makeUpload },
  listCollections: { right: 'everyone', status: 200 },
  listDocuments: { right: 'everyone', status: 200, named },
  readDocument: { right: 'everyone', status: 200, named },
  createDocument: {
    right: 'admins',
    status: 201,
    body: { data: oneCase },
    named,
    make: async () => `case-${(made += 1)}`,
  },
  saveDocument: {
    right: 'admins',
    status: 200,
    body: { data: oneCase, version: 1 },
    named,
    make: makeCase,
  },
  deleteDocument: { right: 'admins', status: 204, named, make: makeCase },
  publishDocument: { right: 'admins', status: 200, named, make: makeCase },
  discardDraft: { right: 'admins', status: 200, named },
  reorderDocuments: { right: 'admins', status: 200, body: { slugs: [] }, named },
  listVersions: { right: 'admins', status: 200, named },
  readVersion: { right: 'admins', status: 200, named: { ...named, version: '1' }, make: makeCase },
  restoreVersion: { right: 'admins', status: 200, named: { ...named, version: '1' }, make: makeCase },
  notePresence: { right: 'admins', status: 200, named },
  readDocumentAddress: { right: 'admins', status: 200, named },
  listLinkingDocuments: { right: 'admins', status: 200, named },
  readContentOverview: { right: 'admins', status: 200 },
  listBin: { right: 'admins', status: 200 },
  restoreDocument: { right: 'admins', status: 200, make: makeDeletedCase },
  listPreviewLinks: { right: 'admins', status: 200 },
  createPreviewLink: { right: 'admins', status: 201, body: {} },
  deletePreviewLink: { right: 'admins', status: 204, make: makePreviewLink },
  readAnswerTime: { right: 'admins', status: 200 },
  sendTestLead: { right: 'admins', status: 200, body: {} },
  readInsightSummary: { right: 'admins', status: 200 },
  listInsightPages: { right: 'admins', status: 200 },
  listInsightSources: { right: 'admins', status: 200 },
  listNextSubjects: { right: 'admins', status: 200 },
  readQuizResults: { right: 'admins', status: 200 },
  readInsightFunnel: { right: 'admins', status: 200, query: '?by=page' },
  exportInsights: { right: 'admins', status: 200, query: '?by=channel' },
  listApiKeys: { right: 'admins', status: 200 },
  deleteApiKey: { right: 'admins in person', status: 204, make: makeKey },
  generateApiKey: { right: 'admins in person', status: 201, body: { name: 'CI' } },
  revokeApiKey: { right: 'admins in person', status: 200, make: makeKey },
  listSessions: { right: 'sessions', status: 200 },
  mintAccessToken: { right: 'sessions', status: 200, body: {} },
};

const allowed: Record<Right, (caller: Caller) => boolean> = {
  everyone: () => true,
  admins: (caller) => caller.startsWith('an admin'),
  'admins in person': (caller) => caller === 'an admin by session',
  sessions: (caller) => caller.endsWith('by session'),
};

/** A draft is not there for who may not read it; a token is minted from a session alone. */
const refusedWith = (id: string, right: Right): number =>
  id === 'readPost' ? 404 : right === 'sessions' ? 401 : 403;

describeOnBothDatabases('rights', (open) => {
  it(
    'are the same for each endpoint and caller, and refusals change nothing',
    // Sixty endpoints for twenty callers, each with a look at all that is stored.
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
          else expected[caller] = allowed[right](caller) ? status : refusedWith(id, right);
        }
        expect([id, actual]).toEqual([id, expected]);
      }
    },
  );
});

const fillPath = (path: string, names: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => names[name] ?? '');

/** Bodies that must be new each time, or that name what was made. */
function describeBody(id: string, body: unknown, target: string): unknown {
  made += 1;
  if (id === 'subscribe') return { email: `a${made}@example.com` };
  if (id === 'createPost') return { ...post, slug: `post-${made}` };
  if (id === 'revokeApiKey') return { keyId: target };
  if (id === 'uploadImage' || id === 'replaceUpload') return describeUpload();
  return body;
}
