import type { UploadedImage, UploadKind } from '#features/media/contract.ts';
import { apiPath } from '#paths/api-paths.ts';
import { toApiError, unreachable } from './request.ts';

/**
 * Uploads an image. XMLHttpRequest, since fetch tells nothing about how far a body has been sent.
 * @param onProgress from 0 to 1
 * @throws ApiError
 */
export function uploadImage(
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
      else void toApiError(call.status, call.responseText).then(reject);
    });
    call.send(form);
  });
}
