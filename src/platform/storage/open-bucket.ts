import type { Readable } from 'node:stream';
import { ConfigError } from '../config/config-error.ts';
import type { S3Storage } from '../config/read-config.ts';
import { isPrivateKey, type FileStore, type Storage } from './storage.ts';
import type { Log } from '../log/create-log.ts';

/** An upload that cannot be stored is refused while its sender still waits. */
const timeouts = { connectionTimeout: 2000, socketTimeout: 5000 };

/** Files in a bucket. The S3 client is loaded only when needed. */
export async function openBucket({ bucket, region, endpoint, credentials }: S3Storage): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: timeouts,
    // Servers other than Amazon's own often do not support streaming checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, bytes, contentType) {
      const cacheControl = isPrivateKey(key) ? 'private, no-store' : 'public, max-age=31536000, immutable';
      const file = { Body: bytes, ContentType: contentType, CacheControl: cacheControl };
      await client.send(new s3.PutObjectCommand({ ...at(key), ...file }));
    },
    async read(key) {
      const { Body } = await client.send(new s3.GetObjectCommand(at(key)));
      return Body!.transformToByteArray();
    },
    async open(key) {
      const { Body, ContentLength = 0 } = await client.send(new s3.GetObjectCommand(at(key)));
      return { length: ContentLength, body: Body as Readable };
    },
    async ask(key) {
      await client.send(new s3.HeadObjectCommand(at(key)));
    },
    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
    async listNames() {
      const names: string[] = [];
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: bucket })) {
        names.push(...Contents.flatMap(({ Key }) => Key ?? []));
      }
      return names;
    },
    checkWritable: async () => {},
    async ping() {
      // A missing file is the same 404 as a missing bucket.
      await client.send(new s3.HeadBucketCommand({ Bucket: bucket }));
    },
  };
}

/**
 * Checks the bucket at startup. If it merely does not answer, startup goes on: pages are served without it,
 * and uploads are refused until it is back.
 * @throws ConfigError with one line when the bucket does not exist or refuses us
 */
export async function checkBucket(config: S3Storage, storage: Storage, log: Log): Promise<void> {
  try {
    await storage.ping();
  } catch (error) {
    const where = `STORAGE_URL: the bucket ${config.bucket} at ${config.endpoint ?? `AWS ${config.region}`}`;
    if (error instanceof Error && error.name === 'CredentialsProviderError') {
      throw new ConfigError(`${where} needs a key: add key=… and secret=… to the address`);
    }
    const status = readStatus(error);
    if (status === 404) throw new ConfigError(`${where} does not exist`);
    if (status === 401 || status === 403) {
      throw new ConfigError(`${where} refuses the key, or does not let it list the bucket`);
    }
    if (status === 301) throw new ConfigError(`${where} is in another region`);
    log.warn({ err: error }, `${where} does not answer: files are unavailable until it does`);
  }
}

/** The HTTP status of a response; null if there was none. */
function readStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null;
}
