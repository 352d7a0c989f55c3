import { createHash } from 'node:crypto';
import { paths } from '#paths/paths.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode, type NewPost } from '../../contract.ts';
import { createPost } from '../create-post.ts';
import { findFreeSlug } from '../slug-faults.ts';
import { selectPostRow, selectSlugHolder } from '../post-rows.store.ts';
import { resolveTags } from '../resolve-tags.ts';
import { updatePost } from '../save-post.ts';
import { createTags, type NewTag } from '../tags.store.ts';
import { decodePath, longestPath } from './former-path.ts';
import { leadToPost } from './former-path.store.ts';
import { ImportError } from './import-error.ts';
import { findFile, findHere, type PictureImport } from './import-pictures.ts';
import type { ImportTally, PostOutcome } from './import-tally.ts';
import { insertThing, keepThing, selectThing, type ImportedThing } from './imports.store.ts';
import { listShown, replacePlaceholders, type FoundAuthor, type FoundPost } from './source/found-post.ts';
import type { Media, MediaFile } from './source/open-media.ts';

/** The common work of one import's posts. */
export interface ImportWork {
  importId: string;
  media: Media;
  tally: ImportTally;
  /** Null: nothing is changed, and the tally says what would be. */
  pictures: PictureImport | null;
  /** The slugs that the import has given, while nothing is changed. */
  slugs: Set<string>;
  /** The tags that the import would create, while nothing is changed. */
  newTags: NewTag[];
  /** The digests of the posts that it would create or update, by key, while nothing is changed. */
  digests: Map<string, string>;
}

/** Creates or updates a post, unless it was edited or deleted here since it was imported. */
export async function importPost(
  ctx: Context,
  { found, work }: { found: FoundPost; work: ImportWork },
): Promise<void> {
  const { tally } = work;
  for (const note of found.notes) tally.note(note);
  const files = await findFiles(ctx, found, work);
  const author = found.author && (await findPerson(ctx, found.author));
  if (found.author) tally.countAuthor(found.author, author);
  const { tags, newTags } = await resolveTags(ctx, { given: found.tags, planned: work.newTags });
  tally.countTags(tags, newTags);
  if (!work.pictures) work.newTags.push(...newTags);
  // A scheduled post's time passes without a change of the file.
  const source = { ...found, notes: [], post: { ...found.post, publish_at: null } };
  const digest = digestOf(source, [...files.keys()], author);
  const thing = await selectThing(ctx.database.kysely, { kind: 'post', source_key: found.key });
  const write = async () => {
    await importTags(ctx, newTags, work);
    return { ...(await toPost(found, files, work)), author, tags };
  };
  const planned = work.digests.get(found.key);
  let outcome: PostOutcome;
  if (planned !== undefined) outcome = planned === digest ? 'unchanged' : 'updated';
  else if (thing) outcome = await updateImported(ctx, { found, work, thing, digest, write });
  else outcome = await createImported(ctx, { found, work, digest, write });
  if (!work.pictures && (outcome === 'created' || outcome === 'updated')) work.digests.set(found.key, digest);
  tally.count(outcome);
}

async function importTags(
  { database }: Context,
  newTags: readonly NewTag[],
  { importId }: ImportWork,
): Promise<void> {
  if (newTags.length === 0) return;
  await database.writeContent(async (trx) => {
    await createTags(trx, newTags);
    for (const { slug, ...tag } of newTags) {
      const made = { import_id: importId, target: slug, digest: digestTag(tag), version: null };
      await keepThing(trx, { ...made, kind: 'tag', source_key: slug });
    }
  });
}

interface Imported {
  found: FoundPost;
  work: ImportWork;
  digest: string;
  /** Brings the tags and pictures. @returns the whole post */
  write: () => Promise<NewPost>;
}

async function createImported(ctx: Context, { found, work, digest, write }: Imported): Promise<PostOutcome> {
  const { importId, tally, pictures, slugs } = work;
  const slug = await findFreeSlug(
    found.post.slug,
    async (one) => !slugs.has(one) && (await selectSlugHolder(ctx.database.kysely, one)) === null,
  );
  if (slug !== found.post.slug)
    tally.note({
      kind: 'slug',
      post: found.post.title,
      what: found.post.slug,
      reason: `Another post has this address: it gets /blog/${slug}`,
    });
  const hasRedirect = leadsOn(found, slug);
  if (hasRedirect) tally.countRedirect(found);
  slugs.add(slug);
  if (!pictures) return 'created';
  const post = await write();
  const noteCreated = async (trx: Connection, id: string) => {
    const made = { import_id: importId, target: id, digest, version: 1 };
    await insertThing(trx, { ...made, kind: 'post', source_key: found.key });
    if (hasRedirect) await leadOn(trx, found, id);
  };
  await createPost(ctx, { ...post, slug }, { noteCreated });
  return 'created';
}

