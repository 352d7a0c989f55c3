import type { ApiError } from '#design/api/api-error.ts';
import type { EditingAction, EditingKind, Refusal } from '#domain/editing/admin/editing-kind.ts';
import type { Audience, Issue, IssueChanges, Welcome, WelcomeEvent } from '../../issues.contract.ts';
import { issueListKey, issuesApi } from './issues-api.ts';

/** The values of the editor's form. */
export const emptyValues = {
  subject: '',
  preview: '',
  sender_name: '',
  content: '',
  audience: 'all' as Audience['kind'],
  audience_value: '',
  per_minute: '100',
  in_archive: true,
  /** Empty for an issue. */
  welcome_after: '' as WelcomeEvent | '',
  welcome_tag: '',
  delay_hours: '0',
};

export type IssueValues = typeof emptyValues;

const labels: Record<keyof IssueValues, string> = {
  subject: 'Subject',
  preview: 'Preview text',
  sender_name: 'Sender name',
  content: 'Content',
  audience: 'Sent to',
  audience_value: 'Tag or source',
  per_minute: 'Mails a minute',
  in_archive: 'In the archive',
  welcome_after: 'Sent after',
  welcome_tag: 'Tag',
  delay_hours: 'Hours later',
};

export const toValues = (issue: Issue): IssueValues => ({
  subject: issue.subject,
  preview: issue.preview,
  sender_name: issue.sender_name,
  content: issue.content,
  audience: issue.audience.kind,
  audience_value: 'value' in issue.audience ? issue.audience.value : '',
  per_minute: String(issue.per_minute),
  in_archive: issue.in_archive,
  welcome_after: issue.welcome?.after ?? '',
  welcome_tag: issue.welcome?.after === 'tag' ? issue.welcome.tag : '',
  delay_hours: String(issue.welcome?.delay_hours ?? 0),
});

/** The fields that the form sends. An audience without its value is not sent: it stays as it was. */
function toText({
  audience: kind,
  audience_value: value,
  per_minute,
  sender_name: sender,
  welcome_after,
  welcome_tag,
  delay_hours,
  ...values
}: IssueValues): IssueChanges {
  const audience: Audience | null =
    kind === 'all' ? { kind } : value.trim() === '' ? null : { kind, value: value.trim() };
  // Without a name, it is from the site.
  return {
    ...values,
    ...(sender.trim() !== '' && { sender_name: sender }),
    ...(audience && { audience }),
    ...toWelcome({ welcome_after, welcome_tag, delay_hours }),
    per_minute: Number(per_minute),
  };
}

function toWelcome({
  welcome_after: after,
  welcome_tag: tag,
  delay_hours: hours,
}: Pick<IssueValues, 'welcome_after' | 'welcome_tag' | 'delay_hours'>): { welcome?: Welcome } {
  if (after === '') return {};
  const delay = { delay_hours: Number(hours) };
  return { welcome: after === 'tag' ? { after, tag, ...delay } : { after, ...delay } };
}

type IssueAction = EditingAction<Issue, IssueValues>;

/** Once it is no draft, only these can be changed, whatever its sending has come to since. */
function saveChanges(issue: Issue, values: IssueValues, isAutosave = false): Promise<Issue> {
  if (issue.status === 'draft') return issuesApi.save(issue, toText(values), isAutosave);
  const { per_minute: pace, in_archive } = values;
  return issuesApi.saveSent(issue.id, { per_minute: Number(pace), in_archive }, isAutosave);
}

/** Keeps the text as a version; the editor stays open. */
export const save: IssueAction = {
  name: 'save',
  done: 'Issue saved',
  sendsMerged: true,
  send: ({ item, values }) => (item ? saveChanges(item, values) : issuesApi.create(toText(values))),
};

/** How one issue is edited; see `welcomeKind`. */
export const issueKind: EditingKind<Issue, IssueValues> = {
  noun: 'issue',
  toKey: (issue) => `issue/${issue?.id ?? 'new'}`,
  listKeys: [[issueListKey]],
  toValues,
  readKept(kept, saved) {
    const values: Record<string, unknown> = { ...saved, ...Object(kept) };
    const isWhole = Object.entries(emptyValues).every(
      ([name, empty]) => typeof values[name] === typeof empty,
    );
    return isWhole ? (values as IssueValues) : null;
  },
  describePath: (name) => Object(labels)[name] ?? name,
  check({ audience, audience_value: value, welcome_after: after, welcome_tag: tag }): Refusal | null {
    if (after === 'tag' && tag.trim() === '')
      return { errors: { welcome_tag: 'Enter a tag' }, toast: 'Enter a tag' };
    if (audience === 'all' || value.trim() !== '') return null;
    const message = audience === 'tag' ? 'Enter a tag' : 'Choose a source';
    return { errors: { audience_value: message }, toast: message };
  },
  describeRefusal: ({ message, errors }: ApiError): Refusal => ({
    errors: Object.fromEntries(errors.map(({ field, message: reason }) => [field.split('.')[0], reason])),
    toast: message,
  }),
  chooseDraftAction: () => save,
  autosave: {
    pick: (values) => values,
    describeMissing: ({ subject }) => (subject.trim() === '' ? 'a subject' : null),
    send: (issue, values) => (issue ? saveChanges(issue, values, true) : issuesApi.create(toText(values))),
  },
  api: {
    discard: async (issue) => issue,
    restoreVersion: issuesApi.restoreVersion,
    listVersions: issuesApi.listVersions,
    readVersion: issuesApi.readVersion,
    notePresence: issuesApi.notePresence,
  },
};

/** Keeps a welcome mail, see `save`. */
export const saveWelcome: IssueAction = { ...save, done: 'Welcome mail saved' };

/** How one welcome mail is edited. */
export const welcomeKind: typeof issueKind = {
  ...issueKind,
  noun: 'welcome mail',
  chooseDraftAction: () => saveWelcome,
};
