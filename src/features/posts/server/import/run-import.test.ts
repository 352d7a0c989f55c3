import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import {
  ghostFile,
  ghostPictures,
  openAdmin,
  wordpressFile,
  wordpressPictures,
  writeGhostZip,
  writePictures,
  writeZip,
} from '#tests/support/import-files.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { replaceUpload } from '#features/media/server/replace-upload.ts';
import { selectReplacement } from '#features/media/server/uploads.store.ts';
import { saveSettings } from '#features/settings/server/save-settings.ts';
import type { Context } from '#platform/context.ts';
import type { ImportReport } from '../../imports.contract.ts';
import { createPost } from '../create-post.ts';
import { selectPostRow } from '../post-rows.store.ts';
import { updatePost } from '../save-post.ts';
import { findImportedPath } from './find-imported-path.ts';
import { runImport } from './run-import.ts';
import { describeTakenBack } from './describe-report.ts';
import { insertImport, selectImport, selectLastImported } from './imports.store.ts';
import { takeBack } from './take-back.ts';
import { takeImportBack } from './take-import-back.ts';

let dir: string;

beforeEach(() => {
  dir = makeTestFolder();
});

const importId = '019abe2c-7a10-7f60-9d0e-3f0c2b7d9e11';

const run = (
  ctx: Context,
  file: string,
  more: { media?: string; isDryRun?: boolean } = {},
): Promise<ImportReport> => runImport(ctx, { importId, file, isDryRun: false, ...more });

const read = async (ctx: Context, slug: string) => (await selectPostRow(ctx.database.kysely, slug))!;

type GhostSite = { db: { data: Record<string, Record<string, unknown>[]> }[] };

const readGhost = () => JSON.parse(readFileSync(ghostFile, 'utf8')) as GhostSite;

function writeSite(site: GhostSite): string {
  const file = join(dir, 'written.json');
  writeFileSync(file, JSON.stringify(site));
  return file;
}

const nameOf = (url: string): string => url.slice('/uploads/'.length);

const count = async (ctx: Context): Promise<number> =>
  (await ctx.database.kysely.selectFrom('blogs').select('id').execute()).length;

const notesOf = ({ notes }: ImportReport, kind: string) =>
  notes.filter((note) => note.kind === kind).map(({ what }) => what);

