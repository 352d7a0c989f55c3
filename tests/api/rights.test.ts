import sharp from 'sharp';
import { replyTimeDefaults } from '#features/settings/reply-time.contract.ts';
import { defaultContent } from '#content/collections.ts';
import { expect, it } from 'vitest';
import { importExample } from '#features/posts/server/import/imports.examples.ts';
import { updateImport } from '#features/posts/server/import/imports.store.ts';
import type { Setup } from '#features/setup/contract.ts';
import type { Platform } from '#platform/context.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { isOperation, operationRights, rolesWithRightTo, type Operation } from '#platform/rights.contract.ts';
import type { SentInvitation } from '#features/identity/team.contract.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import { isInvalid, makeCallers, roleOf, type Caller, type Headers } from './callers.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { readStored } from './stored-state.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

/**
 * Who gets the successful response: everyone, those whose roles include the operation (in person: by a session), or every
 * session. What everyone else gets follows from it.
 */
type Right = 'everyone' | 'holders' | 'holders in person' | 'sessions';

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

async function makeColleague(api: TestApi, _admin: Headers, platform: Platform): Promise<string> {
  return (await openColleague(platform, api, { roles: ['author'] })).id;
}
async function makeDeactivated(api: TestApi, admin: Headers, platform: Platform): Promise<string> {
  const id = await makeColleague(api, admin, platform);
  await api.ask('POST', `/team-api/${id}/deactivate`, { headers: admin });
  return id;
}
async function makeSession(api: TestApi, admin: Headers, platform: Platform): Promise<string> {
  const id = await makeColleague(api, admin, platform);
  const [session] = (await (await api.askAsAdmin('GET', `/team-api/${id}/sessions`)).json()) as {
    id: string;
  }[];
  return `${id} ${session!.id}`;
}
async function invite(api: TestApi, admin: Headers): Promise<SentInvitation> {
  const body = { email: `a${(made += 1)}@example.com`, roles: ['author'], delivery: 'link' };
  return (await (await api.ask('POST', '/invitations', { headers: admin, body })).json()) as SentInvitation;
}
const makeInvitation = async (api: TestApi, admin: Headers) => (await invite(api, admin)).id;
const makeInvitationToken = async (api: TestApi, admin: Headers) =>
  new URL((await invite(api, admin)).link!).searchParams.get('token')!;
