import { ConfigError, type S3Storage } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';
import type { Storage } from './storage.ts';

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
