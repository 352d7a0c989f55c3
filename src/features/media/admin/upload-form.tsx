import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { Upload } from '../contract.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { AltField } from '#domain/uploads/admin/alt-field.tsx';
import { FocusField } from './focus-field.tsx';
import { mediaApi } from './media-api.ts';

interface UploadFormProps {
  upload: Upload;
  onSaved: () => void;
}

/**
 * The texts about an image: its name, its description and its focal point. Who may only use images describes those that
 * nobody has described.
 */
export function UploadForm({ upload, onSaved }: UploadFormProps) {
  const [values, setValues] = useState(() => readValues(upload));
  const guard = useLeaveGuard();
  const mayChange = useMay()('replaceUpload');
  const [isSaving, setIsSaving] = useState(false);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(readValues(upload));
  useReportUnsaved(isUnsaved, (holds) => (holds ? guard.hold(() => undefined) : guard.release()));

  async function save() {
    setIsSaving(true);
    const saved = await runWrite(
      () => mediaApi.change(upload.name, mayChange ? values : { alt: values.alt }),
      { done: 'Image saved' },
    );
    setIsSaving(false);
    if (saved.kind === 'done') onSaved();
  }

  if (!mayChange && upload.alt !== null) {
    return (
      <div className="flex min-w-0 flex-col gap-6">
        <Picture url={upload.url} />
        <p dir="auto" className="text-small wrap-anywhere">
          {upload.alt || 'It is decoration: it has no description.'}
        </p>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {mayChange ? (
        <FocusField
          url={upload.url}
          value={values.focus}
          onChange={(focus) => setValues((before) => ({ ...before, focus }))}
        />
      ) : (
        <Picture url={upload.url} />
      )}
      <AltField
        value={values.alt}
        onChange={(alt) => setValues((before) => ({ ...before, alt }))}
        hint="What the picture shows, for those who do not see it. It is proposed wherever the picture is inserted."
      />
      {mayChange && (
        <TextField
          label="File name"
          hint="For finding it here."
          maxLength={120}
          value={values.file_name}
          onChange={({ currentTarget: { value } }) =>
            setValues((before) => ({ ...before, file_name: value }))
          }
        />
      )}
      <div>
        <Button type="submit" busy={isSaving} idle={!isUnsaved}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const Picture = ({ url }: { url: string }) => (
  <img src={url} alt="" className="block max-h-96 max-w-full self-start border border-control bg-sunk" />
);

const readValues = ({ file_name, alt, focus }: Upload) => ({ file_name, alt, focus });
