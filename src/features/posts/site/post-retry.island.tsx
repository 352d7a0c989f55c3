import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import { sendRequest } from '#design/api/send-request.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';

/** The wait before each further attempt. */
const waitsMs = [1000, 2000, 4000, 8000];

/**
 * Takes an article's place while the server cannot read it: requests the same page again and shows the
 * article as soon as the server has it. The content is HTML that only the server makes safe, so the whole
 * page is requested.
 */
export function PostRetry({ children }: { children?: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = (attempt: number) => {
      const wait = waitsMs[attempt];
      if (wait === undefined) {
        console.error('The article could not be loaded.');
        setHasFailed(true);
        return;
      }
      timer = setTimeout(async () => {
        if (await isReadable()) location.reload();
        else tryAgain(attempt + 1);
      }, wait);
    };
    tryAgain(0);
    return () => clearTimeout(timer);
  }, []);

  return hasFailed ? <>{children}</> : <SpinnerBlock label="Loading the article" />;
}

/** Whether the page has a result now: the article, or that there is none. */
async function isReadable(): Promise<boolean> {
  try {
    await sendRequest(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500;
  }
}
