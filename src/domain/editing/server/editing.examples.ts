import type { PathStatus, Editor, Version } from '../contract.ts';

/** Examples in the API's description. */
export const versionExample: Version = {
  version: 3,
  action: 'save',
  slug: 'dock-schedule',
  created_at: '2026-11-20T08:00:00.000Z',
  author: 'Eva',
  changed: ['client'],
};

export const editorExample: Editor = { name: 'Eva', seen_at: '2026-11-20T08:00:00.000Z' };

export const pathStatusExample: PathStatus = {
  path: '/portfolio/dock-schedule',
  status: 301,
  location: '/portfolio/port-schedule',
  fault: null,
  proposal: null,
};
