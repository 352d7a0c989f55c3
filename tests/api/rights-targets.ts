import sharp from 'sharp';
import { defaultContent } from '#content/collections.ts';
import type { SentInvitation } from '#features/identity/team.contract.ts';
import { importExample } from '#features/posts/server/import/imports.examples.ts';
import { updateImport } from '#features/posts/server/import/imports.store.ts';
import type { Setup } from '#features/setup/contract.ts';
import type { Platform } from '#platform/context.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import type { Headers } from './callers.ts';

/* What the operations of the rights' test name: each makes one, and gives its id or slug. */
export const post = { title: 'A post', excerpt: 'Short', content: 'Long' };
export const fortune = { businessType: 'small', techChallenge: 'ai', growthGoal: 'reach', budget: 'medium' };

export const oneCase = {
  ...defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!,
  slug: undefined,
};
export const named = { collection: 'cases', slug: 'dock-schedule' };

let made = 0;

/** A number that no other target has. */
export const countTargets = (): number => (made += 1);

/** @throws Error with what the response says instead */
async function readId(response: Response): Promise<string> {
  const text = await response.text();
  const { id } = JSON.parse(text) as { id?: string };
  if (id === undefined) throw new Error(text);
  return id;
}

export const makeOne = async (api: TestApi, path: string, body: object): Promise<string> => {
  return readId(await api.askAsAdmin('POST', path, { body }));
};
export const makeMessage = (api: TestApi) => makeOne(api, '/messages-api', message);
/** @returns the message's id and the reply's */
export async function makeReply(api: TestApi): Promise<string> {
  const id = await makeMessage(api);
  return `${id} ${await makeOne(api, `/messages-api/${id}/replies`, { text: 'Yes' })}`;
}
export async function makeAttachment(api: TestApi): Promise<string> {
  const id = await makeMessage(api);
  const path = `/messages-api/${id}/attachments?name=a.txt`;
  const response = await api.askAsAdmin('POST', path, { body: 'A file' });
  return `${id} ${((await response.json()) as { id: string }).id}`;
}
export const savedReply = { name: 'Suggest a call', text: 'When may we call you?' };
export const makeSavedReply = (api: TestApi) => makeOne(api, '/saved-replies', savedReply);
export const makeIssue = (api: TestApi) => makeOne(api, '/issues-api', { subject: 'An issue' });
export const makePost = (api: TestApi) =>
  makeOne(api, '/blog-api', { ...post, slug: `post-${countTargets()}` });
export async function makeUpload(api: TestApi): Promise<string> {
  const response = await api.askAsAdmin('POST', '/uploads', { body: describeUpload() });
  return ((await response.json()) as { url: string }).url.split('/').at(-1)!;
}
export async function makeDeletedPost(api: TestApi): Promise<string> {
  const id = await makePost(api);
  await api.askAsAdmin('DELETE', `/blog-api/${id}`);
  return id;
}
export const makePublishedPost = (api: TestApi) =>
  makeOne(api, '/blog-api', { ...post, slug: `post-${countTargets()}`, published: true });
export const makeSubscription = (api: TestApi) =>
  makeOne(api, '/newsletter-api', { email: `a${countTargets()}@example.com` });

/** A case of the owner's own. @returns its slug */
export async function makeCase(api: TestApi): Promise<string> {
  const slug = `case-${countTargets()}`;
  await api.askAsAdmin('POST', `/content-api/cases/${slug}`, { body: { data: oneCase } });
  return slug;
}

export async function makeDeletedCase(api: TestApi): Promise<string> {
  const slug = await makeCase(api);
  await api.askAsAdmin('DELETE', `/content-api/cases/${slug}`);
  const bin = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as { id: string; slug: string }[];
  return bin.find((one) => one.slug === slug)!.id;
}

export const makeImport = (api: TestApi) => makeOne(api, '/blog-imports', { file_name: 'a.xml', bytes: 4 });
/** Which somebody has had checked. */
export async function makeCheckedImport(
  api: TestApi,
  _admin: Headers,
  { database }: Platform,
): Promise<string> {
  const id = await makeImport(api);
  await database.write((trx) =>
    updateImport(trx, { id }, { state: 'checked', report: JSON.stringify(importExample.report) }),
  );
  return id;
}

/** Of which something is there that can be taken back. */
export async function makeFinishedImport(
  api: TestApi,
  _admin: Headers,
  { database }: Platform,
): Promise<string> {
  const id = await makeImport(api);
  await database.write((trx) => updateImport(trx, { id }, { state: 'failed' }));
  return id;
}

/** @returns its slug */
export async function makeTag(api: TestApi): Promise<string> {
  const tag = `tag-${countTargets()}`;
  const body = { title: tag, excerpt: tag, content: tag, tags: [tag, 'kept'] };
  await api.askAsAdmin('POST', '/blog-api', { body });
  return tag;
}

export async function makeColleague(api: TestApi, _admin: Headers, platform: Platform): Promise<string> {
  return (await openColleague(platform, api, { roles: ['author'] })).id;
}
export async function makeDeactivated(api: TestApi, admin: Headers, platform: Platform): Promise<string> {
  const id = await makeColleague(api, admin, platform);
  await api.ask('POST', `/team-api/${id}/deactivate`, { headers: admin });
  return id;
}
export async function makeSession(api: TestApi, admin: Headers, platform: Platform): Promise<string> {
  const id = await makeColleague(api, admin, platform);
  const [session] = (await (await api.askAsAdmin('GET', `/team-api/${id}/sessions`)).json()) as {
    id: string;
  }[];
  return `${id} ${session!.id}`;
}
async function invite(api: TestApi, admin: Headers): Promise<SentInvitation> {
  const body = { email: `a${countTargets()}@example.com`, roles: ['author'], delivery: 'link' };
  return (await (await api.ask('POST', '/invitations', { headers: admin, body })).json()) as SentInvitation;
}
export const makeInvitation = async (api: TestApi, admin: Headers) => (await invite(api, admin)).id;
export const makeInvitationToken = async (api: TestApi, admin: Headers) =>
  new URL((await invite(api, admin)).link!).searchParams.get('token')!;
/** The one that can be undone, or a new one. */
export async function makeCleanStart(api: TestApi, admin: Headers): Promise<string> {
  const setup = (await (await api.askAsAdmin('GET', '/setup')).json()) as Setup;
  if (setup.clean_start) return setup.clean_start.id;
  const body = { site_name: 'Ours' };
  return readId(await api.ask('POST', '/setup/clean-start', { headers: admin, body }));
}

export const makePreviewLink = (api: TestApi) => makeOne(api, '/preview-links', {});

export async function makeKey(api: TestApi, admin: Headers): Promise<string> {
  return readId(await api.ask('POST', '/generate-api-key', { headers: admin, body: { name: 'CI' } }));
}

const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

export function describeUpload(): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'a.png'));
  return form;
}
