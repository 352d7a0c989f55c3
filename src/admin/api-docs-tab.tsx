import { useQuery } from '@tanstack/react-query';
import { linkClass } from '#design/ui/link-class.ts';
import { ScreenHeading } from '#design/ui/screen-heading.tsx';
import { TokenPanel } from '#features/accounts/ui/token-panel.tsx';
import { api } from './api-client.ts';
import { describeError } from './error-notice.ts';

/** The API Documentation tab: the access token, and where the reference is. */
export function ApiDocsTab() {
  const token = useQuery({
    queryKey: ['access-token'],
    queryFn: api.session.mintToken,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <>
      <ScreenHeading title="API Documentation" />
      <div className="flex max-w-3xl flex-col gap-10">
        <TokenPanel
          token={token.data ?? null}
          isLoading={token.isFetching}
          warning={token.error && describeError(token.error, { signedOut: 'No session found.' })}
          onRenew={() => void token.refetch()}
        />
        <section>
          <h2 className="mb-2 text-lead">Reference</h2>
          <p>
            The endpoints, their fields and their answers are described in the OpenAPI document at{' '}
            <a href="/functions/v1/openapi.json" className={`font-mono text-small ${linkClass}`}>
              /functions/v1/openapi.json
            </a>
            .
          </p>
        </section>
      </div>
    </>
  );
}