describeOnBothDatabasesAtLength('an import', (open) => {
  it('brings a Ghost site with its pictures, dates, tags and texts', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    const report = await run(ctx, file);
    expect(report).toMatchObject({
      source: 'ghost',
      published: 1,
      scheduled: 1,
      drafts: 1,
      created: 3,
      skipped: 1,
    });
    expect(report).toMatchObject({ tags: 2, new_tags: 2, pictures: 3, missing_pictures: 1 });
    expect(notesOf(report, 'picture')).toEqual(['2023/05/lost.png']);
    const post = await read(ctx, 'a-week-on-the-dock');
    expect(post).toMatchObject({
      published: 1,
      featured: 1,
      published_at: '2023-05-27T06:00:00.000Z',
      excerpt: 'What trucks taught us about software.',
      image_alt: 'Trucks at a dock',
      search_title: 'Dock week, in short',
      search_description: 'A week among trucks.',
      tags: '["field-work","logistics"]',
    });
    expect(post.content).toContain('<aside class="warning"><p>⚠️ Never unplug the scanner.</p></aside>');
    expect(post.content).toContain(
      '<details><summary>How we counted</summary><p>By hand, twice.</p></details>',
    );
    const names = [post.image_url!, ...post.content.matchAll(/src="([^"]+)"/g)].map((one) =>
      typeof one === 'string' ? one : one[1]!,
    );
    expect(names.filter((name) => name.startsWith('/uploads/blog-'))).toHaveLength(3);
    for (const name of names.filter((one) => one.startsWith('/uploads/')))
      expect(await ctx.storage.exists(name.slice('/uploads/'.length))).toBe(true);
    const scheduled = await read(ctx, 'cards-and-embeds');
    expect(scheduled).toMatchObject({ published: 1, publish_at: '2190-01-01T09:30:00.000Z' });
    expect(scheduled.content).not.toContain('<script');
    expect(await read(ctx, 'notes-to-self')).toMatchObject({ published: 0, published_at: null });
  });

  it('brings a WordPress site from its file and a folder of pictures', async () => {
    const ctx = await openAdmin(await open());
    await writePictures(join(dir, 'uploads'), wordpressPictures);
    const report = await run(ctx, wordpressFile, { media: dir });
    expect(report).toMatchObject({ source: 'wordpress', published: 2, drafts: 1, created: 3, pictures: 2 });
    expect(notesOf(report, 'removed')).toEqual(
      expect.arrayContaining(['Block latest-posts', '[contact-form-7]', '<script>']),
    );
    expect(notesOf(report, 'slug')).toEqual(['%d1%81%d0%bb%d0%be%d0%b2%d0%b0']);
    const post = await read(ctx, 'my-post');
    expect(post).toMatchObject({ published_at: '2019-05-14T08:15:00.000Z', search_title: 'A patient crane' });
    expect(post.image_url).toMatch(/^\/uploads\/blog-/);
    expect(post.content).toContain('href="/2018/01/older/"');
    const classic = await read(ctx, 'slova');
    expect(classic.content).toContain('<figcaption>The <em>old</em> crane</figcaption>');
    expect(classic.content).toContain('<p><strong>Bold</strong> text with [sic] brackets.</p>');
    expect(await findImportedPath(ctx, '/2019/05/my-post')).toBe('/blog/my-post');
    expect(await findImportedPath(ctx, '/2012/03/%D1%81%D0%BB%D0%BE%D0%B2%D0%B0')).toBe('/blog/slova');
    expect(await findImportedPath(ctx, '/2019/05/other')).toBeNull();
  });

  it('changes nothing as a dry run, and says the same', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    const planned = await run(ctx, file, { isDryRun: true });
    expect([await count(ctx), await ctx.storage.list()]).toEqual([0, []]);
    expect(await run(ctx, file)).toEqual(planned);
  });

  it('changes nothing the second time', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    await run(ctx, file);
    const [before, keys] = [
      await ctx.database.kysely.selectFrom('blogs').selectAll().orderBy('id').execute(),
      (await ctx.storage.list()).toSorted(),
    ];
    expect(await run(ctx, file)).toMatchObject({ created: 0, updated: 0, unchanged: 3, kept: 0 });
    expect(await ctx.database.kysely.selectFrom('blogs').selectAll().orderBy('id').execute()).toEqual(before);
    expect((await ctx.storage.list()).toSorted()).toEqual(keys);
  });

  it('updates of a changed file what nobody has edited or deleted here', async () => {
    const ctx = await openAdmin(await open());
    await run(ctx, ghostFile);
    const edited = await read(ctx, 'notes-to-self');
    await updatePost(ctx, {
      reference: { id: edited.id, isExpected: () => true },
      changes: { title: 'Ours' },
    });
    const changed = join(dir, 'changed.json');
    const text = readFileSync(ghostFile, 'utf8');
    writeFileSync(
      changed,
      text.replace('Not ready.', 'Ready.').replace('A week on the dock', 'Two weeks on the dock'),
    );
    const report = await run(ctx, changed);
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 1, kept: 1 });
    expect(await read(ctx, 'a-week-on-the-dock')).toMatchObject({ title: 'Two weeks on the dock' });
    expect(await read(ctx, 'notes-to-self')).toMatchObject({ title: 'Ours', content: '<p>Not ready.</p>' });
    expect(await run(ctx, changed)).toMatchObject({ updated: 0, unchanged: 2, kept: 1 });
  });

  it('finds missing pictures once they are there', async () => {
    const ctx = await openAdmin(await open());
    expect(await run(ctx, ghostFile)).toMatchObject({ pictures: 0, missing_pictures: 4 });
    await writePictures(join(dir, 'content/images'), ghostPictures);
    expect(await run(ctx, ghostFile, { media: dir })).toMatchObject({
      updated: 1,
      unchanged: 2,
      pictures: 3,
    });
    expect((await read(ctx, 'a-week-on-the-dock')).image_url).toMatch(/^\/uploads\//);
  });

  it('keeps the pictures that are here when they are not with the file again', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    await run(ctx, file);
    const slug = 'a-week-on-the-dock';
    const { content, image_url } = await read(ctx, slug);
    const report = await run(ctx, ghostFile);
    expect(report).toMatchObject({ updated: 0, unchanged: 3, pictures: 3, missing_pictures: 1 });
    const changed = join(dir, 'changed.json');
    writeFileSync(changed, readFileSync(ghostFile, 'utf8').replace('By hand, twice.', 'By hand.'));
    expect(await run(ctx, changed)).toMatchObject({ updated: 1, unchanged: 2, missing_pictures: 1 });
    const after = await read(ctx, slug);
    expect([after.image_url, after.content]).toEqual([
      image_url,
      content.replace('By hand, twice.', 'By hand.'),
    ]);
    await takeBack(ctx, { importId });
    expect(await ctx.database.kysely.selectFrom('imported_things').select('kind').execute()).toEqual([]);
  });

  it('brings pictures into the library with their names and texts, and counts those that are none', async () => {
    const ctx = await openAdmin(await open());
    await writePictures(dir, ghostPictures);
    writeFileSync(join(dir, '2023/05/one.png'), '<html>');
    const report = await run(ctx, ghostFile, { media: dir });
    expect(report).toMatchObject({ pictures: 2, missing_pictures: 2 });
    expect(notesOf(report, 'picture').toSorted()).toEqual(['2023/05/lost.png', '2023/05/one.png']);
    const uploads = await ctx.database.kysely
      .selectFrom('uploads')
      .select(['file_name', 'alt'])
      .orderBy('file_name')
      .execute();
    expect(uploads).toEqual([
      { file_name: 'cover.png', alt: 'Trucks at a dock' },
      { file_name: 'dock.png', alt: 'A loading dock at dawn' },
    ]);
  });

  it('brings what is shared and what tags say, and names what has no place here', async () => {
    const ctx = await openAdmin(await open());
    const file = join(dir, 'shared.json');
    const site = readGhost();
    const { posts, posts_meta, tags } = site.db[0]!.data;
    Object.assign(posts_meta![0]!, {
      og_title: 'Shared',
      og_image: '__GHOST_URL__/content/images/2023/05/one.png',
      twitter_title: 'Tweeted',
      twitter_description: 'A week.',
      feature_image_caption: 'At dawn',
    });
    tags![0]!['description'] = 'From the field.';
    posts![0]!['published_at'] = 'in May';
    writeFileSync(file, JSON.stringify(site));
    await writePictures(join(dir, 'content/images'), ghostPictures);
    const report = await run(ctx, file, { media: dir });
    expect(await read(ctx, 'a-week-on-the-dock')).toMatchObject({
      share_title: 'Shared',
      share_description: 'A week.',
      share_image: expect.stringMatching(/^\/uploads\/blog-/) as string,
    });
    const described = await ctx.database.kysely
      .selectFrom('tags')
      .select('description')
      .where('slug', '=', 'field-work')
      .execute();
    expect(described).toEqual([{ description: 'From the field.' }]);
    expect([...notesOf(report, 'changed'), ...notesOf(report, 'removed')]).toEqual(
      expect.arrayContaining([
        'published_at: in May',
        'twitter_title: Tweeted',
        'feature_image_caption: At dawn',
      ]),
    );
  });

  it('treats players as it does cards of files, with no placeholder of Ghost in posts and reports', async () => {
    const ctx = await openAdmin(await open());
    const site = readGhost();
    const media = '__GHOST_URL__/content/media/2023/05';
    site.db[0]!.data['posts']![0]!['html'] =
      `<div class="kg-card kg-audio-card"><div class="kg-audio-title">Horn</div><audio src="${media}/horn.mp3"></audio></div>` +
      `<figure class="kg-card kg-video-card"><video src="${media}/dock.mp4"></video></figure>` +
      `<div class="kg-card kg-file-card"><a href="__GHOST_URL__/content/files/a.pdf"><div class="kg-file-card-title">Plan</div></a></div>`;
    const report = await run(ctx, writeSite(site));
    const { content } = await read(ctx, 'a-week-on-the-dock');
    expect(content).toContain('<a href="/content/media/2023/05/horn.mp3">Horn</a>');
    expect(content).toContain(
      '<a href="/content/media/2023/05/dock.mp4">/content/media/2023/05/dock.mp4</a>',
    );
    expect(JSON.stringify(report) + content).not.toContain('__GHOST_URL__');
    expect(report.notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          what: '/content/media/2023/05/horn.mp3',
          reason: 'An audio player became a link; the file is not imported',
        }),
        expect.objectContaining({
          what: '/content/media/2023/05/dock.mp4',
          reason: 'A video player became a link; the file is not imported',
        }),
      ]),
    );
  });

  it('keeps the heading of a Ghost toggle whatever its class, and names what a card has no place for', async () => {
    const ctx = await openAdmin(await open());
    const site = readGhost();
    const image = '__GHOST_URL__/content/images/2023/05/one.png';
    site.db[0]!.data['posts']![0]!['html'] =
      `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>Bare <em>head</em></h4><button><svg><title>Icon</title></svg></button></div><div class="kg-toggle-content"><p>Body</p></div></div>` +
      `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading">Headless</div><div class="kg-toggle-content"><p>More</p></div></div>` +
      `<div class="kg-card kg-callout-card"><div class="kg-callout-title">Mind this</div><div class="kg-callout-text">Ropes</div></div>` +
      `<div class="kg-card kg-header-card"><img src="${image}"><h2 class="kg-header-card-heading">Head</h2></div>` +
      `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/b"><div class="kg-bookmark-title">The article</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://example.org/i.png"><span class="kg-bookmark-author">Ann</span><span class="kg-bookmark-publisher">Example</span></div><div class="kg-bookmark-thumbnail"><img src="https://example.org/t.png"></div></a><figcaption>Worth a read</figcaption></figure>` +
      `<div class="kg-card kg-audio-card"><div class="kg-audio-title">Horn</div><audio src="__GHOST_URL__/content/media/horn.mp3"></audio><div class="kg-audio-player"><span>0:00</span></div></div>`;
    const report = await run(ctx, writeSite(site), { isDryRun: true });
    expect(notesOf(report, 'removed').slice(0, 3)).toEqual([
      'Mind this',
      '2023/05/one.png',
      'Pictures of bookmarks',
    ]);
    await run(ctx, writeSite(site));
    const { content } = await read(ctx, 'a-week-on-the-dock');
    expect(content).toContain('<details><summary>Bare <em>head</em></summary><p>Body</p></details>');
    expect(content).toContain('<details><summary>Headless</summary><p>More</p></details>');
    expect(content).toContain(
      '<a href="https://example.org/b">The article</a><br>Ann · Example<br>Worth a read',
    );
  });

  it('counts and names entries that are broken, and texts that are not read', async () => {
    const ctx = await openAdmin(await open());
    const site = readGhost();
    const posts = site.db[0]!.data['posts'] as unknown[];
    posts.push('nope', null);
    const base = { type: 'post', status: 'draft', html: null };
    posts.push({ ...base, id: 'l', title: 'New', lexical: '{"root":{}}' });
    posts.push({ ...base, id: 'm', title: 'Old', mobiledoc: '{}' });
    posts.push({ ...base, id: 'e', title: 'Empty' });
    const report = await run(ctx, writeSite(site));
    expect(report).toMatchObject({ created: 3, skipped: 6 });
    expect(report.notes.filter(({ kind }) => kind === 'skipped').slice(1)).toEqual([
      { kind: 'skipped', post: '', what: 'Entry 5 of posts', reason: 'It is not a post' },
      { kind: 'skipped', post: '', what: 'Entry 6 of posts', reason: 'It is not a post' },
      expect.objectContaining({ what: 'New', reason: 'Its text is in a format that is not read (lexical)' }),
      expect.objectContaining({
        what: 'Old',
        reason: 'Its text is in a format that is not read (mobiledoc)',
      }),
      expect.objectContaining({ what: 'Empty', reason: 'It has no text' }),
    ]);
  });

  it('keeps the slugs that tags have in a Ghost file where they are free', async () => {
    const ctx = await openAdmin(await open());
    const site = readGhost();
    const { data } = site.db[0]!;
    const names = ['C++', 'C#', 'Ｃ++', 'C', 'Net'];
    data['tags'] = ['c-plus-plus', 'c-sharp', 'c-2', 'c', 'field-work'].map((slug, index) => ({
      id: slug,
      slug,
      name: names[index],
      description: `About ${names[index]}.`,
    }));
    const [first, second] = data['posts']!;
    data['posts_tags'] = data['tags'].map(({ id }, index) => ({
      post_id: (index < 3 ? first : second)!['id'],
      tag_id: id,
      sort_order: index,
    }));
    const file = writeSite(site);
    await createPost(ctx, { title: 'Mine', excerpt: 'Own', content: 'Own', tags: ['Field work'] });
    const planned = await run(ctx, file, { isDryRun: true });
    const report = await run(ctx, file);
    expect(report).toEqual(planned);
    expect(report).toMatchObject({ tags: 4, new_tags: 4 });
    expect(await read(ctx, 'a-week-on-the-dock')).toMatchObject({ tags: '["c-plus-plus","c-sharp"]' });
    expect(await read(ctx, 'cards-and-embeds')).toMatchObject({ tags: '["c","field-work-2"]' });
    const tags = ctx.database.kysely.selectFrom('tags').select(['name', 'description']).orderBy('slug');
    expect(await tags.execute()).toEqual([
      { name: 'C', description: 'About C.' },
      { name: 'C++', description: 'About C++.' },
      { name: 'C#', description: 'About C#.' },
      { name: 'Field work', description: '' },
      { name: 'Net', description: 'About Net.' },
    ]);
    expect(await takeBack(ctx, { importId })).toMatchObject({ posts: 3, tags: 4 });
  });

  it('keeps the slugs that tags and categories have in a WordPress file', async () => {
    const ctx = await openAdmin(await open());
    const file = join(dir, 'tags.xml');
    const categories = [
      '<category domain="post_tag" nicename="c"><![CDATA[C++]]></category>',
      '<category domain="post_tag" nicename="c-2"><![CDATA[C#]]></category>',
      '<category domain="category" nicename="%d1%81%d0%bb%d0%be%d0%b2%d0%be"><![CDATA[Слово]]></category>',
    ];
    const text = readFileSync(wordpressFile, 'utf8').replaceAll(/<category[^>]*>.*?<\/category>/g, '');
    writeFileSync(
      file,
      text.replaceAll('</item>', () => `${categories.join('')}</item>`),
    );
    const report = await run(ctx, file);
    expect(report).toMatchObject({ tags: 3, new_tags: 3 });
    expect(await read(ctx, 'my-post')).toMatchObject({ tags: '["c","c-2","slovo"]' });
  });

  it('finds a post that an archive has twice already there, as a dry run says', async () => {
    const ctx = await openAdmin(await open());
    const file = join(dir, 'twice.zip');
    const text = readFileSync(wordpressFile);
    const edited = text.toString().replace('Not yet.', 'By now.');
    await writeZip(file, { 'a.xml': text, 'b.xml': Buffer.from(edited) });
    const planned = await run(ctx, file, { isDryRun: true });
    expect(planned).toMatchObject({ created: 3, updated: 1, unchanged: 2, redirects: 2 });
    expect(await run(ctx, file)).toEqual(planned);
  });

  it('gives another address to a post whose address is taken', async () => {
    const ctx = await openAdmin(await open());
    await run(ctx, ghostFile);
    const other = join(dir, 'other.json');
    writeFileSync(other, readFileSync(ghostFile, 'utf8').replaceAll('0f6c1a52', '1f6c1a52'));
    const report = await run(ctx, other);
    expect(report.created).toBe(3);
    expect(notesOf(report, 'slug')).toContain('a-week-on-the-dock');
    expect(await read(ctx, 'a-week-on-the-dock-2')).toMatchObject({ title: 'A week on the dock' });
  });

  it('is taken back but for what was edited since', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    await run(ctx, file);
    const edited = await read(ctx, 'cards-and-embeds');
    await updatePost(ctx, {
      reference: { id: edited.id, isExpected: () => true },
      changes: { title: 'Ours' },
    });
    const result = await takeBack(ctx, { importId });
    expect(result).toMatchObject({ posts: 2, pictures: 3, tags: 2 });
    expect(result.stays.map(({ post }) => post)).toEqual(['Ours']);
    expect(await count(ctx)).toBe(1);
    expect(await ctx.storage.list()).toEqual([]);
    expect(await ctx.database.kysely.selectFrom('uploads').select('name').execute()).toEqual([]);
    expect(await ctx.database.kysely.selectFrom('deleted_blogs').select('id').execute()).toEqual([]);
    expect(await run(ctx, file)).toMatchObject({ created: 2, unchanged: 1 });
  });

  it('takes its tags with the last import that used them, unless a person described or renamed one', async () => {
    const ctx = await openAdmin(await open());
    const other = join(dir, 'other.json');
    const again = readFileSync(ghostFile, 'utf8').replaceAll('0f6c1a52', '1f6c1a52');
    const tags = () => ctx.database.kysely.selectFrom('tags').select('slug').orderBy('slug').execute();
    const importTwice = async () => {
      const at = ctx.now().toISOString();
      const row = { file_name: 'a.json', bytes: 1, asked_by_id: null, created_at: at, updated_at: at };
      writeFileSync(other, again);
      for (const [id, file] of Object.entries({ first: ghostFile, second: other })) {
        await ctx.database.write((trx) => insertImport(trx, { ...row, id, state: 'imported' }));
        await runImport(ctx, { importId: id, file, isDryRun: false });
      }
    };
    const takeBoth = async () => {
      const results = [];
      for (const id of ['first', 'second'])
        results.push(await takeImportBack(ctx, { id, bytes: 1, report: null }));
      await ctx.database.write((trx) => trx.deleteFrom('imports').execute());
      return results.map((result) => result.tags);
    };
    await importTwice();
    expect(await takeBoth()).toEqual([0, 2]);
    expect(await tags()).toEqual([]);
    await importTwice();
    const described = { description: 'Ours' };
    await ctx.database.write((trx) =>
      trx.updateTable('tags').set(described).where('slug', '=', 'logistics').execute(),
    );
    expect(await takeBoth()).toEqual([0, 1]);
    expect(await tags()).toEqual([{ slug: 'logistics' }]);
  });

  it('names posts in the trash of a WordPress site among those that it leaves out', async () => {
    const ctx = await openAdmin(await open());
    const file = join(dir, 'trash.xml');
    const text = readFileSync(wordpressFile, 'utf8');
    const whole = await run(ctx, wordpressFile, { isDryRun: true });
    writeFileSync(file, text.replace(/(<wp:status>(?:<!\[CDATA\[)?)publish/, '$1trash'));
    const report = await run(ctx, file, { isDryRun: true });
    expect(report).toMatchObject({ created: whole.created - 1, skipped: whole.skipped + 1 });
    expect(report.notes).toContainEqual(expect.objectContaining({ reason: 'It is in the trash' }));
  });

  it('is the last to be taken back, unless it failed', async () => {
    const ctx = await openAdmin(await open());
    const at = ctx.now().toISOString();
    const row = { file_name: 'a.zip', bytes: 1, asked_by_id: null, created_at: at, updated_at: at };
    for (const [id, state] of [
      ['1', 'imported'],
      ['2', 'imported'],
      ['3', 'failed'],
    ] as const)
      await ctx.database.write((trx) => insertImport(trx, { ...row, id, state }));
    expect(await selectLastImported(ctx.database.kysely)).toMatchObject({ id: '2' });
  });

  it('says, once it is taken back, what that removed, and how far it is meanwhile', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    const report = await run(ctx, file);
    const at = ctx.now().toISOString();
    const row = {
      id: importId,
      file_name: 'site.zip',
      bytes: 1,
      asked_by_id: null,
      report: JSON.stringify(report),
    };
    const times = { created_at: at, updated_at: at };
    await ctx.database.write((trx) => insertImport(trx, { ...row, ...times, state: 'imported' }));
    for (const slug of ['cards-and-embeds', 'notes-to-self']) {
      const { id } = await read(ctx, slug);
      await updatePost(ctx, { reference: { id, isExpected: () => true }, changes: { title: 'Ours' } });
    }
    const result = await takeImportBack(ctx, row);
    expect(describeTakenBack(result, 'site.zip')).toContain(
      '1 post, 3 pictures and 2 tags were removed, 2 posts stay',
    );
    const after = (await selectImport(ctx.database.kysely, importId))!;
    expect(after).toMatchObject({ state: 'taken_back', done: 8, total: 8 });
    expect(JSON.parse(after.report!)).toMatchObject({ created: 1, pictures: 3, new_tags: 2, kept: 2 });
  });

  it('keeps a picture that another post shows', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    await run(ctx, file);
    const { image_url } = await read(ctx, 'a-week-on-the-dock');
    const other = await read(ctx, 'notes-to-self');
    await updatePost(ctx, { reference: { id: other.id, isExpected: () => true }, changes: { image_url } });
    expect(await takeBack(ctx, { importId })).toMatchObject({ posts: 2, pictures: 2 });
    expect(await ctx.storage.exists(nameOf(image_url!))).toBe(true);
  });

  it('keeps the pictures that something else uses by now, and the address of one that was replaced', async () => {
    const ctx = await openAdmin(await open());
    const file = await writeGhostZip(dir);
    await run(ctx, file);
    const { image_url, content } = await read(ctx, 'a-week-on-the-dock');
    const [logo, shared] = [...content.matchAll(/src="(\/uploads\/[^"]+)"/g)].map(([, url]) => url!);
    const other = await read(ctx, 'notes-to-self');
    const changes = { share_image: shared! };
    await updatePost(ctx, { reference: { id: other.id, isExpected: () => true }, changes });
    await saveSettings(ctx, { logo_url: logo! });
    const replaced = nameOf(image_url!);
    const readBytes = () => ctx.storage.get(nameOf(logo!)) as Promise<Uint8Array>;
    const { name } = await replaceUpload(ctx, { name: replaced, fileName: 'ours.png', readBytes });
    expect(await takeBack(ctx, { importId })).toMatchObject({ posts: 2, pictures: 0 });
    for (const kept of [nameOf(logo!), nameOf(shared!), name])
      expect(await ctx.storage.exists(kept)).toBe(true);
    expect(await selectReplacement(ctx.database.kysely, replaced)).toBe(name);
  });

  it('reads no picture outside of its folder', async () => {
    const ctx = await openAdmin(await open());
    const media = join(dir, 'media');
    mkdirSync(join(media, '2023/05'), { recursive: true });
    await writePictures(dir, ['secret.png']);
    symlinkSync(join(dir, 'secret.png'), join(media, '2023/05/dock.png'));
    const file = join(dir, 'climbing.json');
    writeFileSync(file, readFileSync(ghostFile, 'utf8').replaceAll('2023/05/one.png', '../secret.png'));
    expect(await run(ctx, file, { media })).toMatchObject({ pictures: 0, missing_pictures: 4 });
    expect(await ctx.storage.list()).toEqual([]);
  });
});
