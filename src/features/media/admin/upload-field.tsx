import { runWrite } from '#design/admin/run-write.ts';
import type { UploadKind } from '../contract.ts';
import { ImageField } from './image-field.tsx';
import { uploadImage } from './send-image.ts';

interface UploadFieldProps {
  kind: UploadKind;
  label: string;
  uploadedText: string;
  /** Empty if there is no image. */
  value: string;
  /** @param alt what the library says the image shows; empty if it says nothing */
  onChange: (url: string, alt: string) => void;
}

/** An image field whose file goes to the site's own storage, or is chosen from there. */
export function UploadField({ kind, label, uploadedText, value, onChange }: UploadFieldProps) {
  async function upload(file: File, onProgress: (share: number) => void) {
    const uploaded = await runWrite(() => uploadImage(kind, file, onProgress), { done: uploadedText });
    if (uploaded.kind === 'done') onChange(uploaded.answer.url, '');
  }

  return <ImageField label={label} value={value} onChange={onChange} onUpload={upload} />;
}
