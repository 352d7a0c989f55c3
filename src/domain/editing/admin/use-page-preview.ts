import { useEffect, useState } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import { sendRequest } from '#design/api/send-request.ts';
import { paths } from '#paths/paths.ts';

/** For a long article on a slow line. */
const timeoutMs = 60_000;

/** Debounce delay before the server is asked. */
const debounceMs = 500;

/** How soon the server is asked again after it could not be reached, or could not answer. */
const retryMs = 5000;

/** A page as visitors would get it. */
interface PagePreview {
  /** Null until the first one has come. */
  html: string | null;
  /** That of the last request that failed. */
  failure: ApiError | null;
}

/**
 * The page of what is being edited as it is written, kept up to date; while requests fail, the last good one.
 * @param unsaved as the server takes it (app/serve-unsaved-page.ts); null: nothing is asked
 */
export function usePagePreview(unsaved: object | null): PagePreview {
  const [page, setPage] = useState<PagePreview>({ html: null, failure: null });
  const sent = JSON.stringify(unsaved);

  useEffect(() => {
    if (sent === 'null') return undefined;
    const typedOn = new AbortController();
    let timer = setTimeout(ask, debounceMs);
    function ask() {
      readPage(JSON.parse(sent) as object, typedOn.signal).then(
        (html) => setPage({ html, failure: null }),
        (error: unknown) => {
          if (!(error instanceof ApiError) || typedOn.signal.aborted) return;
          setPage(({ html }) => ({ html, failure: error }));
          if (isPassing(error)) timer = setTimeout(ask, retryMs);
        },
      );
    }
    return () => {
      clearTimeout(timer);
      typedOn.abort();
    };
  }, [sent]);

  return page;
}

const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

const readPage = async (json: object, signal: AbortSignal): Promise<string> =>
  (await sendRequest(paths.unsavedPreview(), { method: 'POST', json, signal, timeoutMs })).text();
