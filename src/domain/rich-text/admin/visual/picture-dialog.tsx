import { useEffect, useState } from 'react';
import { TextField } from '#design/ui/text-field.tsx';
import { AltField } from '#domain/uploads/admin/alt-field.tsx';
import { FormDialog, type DialogProps } from './edit-dialogs.tsx';
import type { DescribedPicture } from './upload-places.ts';

interface PictureDialogProps extends DialogProps {
  /** Where it is, or the file that is still being stored. */
  picture: string | File;
  /** Null: nobody has said yet. */
  alt: string | null;
  /** Of a new picture; later it is edited in the text. */
  caption: string | undefined;
  /** Why it could not be stored meanwhile. */
  failure: string | undefined;
  onApply: (described: DescribedPicture) => void;
}

/** Asks for what a picture shows, and for its caption. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, alt: given, caption: givenCaption, failure, onApply, ...dialog } = props;
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
      <ShownPicture picture={picture} />
      <div role="alert">
        {failure !== undefined && (
          <>
            <p className="text-small wrap-anywhere text-redline">{failure}</p>
            <p className="text-small">Retry is at its place in the text. What you say here is kept.</p>
          </>
        )}
      </div>
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

/** The picture that is asked about, which the dialog covers. A file that is none shows nothing. */
function ShownPicture({ picture }: Pick<PictureDialogProps, 'picture'>) {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (typeof picture === 'string') return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead(reader.result as string));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  const address = typeof picture === 'string' ? picture : read;
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      className="max-h-48 max-w-full self-start border border-hairline object-contain"
      onError={() => setRead(undefined)}
    />
  );
}
