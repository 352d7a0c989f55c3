import { useState } from 'react';
import { linkClass } from '#design/ui/link-class.ts';
import { Tabs } from '#design/admin/tabs.tsx';
import { apiDescriptionPath } from '#paths/api-paths.ts';
import type { ApiDocument } from './api-document.ts';
import { EndpointList } from './endpoint-list.tsx';
import { listEndpoints } from './list-endpoints.ts';
import type { ExampleLanguage } from './request-examples.ts';

/** The tabs, which are the document's tags. */
const tags = ['Blog API', 'Newsletter API', 'Messages API'];

interface ApiReferenceProps {
  document: ApiDocument;
  /** The credential of the requests that are tried. */
  token: string | null;
}

/** The endpoints, grouped by tag. */
export function ApiReference({ document, token }: ApiReferenceProps) {
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  return (
    <section aria-labelledby="endpoints-heading" className="flex flex-col gap-3">
      <h2 id="endpoints-heading" className="text-lead">
        Endpoints
      </h2>
      <p className="max-w-3xl">
        Paths begin at <code className="font-mono text-small wrap-anywhere">{document.servers[0]?.url}</code>.
        The whole interface is described in{' '}
        <a href={apiDescriptionPath} className={linkClass}>
          the OpenAPI document
        </a>
        .
      </p>
      <Tabs
        label="APIs"
        items={tags.map((tag) => ({
          value: tag,
          label: tag,
          panel: (
            <EndpointList
              endpoints={listEndpoints(document, tag)}
              token={token}
              language={language}
              onLanguage={setLanguage}
            />
          ),
        }))}
      />
    </section>
  );
}