/** The one that can be undone, or a new one. */
async function makeCleanStart(api: TestApi, admin: Headers): Promise<string> {
  const setup = (await (await api.askAsAdmin('GET', '/setup')).json()) as Setup;
  if (setup.clean_start) return setup.clean_start.id;
  const body = { site_name: 'Ours' };
  const response = await api.ask('POST', '/setup/clean-start', { headers: admin, body });
  return ((await response.json()) as { id: string }).id;
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
  readPost: { right: 'holders', status: 200, make: makePost },
  createPost: { right: 'holders', status: 201 },
  updatePost: { right: 'holders', status: 200, body: { title: 'New' }, make: makePost },
  deletePost: { right: 'holders', status: 204, make: makePost },
  readPostDraft: { right: 'holders', status: 200, make: makePost },
  savePostDraft: {
    right: 'holders',
    status: 200,
    body: { title: 'New' },
    headers: { 'if-match': '"1"' },
    make: makePost,
  },
  publishPost: { right: 'holders', status: 200, make: makePost },
  discardPostDraft: { right: 'holders', status: 200, make: makePublishedPost },
  listPostVersions: { right: 'holders', status: 200, make: makePost },
  readPostVersion: { right: 'holders', status: 200, named: { version: '1' }, make: makePost },
  restorePostVersion: { right: 'holders', status: 200, named: { version: '1' }, make: makePost },
  notePostPresence: { right: 'holders', status: 200, make: makePost },
  listPostBin: { right: 'holders', status: 200 },
  restorePost: { right: 'holders', status: 200, make: makeDeletedPost },
  listPostAuthors: { right: 'holders', status: 200 },
  listPostTags: { right: 'everyone', status: 200 },
  changePostTag: { right: 'holders', status: 200, body: { description: 'New' }, make: makeTag },
  mergePostTag: { right: 'holders', status: 200, body: { into: 'kept' }, make: makeTag },
  deletePostTag: { right: 'holders', status: 204, make: makeTag },
  listPostSeries: { right: 'holders', status: 200 },
  publishPosts: { right: 'holders', status: 200, body: { ids: ['none'] } },
  unpublishPosts: { right: 'holders', status: 200, body: { ids: ['none'] } },
  addTagToPosts: { right: 'holders', status: 200, body: { ids: ['none'], tag: 'kept' } },
  removeTagFromPosts: { right: 'holders', status: 200, body: { ids: ['none'], tag: 'kept' } },
  setAuthorOfPosts: { right: 'holders', status: 200, body: { ids: ['none'], author: null } },
  deletePosts: { right: 'holders', status: 200, body: { ids: ['none'] } },
  listImports: { right: 'holders', status: 200 },
  readImport: { right: 'holders', status: 200, make: makeImport },
  beginImport: { right: 'holders', status: 201, body: { file_name: 'a.xml', bytes: 4 } },
  uploadImportPiece: {
    right: 'holders',
    status: 204,
    body: 'abcd',
    named: { piece: '0' },
    make: makeImport,
  },
  checkImport: { right: 'holders', status: 200, make: makeImport },
  startImport: { right: 'holders', status: 200, make: makeCheckedImport },
  takeImportBack: { right: 'holders', status: 200, make: makeFinishedImport },
  discardImport: { right: 'holders', status: 204, make: makeImport },
  readPostAddress: { right: 'holders', status: 200, named },
  previewPost: { right: 'holders', status: 200, body: { content: 'a' } },
  readSignInMethods: { right: 'holders in person', status: 200 },
  listMessages: { right: 'holders', status: 200 },
  readWaitingMessages: { right: 'holders', status: 200 },
  countUnreadMessages: { right: 'holders', status: 200 },
  exportMessages: { right: 'holders', status: 200 },
  readMessage: { right: 'holders', status: 200, make: makeMessage },
  markMessage: { right: 'holders', status: 200, body: { read: true }, make: makeMessage },
  listMessageNotes: { right: 'holders', status: 200, make: makeMessage },
  addMessageNote: { right: 'holders', status: 201, body: { text: 'Called back' }, make: makeMessage },
  listMessageActivity: { right: 'holders', status: 200, make: makeMessage },
  readMessagePerson: { right: 'holders', status: 200, make: makeMessage },
  changeMessages: { right: 'holders', status: 200, body: { ids: ['none'], status: 'open' } },
  listMessageAssignees: { right: 'holders', status: 200 },
  readAnswerHours: { right: 'holders', status: 200 },
  readAnswerRecord: { right: 'holders', status: 200 },
  deleteMessage: { right: 'holders', status: 204, make: makeMessage },
  listReplies: { right: 'holders', status: 200, make: makeMessage },
  sendReply: { right: 'holders', status: 201, body: { text: 'Yes' }, make: makeMessage },
  readReply: { right: 'holders', status: 200, make: makeReply },
  // One that did not fail is not sent again.
  // A reply of ours has no formatting.
  readFormattedReply: { right: 'holders', status: 404, make: makeReply },
  retryReply: { right: 'holders', status: 409, make: makeReply },
  uploadAttachment: {
    right: 'holders',
    status: 201,
    body: 'A file',
    query: '?name=a.txt',
    make: makeMessage,
  },
  readAttachment: { right: 'holders', status: 200, make: makeAttachment },
  removeAttachment: { right: 'holders', status: 204, make: makeAttachment },
  listSavedReplies: { right: 'holders', status: 200 },
  createSavedReply: { right: 'holders', status: 201, body: savedReply },
  changeSavedReply: { right: 'holders', status: 200, body: savedReply, make: makeSavedReply },
  deleteSavedReply: { right: 'holders', status: 204, make: makeSavedReply },
  readReplySetup: { right: 'holders', status: 200 },
  saveSignature: { right: 'holders', status: 200, body: { text: 'Eva' } },
  markMessageAsSpam: { right: 'holders', status: 200, body: { spam: true }, make: makeMessage },
  noteMessagePresence: { right: 'holders', status: 200, make: makeMessage },
  listSubscriptions: { right: 'holders', status: 200 },
  exportSubscriptions: { right: 'holders', status: 200 },
  readSubscription: { right: 'holders', status: 200, make: makeSubscription },
  deleteSubscription: { right: 'holders', status: 204, make: makeSubscription },
  markSubscriptionAsSpam: { right: 'holders', status: 200, body: { spam: true }, make: makeSubscription },
  countSubscriptions: { right: 'holders', status: 200 },
  changeSubscriptionStatus: {
    right: 'holders',
    status: 200,
    body: { status: 'suppressed' },
    make: makeSubscription,
  },
  changeSubscriptionTags: { right: 'holders', status: 200, body: { tags: ['one'] }, make: makeSubscription },
  askToConfirmAgain: { right: 'holders', status: 200, body: {} },
  checkSender: { right: 'holders', status: 200 },
  readNewsletterSettings: { right: 'holders', status: 200 },
  saveNewsletterSettings: { right: 'holders', status: 200, body: { confirms: true } },
  searchContent: { right: 'holders', status: 200 },
  countMessages: { right: 'holders', status: 200 },
  exportPersonalData: { right: 'holders in person', status: 200, query: '?email=nobody@example.com' },
  erasePersonalData: { right: 'holders in person', status: 200, query: '?email=nobody@example.com' },
  listWarnings: { right: 'holders', status: 200 },
  listUnsentMails: { right: 'holders', status: 200 },
  retryUnsentMails: { right: 'holders', status: 200, body: {} },
  saveSettings: { right: 'holders', status: 200, body: { tagline: 'New' } },
  saveAnswerTime: { right: 'holders', status: 200, body: replyTimeDefaults },
  readAdminStart: { right: 'holders', status: 200 },
  saveAdminStart: { right: 'holders', status: 200, body: { opens: 'overview' } },
  uploadImage: { right: 'holders', status: 201 },
  listUploads: { right: 'holders', status: 200 },
  readUpload: { right: 'holders', status: 200, make: makeUpload },
  changeUpload: { right: 'holders', status: 200, body: { alt: 'New' }, make: makeUpload },
  replaceUpload: { right: 'holders', status: 200, make: makeUpload },
  deleteUpload: { right: 'holders', status: 204, make: makeUpload },
  restoreUpload: { right: 'holders', status: 200, make: makeUpload },
  readOwnerSettings: { right: 'holders', status: 200 },
  saveOwnerSettings: { right: 'holders in person', status: 200, body: { booking_url: null } },
  readSystem: { right: 'holders', status: 200 },
  downloadBackup: { right: 'holders in person', status: 200 },
  enterMessage: {
    right: 'holders',
    status: 201,
    body: { name: 'Ann', email: 'ann@example.com', subject: 'Called', message: 'Wants a call back' },
  },
  // The file has no column of addresses.
  importSubscriptions: { right: 'holders', status: 400, body: 'a' },
  readSetup: { right: 'holders', status: 200 },
  saveSetup: { right: 'holders', status: 200, body: { is_dismissed: true } },
  sendTestMail: { right: 'holders', status: 200 },
  startClean: { right: 'holders in person', status: 201, body: { site_name: 'Ours' } },
  undoCleanStart: { right: 'holders in person', status: 200, make: makeCleanStart },
  dismissUndo: { right: 'holders', status: 204, make: makeCleanStart },
  readDemonstration: { right: 'holders', status: 200, named },
  listCollections: { right: 'everyone', status: 200 },
  listDocuments: { right: 'everyone', status: 200, named },
  readDocument: { right: 'everyone', status: 200, named },
  createDocument: {
    right: 'holders',
    status: 201,
    body: { data: oneCase },
    named,
    make: async () => `case-${(made += 1)}`,
  },
  saveDocument: {
    right: 'holders',
    status: 200,
    body: { data: oneCase, version: 1 },
    named,
    make: makeCase,
  },
  deleteDocument: { right: 'holders', status: 204, named, make: makeCase },
  publishDocument: { right: 'holders', status: 200, named, make: makeCase },
  discardDraft: { right: 'holders', status: 200, named },
  reorderDocuments: { right: 'holders', status: 200, body: { slugs: [] }, named },
  listVersions: { right: 'holders', status: 200, named },
  readVersion: { right: 'holders', status: 200, named: { ...named, version: '1' }, make: makeCase },
  restoreVersion: { right: 'holders', status: 200, named: { ...named, version: '1' }, make: makeCase },
  notePresence: { right: 'holders', status: 200, named },
  readDocumentAddress: { right: 'holders', status: 200, named },
  listLinkingDocuments: { right: 'holders', status: 200, named },
  readContentOverview: { right: 'holders', status: 200 },
  listBin: { right: 'holders', status: 200 },
  restoreDocument: { right: 'holders', status: 200, make: makeDeletedCase },
  listPreviewLinks: { right: 'holders', status: 200 },
  createPreviewLink: { right: 'holders', status: 201, body: {} },
  deletePreviewLink: { right: 'holders', status: 204, make: makePreviewLink },
  readAnswerTime: { right: 'holders', status: 200 },
  sendTestLead: { right: 'holders', status: 200, body: {} },
  readInsightSummary: { right: 'holders', status: 200 },
  listInsightPages: { right: 'holders', status: 200 },
  listInsightSources: { right: 'holders', status: 200 },
  listNextSubjects: { right: 'holders', status: 200 },
  readQuizResults: { right: 'holders', status: 200 },
  readInsightFunnel: { right: 'holders', status: 200, query: '?by=page' },
  exportInsights: { right: 'holders', status: 200, query: '?by=channel' },
  listApiKeys: { right: 'holders', status: 200 },
  deleteApiKey: { right: 'holders in person', status: 204, make: makeKey },
  generateApiKey: { right: 'holders in person', status: 201, body: { name: 'CI' } },
  revokeApiKey: { right: 'holders in person', status: 200, make: makeKey },
  listSessions: { right: 'sessions', status: 200 },
  listTeam: { right: 'holders', status: 200 },
  changeTeamRoles: {
    right: 'holders in person',
    status: 200,
    body: { roles: ['editor'] },
    make: makeColleague,
  },
  deactivateAccount: { right: 'holders in person', status: 200, make: makeColleague },
  reactivateAccount: { right: 'holders in person', status: 200, make: makeDeactivated },
  listTeamSessions: { right: 'holders', status: 200, make: makeColleague },
  endTeamSession: { right: 'holders in person', status: 204, make: makeSession },
  readTeamRules: { right: 'holders', status: 200 },
  saveTeamRules: { right: 'holders in person', status: 200, body: { second_factor: [] } },
  listInvitations: { right: 'holders', status: 200 },
  inviteColleague: { right: 'holders in person', status: 201 },
  renewInvitation: {
    right: 'holders in person',
    status: 200,
    body: { delivery: 'link' },
    make: makeInvitation,
  },
  withdrawInvitation: { right: 'holders', status: 204, make: makeInvitation },
  acceptInvitation: { right: 'everyone', status: 200, make: makeInvitationToken },
  mintAccessToken: { right: 'sessions', status: 200, body: {} },
};

