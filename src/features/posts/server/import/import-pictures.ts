import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanFileName } from '#domain/uploads/clean-file-name.ts';
import type { Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { ImportError } from './import-error.ts';
import { keepThing, selectThing, type ImportedThing } from './imports.store.ts';
import type { FoundPicture, FoundPost } from './source/found-post.ts';
import type { Media, MediaFile } from './source/open-media.ts';

declare module '#platform/context.ts' {
  interface Site {
    uploadImage: UploadImage;
  }
}

/** Stores an image as an upload. @throws Problem 400 for what is none; 503 while too many are processed */
type UploadImage = (
  ctx: Context,
  input: { kind: 'blog'; fileName: string; alt: string | null; readBytes: () => Promise<Uint8Array> },
) => Promise<{ url: string }>;

const uploadsPath = '/uploads/';

/** How often, and how many seconds apart, a picture is tried while visitors' pictures come first. */
const attempts = 60;

/** The best file of a picture that there is. */
export async function findFile(media: Media, { files }: FoundPicture): Promise<MediaFile | null> {
  for (const path of files) {
    const file = await media.find(path);
    if (file) return file;
  }
  return null;
}

/** The address that a picture of a post has here since an earlier import; null: it is not here. */
export async function findHere(
  ctx: Context,
  found: FoundPost,
  picture: FoundPicture,
): Promise<string | null> {
  const name = await findUpload(ctx, { kind: 'place', source_key: placeOf(found, picture) });
  return name === null ? null : uploadsPath + name;
}

const placeOf = ({ key }: FoundPost, { files }: FoundPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([key, files[0]]))
    .digest('hex');

async function findUpload(
  { database, storage }: Context,
  named: Pick<ImportedThing, 'kind' | 'source_key'>,
): Promise<string | null> {
  const thing = await selectThing(database.kysely, named);
  return thing && (await storage.exists(thing.target)) ? thing.target : null;
}

interface Picture {
  bytes: Uint8Array;
  fileName: string;
  alt: string | null;
}

/** Brings pictures along, each file once: also those of earlier imports are found again, by their bytes. */
export class PictureImport {
  readonly #ctx: Context;
  readonly #importId: string;
  readonly #stored = new Map<string, string>();

  constructor(ctx: Context, importId: string) {
    this.#ctx = ctx;
    this.#importId = importId;
  }

  /** @returns its address; @throws ImportError for what is no picture */
  async bring(file: MediaFile, { alt }: Pick<FoundPicture, 'alt'>): Promise<string> {
    const known = this.#stored.get(file.name);
    if (known !== undefined) return known;
    const bytes = await file.read();
    const source_key = createHash('sha256').update(bytes).digest('hex');
    const name =
      (await this.#findStored(source_key)) ??
      (await this.#store(source_key, { bytes, fileName: cleanFileName(file.name), alt: alt || null }));
    this.#stored.set(file.name, uploadsPath + name);
    return uploadsPath + name;
  }

  /** Notes where a post shows a picture. */
  async noteHere(found: FoundPost, picture: FoundPicture, address: string): Promise<void> {
    const [source_key, target] = [placeOf(found, picture), address.slice(uploadsPath.length)];
    const thing = { source_key, import_id: this.#importId, target, digest: null, version: null };
    await this.#ctx.database.write((trx) => keepThing(trx, { ...thing, kind: 'place' }));
  }

  #findStored(source_key: string): Promise<string | null> {
    return findUpload(this.#ctx, { kind: 'picture', source_key });
  }

  async #store(source_key: string, picture: Picture): Promise<string> {
    const { url } = await this.#upload(picture);
    const target = url.slice(uploadsPath.length);
    const import_id = this.#importId;
    const thing = { kind: 'picture', source_key, import_id, target, digest: null, version: null } as const;
    await this.#ctx.database.write((trx) => keepThing(trx, thing));
    return target;
  }

  async #upload({ bytes, ...texts }: Picture): Promise<{ url: string }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const image = { kind: 'blog', ...texts, readBytes: async () => bytes } as const;
        return await this.#ctx.site.uploadImage(this.#ctx, image);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 400) throw new ImportError(error.message);
        if (error.status !== 503 || attempt === attempts) throw error;
        await wait(1000, undefined, { signal: this.#ctx.signal });
      }
    }
  }
}
