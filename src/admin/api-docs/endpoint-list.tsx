import { Accordion } from '@base-ui/react/accordion';
import { Badge } from '#design/admin/badge.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { EndpointDetails, type LanguageChoice } from './endpoint-details.tsx';
import type { Endpoint } from './list-endpoints.ts';

interface EndpointListProps extends LanguageChoice {
  endpoints: Endpoint[];
  token: string | null;
}

/** One line per endpoint, which opens to show its details. */
export function EndpointList({ endpoints, ...rest }: EndpointListProps) {
  return (
    <Accordion.Root multiple hiddenUntilFound className="border border-b-0 border-ink bg-sheet">
      {endpoints.map((endpoint) => (
        <Accordion.Item key={endpoint.id} value={endpoint.id} className="border-b border-ink">
          <Accordion.Header>
            <Accordion.Trigger
              className={`group flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-left hover:bg-sunk sm:px-6 ${focusRing} -outline-offset-2!`}
            >
              <span className="flex flex-wrap items-center gap-x-3">
                <MarkIcon />
                <span className="w-16 font-mono text-small font-semibold">{endpoint.method}</span>
                <code className="font-mono text-small wrap-anywhere">{endpoint.path}</code>
              </span>
              <span className="min-w-0 flex-1 basis-56 text-small text-ink-2">{endpoint.summary}</span>
              <Badge tone={endpoint.access === 'admin' ? 'new' : 'plain'}>
                {endpoint.access === 'admin' ? 'Admin' : 'Public'}
              </Badge>
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel className="border-t border-hairline">
            <EndpointDetails endpoint={endpoint} {...rest} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

const MarkIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 12 12"
    className="size-3 shrink-0 fill-none stroke-current stroke-[1.5] group-data-panel-open:rotate-90"
  >
    <path d="M4 1.5L8.5 6 4 10.5" />
  </svg>
);