const holds = (id: string, caller: Caller): boolean => {
  const role = roleOf(caller);
  return role !== null && isOperation(id) && rolesWithRightTo(id).includes(role);
};

const allowed: Record<Right, (id: string, caller: Caller) => boolean> = {
  everyone: () => true,
  holders: holds,
  'holders in person': (id, caller) => caller.endsWith('by session') && holds(id, caller),
  sessions: (_id, caller) => caller.endsWith('by session'),
};

/** An author has their own posts; these are an admin's. */
const isOfOthers = (id: string, { make }: Row, caller: Caller): boolean =>
  roleOf(caller) === 'author' && operationRights[id as Operation] === 'posts.write' && make !== undefined;

/** A draft is not there for who may not read it; a token is minted from a session alone. */
const refusedWith = (id: string, right: Right): number =>
  id === 'readPost' ? 404 : right === 'sessions' ? 401 : 403;

describeOnBothDatabases('rights', (open) => {
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
          else if (isOfOthers(id, rights[id]!, caller)) expected[caller] = refusedWith(id, right);
          else expected[caller] = allowed[right](id, caller) ? status : refusedWith(id, right);
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
  if (id === 'inviteColleague') return { email: `a${made}@example.com`, roles: ['author'], delivery: 'link' };
  if (id === 'acceptInvitation') return { token: target, name: 'Eva', password: 'the password of eva' };
  if (id === 'revokeApiKey') return { keyId: target };
  if (id === 'uploadImage' || id === 'replaceUpload') return describeUpload();
  return body;
}
