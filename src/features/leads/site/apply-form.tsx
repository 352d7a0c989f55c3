import type { ReactNode } from 'react';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { HoneypotField } from '#domain/forms/site/honeypot-field.tsx';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import { applicationFileLimit, applicationFileTypes } from '../application.contract.ts';
import { SenderFields } from './sender-fields.tsx';
import { TitleBlockArea, TitleBlockFile } from './title-block-field.tsx';

interface ApplyFormProps {
  outcome: FormOutcome | null;
  /** The offer's page. */
  job: string;
  /** The title block's last cells, beside the button. */
  children?: ReactNode;
}

/** The form for applying, with a file. The browser sends it itself: a file needs no script. */
export function ApplyForm({ outcome, job, children }: ApplyFormProps) {
  const typed = outcome?.values ?? {};
  const errors = outcome?.errors ?? {};
  return (
    <form method="post" action="#apply" encType="multipart/form-data" className="flex flex-col gap-4">
      {outcome && <InlineMessage {...outcome.message} />}
      <input type="hidden" name="form" value="apply" />
      <input type="hidden" name="job" value={job} />
      <HoneypotField />
      <div className="grid border-2 border-ink bg-sheet sm:grid-cols-2">
        <SenderFields typed={typed} errors={errors} />
        <TitleBlockArea
          className="sm:col-span-2"
          label="About you"
          name="message"
          rows={6}
          required
          maxLength={2000}
          defaultValue={typed['message']}
          error={errors['message']}
        />
        <TitleBlockFile
          className="sm:col-span-2"
          label="File"
          hint="PDF, Word, OpenDocument, RTF or text, up to 10 MB"
          name="file"
          accept={applicationFileTypes.map((type) => `.${type}`).join()}
          limit={applicationFileLimit}
          error={errors['file']}
        />
        <div className="flex flex-col-reverse sm:col-span-2 sm:flex-row-reverse sm:items-stretch">
          <Button
            type="submit"
            className="min-h-13 shrink-0 rounded-none! border-0! forced-colors:border! sm:px-6!"
          >
            Send Application
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
