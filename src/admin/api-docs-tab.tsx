import { useQuery } from '@tanstack/react-query';
import { describeError } from '#design/admin/error-toast.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { sessionApi } from '#features/identity/admin/account-api.ts';
import { TokenPanel } from '#features/identity/admin/token-panel.tsx';
import { ApiReference } from './api-docs/api-reference.tsx';
import { AuthenticationHelp } from './api-docs/authentication-help.tsx';
import { ErrorReference } from './api-docs/error-reference.tsx';
import { readApiDocument } from './api-docs/api-document.ts';

/** The API Documentation tab: the access token, and the reference made from the API's own description. */
export function ApiDocsTab() {
  const token = useQuery({
    queryKey: ['access-token'],
    queryFn: sessionApi.mintToken,
    staleTime: Infinity,
    retry: false,
  });
  const document = useQuery({
    queryKey: ['api-document'],
    queryFn: readApiDocument,
    staleTime: Infinity,
  });
  return (
    <>
      <ScreenHeading title="API Documentation" />
      <div className="flex flex-col gap-10">
        <div className="max-w-3xl">
          <TokenPanel
            token={token.data ?? null}
            isLoading={token.isFetching}
            warning={token.error && describeError(token.error, { signedOut: 'No session found.' })}
            onRenew={() => void token.refetch()}
          />
        </div>
        <AuthenticationHelp />
        {document.data ? (
          <ApiReference document={document.data} token={token.data?.access_token ?? null} />
        ) : (
          <NotLoaded query={document} what="reference" />
        )}
        <ErrorReference />
      </div>
    </>
  );
}
