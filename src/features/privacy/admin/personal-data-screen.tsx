import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { runWrite, type WriteOutcome } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { PersonalData } from '../contract.ts';
import { ErasureReceipt, notErasedTexts, pastFigures, type Erasure } from './erasure-receipt.tsx';
import { DataKindList } from './data-kind-list.tsx';
import { listDataKinds } from './data-kinds.ts';
import type { privacyRoutes } from '../server/privacy.routes.ts';

const personalDataTitle = 'Personal Data';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

const load = (address: string) => runWrite(() => privacyApi.find(address));

/** The address after the `#`, which browsers send to nobody. */
function readAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).trim().slice(0, 255);
  } catch {
    return '';
  }
}

/**
 * Finds everything that is kept about an address, exports it, and erases it.
 * @param email the session's account
 */
export function PersonalDataScreen({ email: signedInAs }: { email: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(readAddress);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(() => isAddress(readAddress()));
  const [personalData, setPersonalData] = useState<PersonalData | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function show(answer: WriteOutcome<PersonalData>) {
    setIsBusy(false);
    setPersonalData(answer.kind === 'done' ? answer.answer : null);
  }

  function find(address: string) {
    const wanted = address.trim();
    if (!isAddress(wanted)) return setError('Enter an email address');
    setError(undefined);
    setIsBusy(true);
    setErasure(null);
    void load(wanted).then(show);
  }

  async function erase(address: string) {
    const answer = await runWrite(() => privacyApi.erase(address), { done: 'Personal data erased' });
    if (answer.kind !== 'done') return;
    setErasure({
      email: address,
      erasedAt: new Date().toISOString(),
      erasedBy: signedInAs,
      erased: answer.answer,
    });
    setPersonalData(null);
    // Cached lists in this browser may still show the person.
    await client.invalidateQueries();
  }

  // A link from a message contains the address.
  useEffect(() => {
    const address = readAddress();
    if (isAddress(address)) void load(address).then(show);
  }, []);

  const kinds = personalData ? listDataKinds(personalData) : [];
  const count = kinds.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <>
      <ScreenHeading title={personalDataTitle} headingRef={heading} />
      <form
        noValidate
        className="mb-6 flex max-w-2xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          find(typed);
        }}
      >
        <TextField
          type="email"
          label="Email address"
          autoComplete="off"
          maxLength={255}
          value={typed}
          error={error}
          hint="Finds everything stored about it, ignoring upper and lower case."
          className="min-w-0 flex-1 basis-72"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="mb-6">
          {isBusy ? 'Looking...' : 'Find'}
        </Button>
      </form>
      <div role="status">
        {personalData && (
          <p className="mb-3 text-small wrap-anywhere">
            {count === 0
              ? `Nothing is stored about ${personalData.email}.`
              : `${count} ${count === 1 ? 'entry is' : 'entries are'} stored about ${personalData.email}.`}
          </p>
        )}
      </div>
      {personalData && count > 0 && (
        <div className="flex max-w-3xl flex-col gap-6">
          <DataKindList kinds={kinds} />
          <div className="flex flex-wrap gap-2">
            <a
              href={toFile(personalData)}
              download={`personal-data-${personalData.exported_at.slice(0, 10)}.json`}
              className={buttonClass('secondary', 'compact')}
            >
              Export JSON
            </a>
            <Button variant="danger" size="compact" onClick={() => setIsAsking(true)}>
              Erase
            </Button>
          </div>
          <div className="flex flex-col gap-1 text-small text-ink-2">
            <p className="font-medium text-ink">What erasing doesn’t cover</p>
            {notErasedTexts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
      {erasure && <ErasureReceipt erasure={erasure} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Erase personal data?"
        description={`Everything stored about ${personalData?.email ?? ''} is permanently erased. This can’t be undone. ${pastFigures}`}
        confirmLabel="Erase"
        onConfirm={() => personalData && void erase(personalData.email)}
        fallbackFocus={heading}
      />
    </>
  );
}

/**
 * As an address that a link can download: what is shown is what is exported, even when the sign-in has aged.
 */
const toFile = (data: PersonalData): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(data, null, 2))}`;

const privacy = createClient<typeof privacyRoutes>(apiBase);

/** Requests about what is kept about a person. Each requires a recent sign-in, and throws ApiError. */
const privacyApi = {
  find: (email: string) => privacy.get('/personal-data', { query: { email } }),
  erase: (email: string) => privacy.delete('/personal-data', { query: { email } }),
};
