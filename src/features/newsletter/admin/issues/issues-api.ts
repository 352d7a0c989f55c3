import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { Issue, IssueChanges, IssueText } from '../../issues.contract.ts';
import type { issueSendingRoutes } from '../../server/issues/issue-sending.routes.ts';
import type { issuesRoutes } from '../../server/issues/issues.routes.ts';

const issues = createClient<typeof issuesRoutes>(apiBase);
const sending = createClient<typeof issueSendingRoutes>(apiBase);

/** For a long text on a slow line. */
const timeoutMs = 60_000;

type IssueVersion = Pick<Issue, 'id' | 'version'>;

/** The version that changes are based on: the API refuses them if there is a newer one. */
const began = ({ version }: IssueVersion) => ({ timeoutMs, headers: { 'if-match': `"${version}"` } });

export const issueListKey = 'issues';

/** The admin area's requests about issues. Each throws ApiError. */
export const issuesApi = {
  list: (kind: 'issue' | 'welcome', next: string | null) =>
    issues.getPage('/issues-api', { query: { kind } }, next),
  read: (id: string) => issues.get('/issues-api/:id', { param: { id } }),
  create: (text: Partial<IssueText> & { post_id?: string }) =>
    issues.post('/issues-api', { json: text }, { timeoutMs }),
  save: (issue: IssueVersion, changes: IssueChanges, isAutosave = false) =>
    issues.put(
      '/issues-api/:id',
      { param: { id: issue.id }, query: { autosave: isAutosave ? 'true' : 'false' }, json: changes },
      began(issue),
    ),
  /** Of any version. */
  saveSent: (id: string, changes: IssueChanges, isAutosave: boolean) =>
    issues.put('/issues-api/:id', {
      ...{ param: { id }, query: { autosave: isAutosave ? ('true' as const) : ('false' as const) } },
      json: changes,
    }),
  remove: (id: string) => issues.delete('/issues-api/:id', { param: { id } }),
  listVersions: ({ id }: Issue, next: string | null) =>
    issues.getPage('/issues-api/:id/versions', { param: { id }, query: {} }, next),
  readVersion: ({ id }: Issue, version: number) =>
    issues.get('/issues-api/:id/versions/:version', { param: { id, version: String(version) } }),
  restoreVersion: (issue: Issue, version: number) =>
    issues.post(
      '/issues-api/:id/versions/:version/restore',
      { param: { id: issue.id, version: String(version) } },
      began(issue),
    ),
  notePresence: ({ id }: Issue) => issues.post('/issues-api/:id/presence', { param: { id } }),
  preview: (id: string) => sending.get('/issues-api/:id/preview', { param: { id } }),
  /** The version makes the frame load it again. */
  mailUrl: ({ id, version }: IssueVersion, look: 'light' | 'dark', pictures: 'on' | 'off') =>
    `${sending.addressOf('/issues-api/:id/mail', { param: { id }, query: { look, pictures } })}#${version}`,
  sendTest: (id: string) => sending.post('/issues-api/:id/test', { param: { id } }),
  send: (issue: IssueVersion, at?: string) =>
    sending.post('/issues-api/:id/send', { param: { id: issue.id }, json: at ? { at } : {} }, began(issue)),
  resend: (issue: IssueVersion, status: 'uncertain' | 'refused') =>
    sending.post('/issues-api/:id/resend', { param: { id: issue.id }, json: { status } }, began(issue)),
  pause: (issue: IssueVersion) =>
    sending.post('/issues-api/:id/pause', { param: { id: issue.id } }, began(issue)),
  resume: (issue: IssueVersion) =>
    sending.post('/issues-api/:id/resume', { param: { id: issue.id } }, began(issue)),
  cancel: (issue: IssueVersion) =>
    sending.post('/issues-api/:id/cancel', { param: { id: issue.id } }, began(issue)),
};
