import { defaultContent } from '#content/collections.ts';
import type { AuditAction } from '#domain/audit/contract.ts';
import type { Operation } from '#platform/rights.contract.ts';
import { addSendingIssue } from '#tests/support/test-issues.ts';
import type { IssueColumns } from '#features/newsletter/server/issues/issues.store.ts';
import {
  countTargets,
  makeCase,
  makeMessage,
  makeOne,
  makePost,
  makePublishedPost,
  makeReply,
  post,
} from './rights-targets.ts';
import type { Row } from './rights-rows.ts';

interface Act {
  action: AuditAction;
  /** Where the row of the rights' test does nothing that matters. */
  row?: Partial<Row>;
  /** With what the path does not name. */
  describeBody?: (target: string) => unknown;
}

const makeSending =
  (changes: IssueColumns): Row['make'] =>
  (_api, _admin, platform) =>
    addSendingIssue(platform, changes);

/** Of a post that visitors see. */
const ofPublished = { make: makePublishedPost };

const idsWith =
  (changes: object) =>
  (id: string): object => ({ ids: [id], ...changes });

const makeTagged: Row['make'] = (api) =>
  makeOne(api, '/blog-api', { ...post, slug: `post-${countTargets()}`, tags: ['kept'], published: true });

const makeReadyIssue: Row['make'] = (api) =>
  makeOne(api, '/issues-api', { subject: 'An issue', content: '<p>Hello</p>', sender_name: 'Us' });

async function makeFailedReply(...[api, , platform]: Parameters<NonNullable<Row['make']>>): Promise<string> {
  const target = await makeReply(api);
  const [, id] = target.split(' ');
  await platform.database.kysely
    .updateTable('lead_replies')
    .set({ state: 'failed' })
    .where('id', '=', id!)
    .execute();
  return target;
}

