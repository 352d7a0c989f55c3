import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { describeError } from '#design/admin/error-toast.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { CodeBlock } from './code-block.tsx';
import { showPlain } from './field-list.tsx';
import { showValue, type Endpoint, type Parameter } from './list-endpoints.ts';
import { sendTrial, trialUrl, type Trial, type TrialResponse } from './send-trial.ts';

interface TryItProps {
  endpoint: Endpoint;
  token: string | null;
}

type Outcome = { kind: 'answer'; answer: TrialResponse } | { kind: 'failure'; text: string };

/** A form that sends the request to this site and shows the response. */
export function TryIt({ endpoint, token }: TryItProps) {
  const client = useQueryClient();
  const [trial, setTrial] = useState<Trial>(() => ({
    path: {},
    query: {},
    header: {},
    body: endpoint.body ? showValue(endpoint.body.example) : '',
  }));
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { method, path } = endpoint;
  const parameters = (['path', 'query', 'header'] as const).flatMap((place) =>
    endpoint[`${place}Parameters`].map((parameter) => ({ place, parameter })),
  );

  async function send() {
    setIsSending(true);
    try {
      setOutcome({ kind: 'answer', answer: await sendTrial(endpoint, trial, token) });
      // The other tabs show what was changed here.
      if (method !== 'GET') await client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) });
    } catch (error) {
      setOutcome({ kind: 'failure', text: describeError(error) });
    } finally {
      setIsSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (method === 'DELETE') setIsAsking(true);
    else void send();
  }

  const set = (place: 'path' | 'query' | 'header', name: string, value: string) =>
    setTrial((old) => ({ ...old, [place]: { ...old[place], [name]: value } }));

  return (
    <>
      <form aria-label={`Try ${method} ${path}`} onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-small text-ink-2">
          {token ? 'Sent with the access token above.' : 'Sent without an access token: there is none.'}
          {method !== 'GET' && " It changes this site's data."}
        </p>
        {parameters.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2">
            {parameters.map(({ place, parameter }) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                value={trial[place][parameter.name] ?? ''}
                onChange={(value) => set(place, parameter.name, value)}
              />
            ))}
          </div>
        )}
        {endpoint.body && (
          <TextArea
            label="Body"
            rows={Math.min(12, trial.body.split('\n').length + 1)}
            spellCheck={false}
            value={trial.body}
            onChange={(event) => setTrial({ ...trial, body: event.currentTarget.value })}
            controlClassName="font-mono text-small"
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            size="compact"
            busy={isSending}
            variant={method === 'DELETE' ? 'danger' : 'primary'}
          >
            {isSending ? 'Sending...' : 'Send request'}
          </Button>
          <code className="min-w-0 font-mono text-fine wrap-anywhere text-ink-2">
            {method} {trialUrl(endpoint, trial)}
          </code>
        </div>
      </form>
      <div role="status" className="flex flex-col gap-2 not-empty:mt-4">
        {outcome?.kind === 'answer' && (
          <p className="text-small">
            Answer: <Status {...outcome.answer} />
            {outcome.answer.body === '' && ', with no body'}
          </p>
        )}
      </div>
      {outcome?.kind === 'answer' && outcome.answer.body !== '' && (
        <div className="mt-2">
          <CodeBlock label={`Response to ${method} ${path}`} code={outcome.answer.body} copyName="answer" />
        </div>
      )}
      {outcome?.kind === 'failure' && <InlineMessage kind="error" title={outcome.text} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Send this DELETE request?"
        description={`${trialUrl(endpoint, trial)} will be deleted permanently.`}
        confirmLabel="Send request"
        onConfirm={() => void send()}
      />
    </>
  );
}

/** Data that a request may have changed: not who is signed in, the token or this reference. */
const isList = ([name]: readonly unknown[]) =>
  name !== 'session' && name !== 'access-token' && name !== 'api-document';

const Status = ({ status, isError }: TrialResponse) => (
  <span className={`font-mono ${isError ? 'text-redline' : 'text-pass'}`}>{status}</span>
);

interface ParameterFieldProps {
  parameter: Parameter;
  value: string;
  onChange: (value: string) => void;
}

const ParameterField = ({ parameter, value, onChange }: ParameterFieldProps) => (
  <TextField
    label={parameter.isRequired ? parameter.name : `${parameter.name} (optional)`}
    hint={parameter.description === null ? undefined : showPlain(parameter.description)}
    required={parameter.isRequired}
    placeholder={parameter.example === null ? undefined : `e.g. ${parameter.example}`}
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    controlClassName="font-mono"
  />
);
