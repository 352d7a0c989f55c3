import type { Reference } from '#domain/editing/server/change-edited.ts';
import type { EditedText, VersionedKind } from '#domain/editing/server/edited-kind.ts';
import { changedMeanwhile } from '#domain/editing/server/changed-meanwhile.ts';
import { notFound, type Problem } from '#platform/http/problem.ts';
import type { Issue } from '../../issues.contract.ts';
import { describeIssue } from './describe-issue.ts';
import { advanceIssue, selectIssue, updateIssue, type IssueRow } from './issues.store.ts';

interface IssueTypes {
  key: { id: string };
  row: IssueRow;
  answer: Issue;
}

/** Which issue, and which state of it a change is based on. */
export type IssueReference = Reference<IssueTypes>;

/** The issues, as something that has versions. */
export const issues: VersionedKind<IssueTypes> = {
  operations: { read: 'readIssue', change: 'saveIssue' },
  describeTarget: ({ id, subject }) => ({ kind: 'newsletter', id, title: subject }),
  nameOf: ({ id }) => `newsletter/${id}`,
  async findRow({ database }, { id }) {
    const row = await selectIssue(database.kysely, id);
    if (!row) throw notFound();
    return row;
  },
  findToChange: async (_ctx, _trx, { id }) => id,
  async advance(trx, id) {
    const row = await advanceIssue(trx, id);
    if (!row) throw notFound();
    return row;
  },
  setVersion: (trx, { id, version }) => updateIssue(trx, id, { version }),
  async update(trx, row, { changes, change: { at, userId } }) {
    const values = { ...changes, updated_at: at, updated_by: userId };
    await updateIssue(trx, row.id, values);
    return { ...row, ...values };
  },
  readText: (row) => ({ slug: row.slug, text: readIssueText(row) }),
  isPublished: () => false,
  describe: describeIssue,
  stale: editedMeanwhile,
};

/** The part of an issue that versions keep. */
function readIssueText({ subject, preview, sender_name, content }: IssueRow): EditedText {
  return { subject, preview, sender_name, content };
}

/** 409 with the current issue. */
export function editedMeanwhile(current: Issue, isByCaller = false): Problem {
  return changedMeanwhile('issue', current, isByCaller);
}
