import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { S3Storage } from '../config/read-config.ts';
import { isPrivateKey } from './private-keys.ts';
import type { OpenFile } from './open-storage.ts';

/** A bucket as flydrive's disk, and how to put a file into it, open one, and check the bucket itself. */
export interface Bucket {
  disk: Disk;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @throws the S3 client's error */
  open(key: string): Promise<OpenFile>;
  /** Unchanged: flydrive's listing alters some keys, and fails with one that it does not allow. */
  listNames(): Promise<string[]>;
  /** @throws the S3 client's error when it does not exist, refuses, or does not answer */
  ask(): Promise<void>;
}

/** An upload that cannot be stored is refused while its sender still waits. */
const timeouts = { connectionTimeout: 2000, socketTimeout: 5000 };

/** The S3 client is loaded only when needed. */
export async function openBucket({ bucket, region, endpoint, credentials }: S3Storage): Promise<Bucket> {
  const [{ S3Driver }, { GetObjectCommand, HeadBucketCommand, paginateListObjectsV2, S3Client }] =
    await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: timeouts,
    // Servers other than Amazon's own often do not support streaming checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const disk = new Disk(driver);
  return {
    disk,
    put: (key, bytes, contentType) =>
      disk.put(key, bytes, {
        contentType,
        cacheControl: isPrivateKey(key) ? 'private, no-store' : 'public, max-age=31536000, immutable',
      }),
    async open(key) {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key }),
      );
      return { length: ContentLength, body: Body as Readable };
    },
    async listNames() {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        names.push(...Contents.flatMap(({ Key }) => Key ?? []));
      }
      return names;
    },
    async ask() {
      // A missing file is the same 404 as a missing bucket.
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