/** The action that each operation is recorded as. */
export const recorded: Partial<Record<Operation, Act>> = {
  createPost: {
    action: 'published',
    describeBody: () => ({ ...post, slug: `post-${countTargets()}`, published: true }),
  },
  updatePost: { action: 'published', row: ofPublished },
  deletePost: { action: 'deleted' },
  restorePost: { action: 'restored' },
  publishPost: { action: 'published' },
  publishPosts: { action: 'published', row: { make: makePost }, describeBody: idsWith({}) },
  unpublishPosts: { action: 'unpublished', row: ofPublished, describeBody: idsWith({}) },
  addTagToPosts: { action: 'published', row: ofPublished, describeBody: idsWith({ tag: 'new' }) },
  removeTagFromPosts: {
    action: 'published',
    row: { make: makeTagged },
    describeBody: idsWith({ tag: 'kept' }),
  },
  setAuthorOfPosts: {
    action: 'published',
    row: ofPublished,
    describeBody: idsWith({ author: defaultContent.people[0]!.slug }),
  },
  deletePosts: { action: 'deleted', row: ofPublished, describeBody: idsWith({}) },
  changePostTag: { action: 'tag.changed' },
  mergePostTag: { action: 'tag.merged' },
  deletePostTag: { action: 'tag.deleted' },
  startImport: { action: 'import.started' },
  takeImportBack: { action: 'import.taken_back' },

  publishDocument: { action: 'published' },
  publishDocuments: {
    action: 'published',
    row: { make: makeCase },
    describeBody: (slug) => ({ documents: [{ collection: 'cases', slug, version: 1 }] }),
  },
  deleteDocument: { action: 'deleted' },
  restoreDocument: { action: 'restored' },
  reorderDocuments: { action: 'reordered' },
  createPreviewLink: { action: 'preview_link.created' },
  deletePreviewLink: { action: 'preview_link.ended' },
  replaceUpload: { action: 'image.replaced' },
  deleteUpload: { action: 'deleted' },
  restoreUpload: { action: 'restored' },

  exportMessages: { action: 'messages.exported' },
  deleteMessage: { action: 'deleted' },
  changeMessages: { action: 'deleted', row: { make: makeMessage }, describeBody: idsWith({ delete: true }) },
  sendReply: { action: 'reply.sent' },
  retryReply: { action: 'reply.sent', row: { make: makeFailedReply } },

  exportSubscriptions: { action: 'subscribers.exported' },
  importSubscriptions: {
    action: 'subscribers.imported',
    row: { body: 'ann@example.com', query: '?note=By%20letter' },
  },
  deleteSubscription: { action: 'deleted' },
  askToConfirmAgain: { action: 'subscribers.asked' },
  sendIssue: { action: 'newsletter.sent', row: { make: makeReadyIssue } },
  pauseIssue: { action: 'newsletter.paused', row: { make: makeSending({ status: 'sending' }) } },
  resumeIssue: { action: 'newsletter.resumed', row: { make: makeSending({ status: 'paused' }) } },
  cancelIssue: { action: 'newsletter.canceled', row: { make: makeSending({ status: 'paused' }) } },
  resendIssue: { action: 'newsletter.resent', row: { make: makeSending({ status: 'done' }) } },
  retryUnsentMails: { action: 'mail.retried' },
  releaseMail: { action: 'mail.released' },

  exportInsights: { action: 'insights.exported' },
  exportPersonalData: { action: 'person.exported' },
  erasePersonalData: { action: 'person.erased' },
  downloadBackup: { action: 'backup.downloaded' },

  saveSettings: { action: 'settings.changed' },
  saveOwnerSettings: { action: 'settings.changed' },
  saveAnswerTime: { action: 'settings.changed' },
  saveNewsletterSettings: { action: 'settings.changed' },
  saveAdminStart: { action: 'settings.changed' },
  saveSetup: { action: 'settings.changed' },
  startClean: { action: 'clean_start.made' },
  undoCleanStart: { action: 'clean_start.undone' },
  dismissUndo: { action: 'clean_start.kept' },

  generateApiKey: { action: 'key.created' },
  revokeApiKey: { action: 'key.revoked' },
  deleteApiKey: { action: 'key.deleted' },
  changeTeamRoles: { action: 'roles.changed' },
  deactivateAccount: { action: 'account.deactivated' },
  reactivateAccount: { action: 'account.reactivated' },
  endTeamSession: { action: 'session.ended' },
  saveTeamRules: { action: 'team_rules.changed' },
  inviteColleague: { action: 'invitation.sent' },
  renewInvitation: { action: 'invitation.sent' },
  withdrawInvitation: { action: 'invitation.withdrawn' },
};

/** What the audit list leaves out, by the reason. */
export const unrecorded: Record<string, Operation[]> = {
  'a draft, which nobody else sees, and which keeps versions': [
    ...(['savePostDraft', 'discardPostDraft', 'createDocument', 'saveDocument', 'discardDraft'] as const),
    ...([
      'restorePostVersion',
      'restoreVersion',
      'createIssue',
      'saveIssue',
      'deleteIssue',
      'restoreIssueVersion',
    ] as const),
  ],
  'a file on the way, or its description': [
    ...(['uploadImage', 'changeUpload', 'beginImport', 'uploadImportPiece', 'checkImport'] as const),
    ...(['discardImport', 'uploadAttachment', 'removeAttachment'] as const),
  ],
  'work on a lead, which has a history of its own': [
    ...(['markMessage', 'addMessageNote', 'enterMessage'] as const),
  ],
  'the state of a subscription, which the subscription says': [
    ...(['markSubscriptionAsSpam', 'changeSubscriptionStatus', 'changeSubscriptionTags'] as const),
  ],
  'texts to write replies with': [
    'createSavedReply',
    'changeSavedReply',
    'deleteSavedReply',
    'saveSignature',
  ],
  'one’s own name': ['saveOwnAccount'],
  'mail to oneself, or to nobody': ['sendTestMail', 'sendTestIssue', 'sendTestLead'],
  'nothing is changed, nor many taken along': [
    'readAttachment',
    'previewPost',
    'notePostPresence',
    'notePresence',
    'noteIssuePresence',
    'noteMessagePresence',
  ],
};
