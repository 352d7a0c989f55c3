/*
 * Who may do what: roles have rights, and each operation of the API requires one. Verbs, the API's guard and its
 * description, and the admin area's menu read it here.
 */

/** Closed: a new operation takes one of these, or adds one and says which roles have it. */
export const rights = [
  /** One's own account and preferences. */
  'account',
  /** One's own posts while they are not published, and drafts beside those that are. */
  'posts.write',
  /** All posts: publishing, scheduling, deleting, tags, imports. */
  'posts.publish',
  /** Finding, uploading and describing pictures. */
  'media.use',
  /** All uploads: replacing, cutting, deleting. */
  'media',
  'content',
  'newsletter.draft',
  'newsletter.send',
  'leads',
  'subscribers',
  'insights',
  'settings',
  /** One's own API keys; those of all accounts belong to `team`. */
  'keys',
  'team',
  'personal-data',
] as const;

export type Right = (typeof rights)[number];

/** As stored; several per account. */
const roleRights = {
  author: ['account', 'keys', 'posts.write', 'media.use'],
  editor: [
    'account',
    'keys',
    'posts.write',
    'posts.publish',
    'media.use',
    'media',
    'content',
    'newsletter.draft',
  ],
  'lead-desk': ['account', 'keys', 'leads', 'subscribers', 'insights'],
  admin: rights,
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof roleRights;

export const roles = ['author', 'editor', 'lead-desk', 'admin'] as const satisfies readonly Role[];

/** Whether a name is that of a role. */
export const isRole = (name: string): name is Role => Object.hasOwn(roleRights, name);

/**
 * By operationId. An operation that is open to everyone is here if it answers more to those who have the right.
 */
export const operationRights = {
  readSignInMethods: 'account',
  readOwnAccount: 'account',
  saveOwnAccount: 'account',
  readAdminStart: 'account',
  readAnswerHours: 'account',

  listPosts: 'posts.write',
  readPost: 'posts.write',
  listPostTags: 'posts.write',
  createPost: 'posts.write',
  updatePost: 'posts.write',
  deletePost: 'posts.write',
  readPostDraft: 'posts.write',
  savePostDraft: 'posts.write',
  discardPostDraft: 'posts.write',
  listPostVersions: 'posts.write',
  readPostVersion: 'posts.write',
  restorePostVersion: 'posts.write',
  restorePost: 'posts.write',
  notePostPresence: 'posts.write',
  listPostAuthors: 'posts.write',
  listPostSeries: 'posts.write',
  readPostAddress: 'posts.write',
  previewPost: 'posts.write',
  publishPost: 'posts.publish',
  listPostBin: 'posts.publish',
  changePostTag: 'posts.publish',
  mergePostTag: 'posts.publish',
  deletePostTag: 'posts.publish',
  publishPosts: 'posts.publish',
  unpublishPosts: 'posts.publish',
  addTagToPosts: 'posts.publish',
  removeTagFromPosts: 'posts.publish',
  setAuthorOfPosts: 'posts.publish',
  deletePosts: 'posts.publish',
  listImports: 'posts.publish',
  readImport: 'posts.publish',
  beginImport: 'posts.publish',
  uploadImportPiece: 'posts.publish',
  checkImport: 'posts.publish',
  startImport: 'posts.publish',
  takeImportBack: 'posts.publish',
  discardImport: 'posts.publish',

  listUploads: 'media.use',
  readUpload: 'media.use',
  uploadImage: 'media.use',
  changeUpload: 'media.use',
  replaceUpload: 'media',
  deleteUpload: 'media',
  restoreUpload: 'media',

  listDocuments: 'content',
  readDocument: 'content',
  createDocument: 'content',
  saveDocument: 'content',
  deleteDocument: 'content',
  publishDocument: 'content',
  publishDocuments: 'content',
  discardDraft: 'content',
  reorderDocuments: 'content',
  listVersions: 'content',
  readVersion: 'content',
  restoreVersion: 'content',
  notePresence: 'content',
  readDocumentAddress: 'content',
  listLinkingDocuments: 'content',
  readContentOverview: 'content',
  readDemonstration: 'content',
  searchContent: 'content',
  listBin: 'content',
  restoreDocument: 'content',
  listPreviewLinks: 'content',
  createPreviewLink: 'content',
  deletePreviewLink: 'content',

  listMessages: 'leads',
  readWaitingMessages: 'leads',
  countMessages: 'leads',
  enterMessage: 'leads',
  countUnreadMessages: 'leads',
  exportMessages: 'leads',
  readMessage: 'leads',
  markMessage: 'leads',
  deleteMessage: 'leads',
  listMessageNotes: 'leads',
  addMessageNote: 'leads',
  listMessageActivity: 'leads',
  readMessagePerson: 'leads',
  changeMessages: 'leads',
  listMessageAssignees: 'leads',
  noteMessagePresence: 'leads',
  readAnswerRecord: 'leads',
  listReplies: 'leads',
  sendReply: 'leads',
  readReply: 'leads',
  readFormattedReply: 'leads',
  retryReply: 'leads',
  uploadAttachment: 'leads',
  readAttachment: 'leads',
  removeAttachment: 'leads',
  listSavedReplies: 'leads',
  createSavedReply: 'leads',
  changeSavedReply: 'leads',
  deleteSavedReply: 'leads',
  readReplySetup: 'leads',
  saveSignature: 'leads',

  readIssueMail: 'newsletter.draft',
  listIssues: 'newsletter.draft',
  readIssue: 'newsletter.draft',
  createIssue: 'newsletter.draft',
  saveIssue: 'newsletter.draft',
  deleteIssue: 'newsletter.draft',
  listIssueVersions: 'newsletter.draft',
  readIssueVersion: 'newsletter.draft',
  restoreIssueVersion: 'newsletter.draft',
  noteIssuePresence: 'newsletter.draft',
  previewIssue: 'newsletter.draft',
  sendTestIssue: 'newsletter.draft',
  checkSender: 'newsletter.draft',
  sendIssue: 'newsletter.send',
  pauseIssue: 'newsletter.send',
  resumeIssue: 'newsletter.send',
  cancelIssue: 'newsletter.send',
  resendIssue: 'newsletter.send',

  listSubscriptions: 'subscribers',
  exportSubscriptions: 'subscribers',
  readSubscription: 'subscribers',
  deleteSubscription: 'subscribers',
  markSubscriptionAsSpam: 'subscribers',
  countSubscriptions: 'subscribers',
  changeSubscriptionStatus: 'subscribers',
  changeSubscriptionTags: 'subscribers',
  importSubscriptions: 'subscribers',
  askToConfirmAgain: 'subscribers',
  readNewsletterSettings: 'subscribers',
  saveNewsletterSettings: 'settings',

  readInsightSummary: 'insights',
  listInsightPages: 'insights',
  listInsightSources: 'insights',
  listNextSubjects: 'insights',
  listIssueStats: 'insights',
  readQuizResults: 'insights',
  readInsightFunnel: 'insights',
  exportInsights: 'insights',

  saveSettings: 'settings',
  saveAdminStart: 'settings',
  readOwnerSettings: 'settings',
  saveOwnerSettings: 'settings',
  readSystem: 'settings',
  downloadBackup: 'settings',
  readSetup: 'settings',
  saveSetup: 'settings',
  sendTestMail: 'settings',
  startClean: 'settings',
  undoCleanStart: 'settings',
  dismissUndo: 'settings',
  readAnswerTime: 'settings',
  saveAnswerTime: 'settings',
  sendTestLead: 'settings',
  listWarnings: 'settings',
  listUnsentMails: 'settings',
  retryUnsentMails: 'settings',
  readMailHold: 'settings',
  releaseMail: 'settings',

  listApiKeys: 'keys',
  generateApiKey: 'keys',
  revokeApiKey: 'keys',
  deleteApiKey: 'keys',

  listTeam: 'team',
  changeTeamRoles: 'team',
  deactivateAccount: 'team',
  reactivateAccount: 'team',
  listTeamSessions: 'team',
  endTeamSession: 'team',
  readTeamRules: 'team',
  saveTeamRules: 'team',
  listInvitations: 'team',
  inviteColleague: 'team',
  renewInvitation: 'team',
  withdrawInvitation: 'team',
  listAuditEntries: 'team',

  exportPersonalData: 'personal-data',
  erasePersonalData: 'personal-data',
} as const satisfies Record<string, Right>;

export type Operation = keyof typeof operationRights;

export const isOperation = (operationId: string): operationId is Operation =>
  Object.hasOwn(operationRights, operationId);

/** Whether someone who has these rights may do something. */
export const includesRightTo = (held: readonly Right[], operation: Operation): boolean =>
  held.includes(operationRights[operation]);

/** The rights of several roles together, in the order of the list. */
export function rightsOf(held: readonly Role[]): Right[] {
  const granted = new Set<Right>(held.flatMap((role) => roleRights[role]));
  return rights.filter((right) => granted.has(right));
}

/** The roles that include what an operation requires. */
export const rolesWithRightTo = (operation: Operation): Role[] =>
  roles.filter((role) => includesRightTo(roleRights[role], operation));
