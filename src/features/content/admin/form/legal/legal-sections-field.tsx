import { useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { useFormParts, type FieldProps } from '../form-parts.ts';
import { ListField } from '../list-field.tsx';
import { readLegalText } from './read-legal-text.ts';

/** The sections of a legal text, which can also be pasted as one. */
export function LegalSectionsField(props: FieldProps) {
  const { onChange } = useFormParts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListField
        {...props}
        actions={
          <Button variant="secondary" size="compact" onClick={() => setIsOpen(true)}>
            Paste a whole text
          </Button>
        }
      />
      {isOpen && (
        <PasteDialog
          present={Array.isArray(props.value) ? props.value.length : 0}
          onRead={(sections) => onChange(props.path, sections)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface PasteDialogProps {
  /** How many sections there are. */
  present: number;
  onRead: (sections: ReturnType<typeof readLegalText>) => void;
  onClose: () => void;
}

function PasteDialog({ present, onRead, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const sections = readLegalText(text);

  function read() {
    if (sections.length === 0) return setIsEmpty(true);
    onRead(sections);
    onClose();
  }

  return (
    <FormDialog
      open
      isWide
      onClose={onClose}
      title="Paste a whole text"
      description={`It replaces the ${present === 1 ? 'section' : `${present} sections`} of this form. Visitors see it once you publish.`}
      submitLabel="Replace the sections"
      onSubmit={read}
    >
      <TextArea
        label="Text"
        rows={12}
        hint="Short lines that stand alone become headings. Lines that begin with a hyphen or a bullet become lists."
        error={isEmpty && sections.length === 0 ? 'Please paste a text' : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className="text-small text-ink-2">
        {sections.length > 0 && `Headings: ${sections.map(({ heading }) => heading).join(' · ')}`}
      </p>
    </FormDialog>
  );
}
