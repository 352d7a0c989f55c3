import { ApiError, readApiError, unreachable } from '#design/api/api-error.ts';
import { withRecovery } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import { mediaApi } from './media-api.ts';
import type { Upload, UploadedImage, UploadKind } from '../contract.ts';

/** Is told how much has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Uploads an image. @throws ApiError */
export const uploadImage = (kind: UploadKind, file: File, onProgress: OnProgress): Promise<UploadedImage> =>
  withRecovery(() => sendImage(apiPath('uploads'), { kind, file }, onProgress));

/** Uploads one of many: beyond the limit of uploads a minute, it waits as long as the server says. @throws ApiError */
export async function uploadInTime(
  kind: UploadKind,
  file: File,
  onProgress: OnProgress,
): Promise<UploadedImage> {
  for (;;) {
    try {
      return await uploadImage(kind, file, onProgress);
    } catch (error) {
      const waitSeconds = error instanceof ApiError && error.status === 429 && error.retryAfterSeconds;
      if (!waitSeconds) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    }
  }
}

/** Puts another image in the place of one. @throws ApiError */
export const replaceImage = (name: string, file: File, onProgress: OnProgress): Promise<Upload> =>
  withRecovery(() =>
    sendImage(`${apiPath('uploads')}/${encodeURIComponent(name)}/replace`, { file }, onProgress),
  );

/** Keeps what an image shows with it. Nobody waits for it, and nobody is told if it fails. */
export async function describeImage(url: string, alt: string): Promise<void> {
  const name = url.slice(uploadsPrefix.length);
  try {
    await mediaApi.change(name, { alt });
  } catch (error) {
    console.error('The alternative text could not be kept with the picture', error);
  }
}

/** By XMLHttpRequest: fetch does not report how far a body has been sent. */
function sendImage<Answer>(
  path: string,
  fields: Record<string, string | File>,
  onProgress: OnProgress,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    call.addEventListener('error', () => reject(unreachable()));
    call.addEventListener('load', () => {
      if (call.status === 200 || call.status === 201) resolve(JSON.parse(call.responseText));
      else {
        const headers = { get: (name: string) => call.getResponseHeader(name) };
        reject(readApiError(call.status, headers, call.responseText));
      }
    });
    call.send(form);
  });
}
