import { notify } from '#design/ui/toast.ts';
import type { UploadKind } from '#features/media/contract.ts';
import { ImageField } from '#features/media/admin/image-field.tsx';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';

interface UploadFieldProps {
  kind: UploadKind;
  label: string;
  uploadedText: string;
  /** Empty without an image. */
  value: string;
  onChange: (url: string) => void;
}

/** An image field whose file goes to the site's own storage. */
export function UploadField({ kind, label, uploadedText, value, onChange }: UploadFieldProps) {
  async function upload(file: File, onProgress: (share: number) => void) {
    try {
      const { url } = await api.uploads.uploadImage(kind, file, onProgress);
      onChange(url);
      notify({ title: uploadedText, kind: 'success' });
    } catch (error) {
      notify(toErrorNotice(error));
    }
  }

  return <ImageField label={label} value={value} onChange={onChange} onUpload={upload} />;
}
