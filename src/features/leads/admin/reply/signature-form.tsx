import { Button } from '#design/ui/button.tsx';
import { TextArea } from '#design/ui/text-field.tsx';

interface SignatureFormProps {
  text: string;
  onChange: (text: string) => void;
  onSave: (text: string) => void;
}

export const SignatureForm = ({ text, onChange, onSave }: SignatureFormProps) => (
  <div className="flex flex-col gap-3 border-t border-hairline pt-4">
    <TextArea
      label="My signature"
      rows={3}
      maxLength={1000}
      hint="Below each of your replies"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
    <Button variant="secondary" size="compact" className="self-start" onClick={() => onSave(text)}>
      Save Signature
    </Button>
  </div>
);
