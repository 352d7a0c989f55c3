import { useState } from 'react';
import { TextField } from '#design/ui/text-field.tsx';
import { AltField } from '#domain/uploads/admin/alt-field.tsx';
import { FormDialog, type DialogProps } from './edit-dialogs.tsx';
import type { DescribedPicture } from './upload-places.ts';

interface PictureDialogProps extends DialogProps {
  /** Null: nobody has said yet. */
  alt: string | null;
  /** Of a new picture; later it is edited in the text. */
  caption: string | undefined;
  onApply: (described: DescribedPicture) => void;
}

/** Asks for what a picture shows, and for its caption. */
export function PictureDialog({ alt: given, caption: givenCaption, onApply, ...dialog }: PictureDialogProps) {
  const [alt, setAlt] = useState(given);
  const [caption, setCaption] = useState(givenCaption ?? '');
  const [error, setError] = useState<string>();

  function apply() {
    if (alt === null || (alt !== '' && alt.trim() === ''))
      setError('Say what the picture shows, or that it only decorates');
    else onApply({ alt: alt.trim(), caption: caption.trim() });
  }

  return (
    <FormDialog name="Picture" onApply={apply} {...dialog}>
      <AltField
        value={alt}
        error={error}
        onChange={(changed) => {
          setAlt(changed);
          setError(undefined);
        }}
      />
      {givenCaption !== undefined && (
        <TextField
          label="Caption"
          hint="Stands below the picture. It may stay empty."
          value={caption}
          onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
