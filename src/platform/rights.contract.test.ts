import { expect, it } from 'vitest';
import {
  includesRightTo,
  operationRights,
  rights,
  rightsOf,
  roles,
  type Operation,
  type Role,
} from './rights.contract.ts';

const may = (role: Role, ...operations: Operation[]): boolean[] =>
  operations.map((operation) => includesRightTo(rightsOf([role]), operation));

it('lets an author write and use pictures, and publish nothing', () => {
  expect(may('author', 'createPost', 'savePostDraft', 'uploadImage')).toEqual([true, true, true]);
  expect(may('author', 'publishPost', 'publishPosts', 'deletePosts', 'saveDocument', 'deleteUpload')).toEqual(
    Array(5).fill(false),
  );
});

it('lets an editor publish posts and content, and not send, read leads or change settings', () => {
  expect(may('editor', 'publishPost', 'publishDocument', 'replaceUpload')).toEqual([true, true, true]);
  expect(rightsOf(['editor'])).toContain('newsletter.draft');
  expect(rightsOf(['editor'])).not.toContain('newsletter.send');
  expect(may('editor', 'listMessages', 'listSubscriptions', 'readInsightSummary', 'saveSettings')).toEqual(
    Array(4).fill(false),
  );
});

it('lets the lead desk answer messages, and see subscribers and insights, and write nothing', () => {
  expect(may('lead-desk', 'sendReply', 'deleteMessage', 'exportSubscriptions', 'readInsightSummary')).toEqual(
    Array(4).fill(true),
  );
  expect(may('lead-desk', 'createPost', 'readPostDraft', 'saveDocument', 'listUploads')).toEqual(
    Array(4).fill(false),
  );
});

it('leaves team, settings and whole persons to admins, who may do everything', () => {
  for (const role of ['author', 'editor', 'lead-desk'] as const)
    expect(may(role, 'listTeam', 'saveSettings', 'erasePersonalData')).toEqual(Array(3).fill(false));
  expect(rightsOf(['admin'])).toEqual([...rights]);
});

it('gives everyone who works here keys of their own', () => {
  for (const role of roles) expect(may(role, 'listApiKeys', 'generateApiKey')).toEqual([true, true]);
});

it('adds the rights of several roles, and gives every operation a right that a role has', () => {
  expect(rightsOf(['lead-desk', 'author'])).toEqual(
    expect.arrayContaining([...rightsOf(['author']), ...rightsOf(['lead-desk'])]),
  );
  expect(new Set(rights)).toEqual(
    new Set([...Object.values(operationRights), 'newsletter.draft', 'newsletter.send']),
  );
});
