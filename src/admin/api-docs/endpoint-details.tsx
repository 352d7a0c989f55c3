import type { ReactNode } from 'react';
import { Tabs } from '#design/admin/tabs.tsx';
import { ResponseList } from './response-list.tsx';
import { CodeBlock } from './code-block.tsx';
import { FieldList, showPlain } from './field-list.tsx';
import { showValue, type Endpoint } from './list-endpoints.ts';
import { exampleLanguages, makeRequestExample, type ExampleLanguage } from './request-examples.ts';
import { TryIt } from './try-it.tsx';

/** The language of the examples, one for all endpoints. */
export interface LanguageChoice {
  language: ExampleLanguage;
  onLanguage: (language: ExampleLanguage) => void;
}

interface EndpointDetailsProps extends LanguageChoice {
  endpoint: Endpoint;
  token: string | null;
}

const accessTexts: Record<Endpoint['access'], string> = {
  public: 'Public: no authentication needed.',
  optional: 'Public: no authentication needed. Admins get drafts as well.',
  admin: 'Admin: an access token or an API key of an admin; 403 for anyone else.',
};

/** An endpoint's parameters, how to call it, its responses, and a form to try it. */
export function EndpointDetails({ endpoint, token, language, onLanguage }: EndpointDetailsProps) {
  const { pathParameters, queryParameters, headerParameters, body } = endpoint;
  const name = `${endpoint.method} ${endpoint.path}`;
  const parameters = [...pathParameters, ...queryParameters, ...headerParameters];
  return (
    <div className="flex flex-col gap-6 p-4 sm:p-6">
      <div className="flex max-w-[36.5em] flex-col gap-1">
        {endpoint.description && <p>{showPlain(endpoint.description)}</p>}
        <p className="text-small text-ink-2">{accessTexts[endpoint.access]}</p>
      </div>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <FieldList fields={parameters} />
        </Part>
      )}
      <Part title="Payload">
        {body ? (
          <>
            {body.fields.length > 0 && <FieldList fields={body.fields} />}
            <CodeBlock label={`${name}: example payload`} code={showValue(body.example)} />
          </>
        ) : (
          <p className="text-small">None.</p>
        )}
      </Part>
      <Part title="Request">
        <Tabs
          label={`Language of the example for ${name}`}
          value={language}
          onChange={onLanguage}
          items={exampleLanguages.map(({ value, label }) => ({
            value,
            label,
            panel: (
              <CodeBlock
                label={`${name} in ${label}`}
                code={makeRequestExample(value, endpoint)}
                copyName={`${label} example`}
              />
            ),
          }))}
        />
      </Part>
      <Part title="Answers">
        <ResponseList name={name} answers={endpoint.answers} />
      </Part>
      <Part title="Try it">
        <TryIt endpoint={endpoint} token={token} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h4 className="text-body font-semibold">{title}</h4>
    {children}
  </section>
);
