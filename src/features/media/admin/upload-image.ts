import { readApiError, unreachable } from '#design/api/api-error.ts';
import { withRecovery } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { UploadedImage, UploadKind } from '../contract.ts';

/**
 * Uploads an image.
 * @param onProgress from 0 to 1
 * @throws ApiError
 */
export const uploadImage = (
  kind: UploadKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> => withRecovery(() => sendImage(kind, file, onProgress));

/** By XMLHttpRequest: fetch does not report how far a body has been sent. */
function sendImage(
  kind: UploadKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', apiPath('uploads'));
    call.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    call.addEventListener('error', () => reject(unreachable()));
    call.addEventListener('load', () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText));
      else {
        const headers = { get: (name: string) => call.getResponseHeader(name) };
        reject(readApiError(call.status, headers, call.responseText));
      }
    });
    call.send(form);
  });
}
