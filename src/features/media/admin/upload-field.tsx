import { runWrite } from '#design/admin/run-write.ts';
import { readApiError, unreachable } from '#design/api/api-error.ts';
import { withRecovery } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { UploadKind, UploadedImage } from '../contract.ts';
import { ImageField } from './image-field.tsx';

interface UploadFieldProps {
  kind: UploadKind;
  label: string;
  uploadedText: string;
  /** Empty if there is no image. */
  value: string;
  onChange: (url: string) => void;
}

/** An image field whose file goes to the site's own storage. */
export function UploadField({ kind, label, uploadedText, value, onChange }: UploadFieldProps) {
  async function upload(file: File, onProgress: (share: number) => void) {
    const uploaded = await runWrite(() => uploadImage(kind, file, onProgress), { done: uploadedText });
    if (uploaded.kind === 'done') onChange(uploaded.answer.url);
  }

  return <ImageField label={label} value={value} onChange={onChange} onUpload={upload} />;
}

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