async function updateImported(
  ctx: Context,
  { found, work, thing, digest, write }: Imported & { thing: ImportedThing },
): Promise<PostOutcome> {
  const { kysely } = ctx.database;
  const { title } = found.post;
  const row = await selectPostRow(kysely, thing.target);
  if (!row) return keep(work, title, 'It was deleted here');
  if (leadsOn(found, row.slug)) work.tally.countRedirect(found);
  if (thing.digest === digest) return 'unchanged';
  if (row.version !== thing.version) return keep(work, title, 'It was edited here since');
  if (!work.pictures) return 'updated';
  const { slug: _slug, ...changes } = await write();
  try {
    const isExpected = (version: number) => version === thing.version;
    const { version } = await updatePost(ctx, { reference: { id: row.id, isExpected }, changes });
    await ctx.database.write(async (trx) => {
      await keepThing(trx, { ...thing, digest, version });
      if (leadsOn(found, row.slug)) await leadOn(trx, found, row.id);
    });
  } catch (error) {
    if (error instanceof Problem && error.code === editedMeanwhileCode)
      return keep(work, title, 'It was edited here since');
    throw error;
  }
  return 'updated';
}

function keep({ tally }: ImportWork, title: string, reason: string): PostOutcome {
  tally.note({ kind: 'kept', post: title, what: title, reason });
  return 'kept';
}

const leadsOn = ({ formerPath }: FoundPost, slug: string): boolean =>
  formerPath !== null && formerPath.length <= longestPath && formerPath !== paths.article(slug);

const leadOn = (trx: Connection, { formerPath }: FoundPost, id: string): Promise<void> =>
  leadToPost(trx, decodePath(formerPath!), id);

/** The pictures that a post shows, by their indexes: files, and addresses of those that are here alone. */
type FoundFiles = Map<number, MediaFile | string>;

async function findFiles(ctx: Context, found: FoundPost, { media, tally }: ImportWork): Promise<FoundFiles> {
  const files: FoundFiles = new Map();
  for (const index of listShown(found)) {
    const picture = found.pictures[index]!;
    const file = (await findFile(media, picture)) ?? (await findHere(ctx, found, picture));
    if (file) files.set(index, file);
    tally.countPicture(found, picture.name, file !== null);
  }
  return files;
}

/** A post with its pictures' addresses; those that are missing or unreadable keep the ones that they had. */
async function toPost(
  found: FoundPost,
  files: Readonly<FoundFiles>,
  { pictures: bringing, tally }: ImportWork,
): Promise<NewPost> {
  const { post, pictures, cover, share } = found;
  const addresses = new Map(pictures.map(({ address }, index) => [index, address]));
  for (const [index, file] of files) {
    if (typeof file === 'string') {
      addresses.set(index, file);
      continue;
    }
    const picture = pictures[index]!;
    try {
      const address = await bringing!.bring(file, picture);
      addresses.set(index, address);
      await bringing!.noteHere(found, picture, address);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      tally.countFaulty(post.title, picture.name, error.message);
    }
  }
  const pick = (index: number | null, own: string | null | undefined): string | null => {
    const image = index === null ? own : addresses.get(index);
    return image && /^(?:\/uploads\/|https:\/\/)/.test(image) ? image : null;
  };
  return {
    ...post,
    content: replacePlaceholders(post.content, addresses),
    image_url: pick(cover, post.image_url),
    share_image: pick(share, post.share_image),
  };
}

/** By it, a tag that was described or renamed since is told apart. */
export const digestTag = ({ name, description = '' }: Omit<NewTag, 'slug'>): string =>
  digestOf(name, description);

const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The person of this site who has an author's address or name. */
async function findPerson(ctx: Context, { name, email, slug }: FoundAuthor): Promise<string | null> {
  const people = await ctx.site.readPeople(ctx);
  const person =
    people.find(({ account }) => email !== '' && account === email) ??
    people.find((one) => one.name.toLowerCase() === name.toLowerCase()) ??
    people.find((one) => one.slug === slug);
  return person?.slug ?? null;
}
