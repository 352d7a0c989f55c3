import type { VersionText } from '#domain/editing/contract.ts';
import { versionExample } from '#domain/editing/server/editing.examples.ts';
import type { Issue, IssueHead, IssuePreview } from '../../issues.contract.ts';

/** Examples in the API's description. */
export const issueHeadExample: IssueHead = {
  id: '019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9b02',
  version: 4,
  slug: 'what-a-warehouse-taught-us',
  subject: 'What a warehouse taught us',
  preview: 'And what we have changed since',
  sender_name: 'Northfield Clinics',
  audience: { kind: 'all' },
  per_minute: 100,
  in_archive: true,
  welcome: null,
  status: 'sending',
  post_id: null,
  send_at: null,
  started_at: '2026-11-20T09:00:00.000Z',
  ended_at: null,
  paused_for: null,
  pause_detail: null,
  progress: {
    ...{ queued: 212, sending: 3, sent: 196, uncertain: 0, refused: 1, skipped: 0 },
    total: 412,
    is_complete: true,
  },
  created_at: '2026-11-18T14:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  updated_by: 'Eva',
};

export const issueExample: Issue = {
  ...issueHeadExample,
  content: '<p>A picking list is a program that people run.</p>',
};

export const issueVersionExample: VersionText = {
  ...versionExample,
  slug: issueExample.slug,
  changed: ['content'],
  data: {
    subject: issueExample.subject,
    preview: issueExample.preview,
    sender_name: issueExample.sender_name,
    content: issueExample.content,
  },
};

export const issuePreviewExample: IssuePreview = {
  html: '<!doctype html><html lang="en"><body><p>A picking list is a program that people run.</p></body></html>',
  text: 'A picking list is a program that people run.\n',
  bytes: 6210,
  recipients: 412,
  checks: [{ is_blocking: false, text: 'The link to /blog/gone leads nowhere.' }],
};
