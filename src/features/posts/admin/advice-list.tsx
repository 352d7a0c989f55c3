import { useQueries } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { fetchResponse } from '#design/api/send-request.ts';
import { listAdvice } from './advice.ts';
import type { PostValues } from './post-kind.ts';
import { readOutline } from './read-outline.ts';

interface AdviceListProps {
  values: PostValues;
  /** The content as visitors see it. */
  html: string;
  /** The files of pictures that are not in the text, since they could not be stored. */
  failedPictures: readonly string[];
}

/** The most links and pictures that are tried. */
const mostTried = 50;

/** Points that are worth a look before publishing. They keep nobody from saving. */
export const AdviceList = memo(function AdviceList({ values, html, failedPictures }: AdviceListProps) {
  const outline = useMemo(() => readOutline(html), [html]);
  const image = values.image_url.startsWith('/') ? [values.image_url] : [];
  const addresses = [...image, ...outline.pictures, ...outline.links.map(({ path }) => path)];
  const paths = [...new Set(addresses)].slice(0, mostTried);
  const nowhere = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['leads-nowhere', path],
      queryFn: () => leadsNowhere(path),
      staleTime: 60_000,
    })),
    combine: (results) => new Set(paths.filter((_path, index) => results[index]?.data)),
  });
  const advice = [
    ...failedPictures.map((name) => `${name} could not be uploaded: it is not in the text.`),
    ...listAdvice(values, outline, nowhere),
  ];
  return (
    <section aria-labelledby="advice-heading">
      <h2 id="advice-heading" className="text-small font-medium">
        Before publishing
      </h2>
      <div role="status" className="mt-1 text-small text-ink-2">
        {advice.length === 0 ? (
          <p>Nothing to note.</p>
        ) : (
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {advice.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
});

/** Asks the site itself, as a visitor would; a failure says nothing. */
async function leadsNowhere(path: string): Promise<boolean> {
  const { status } = await fetchResponse(path, { method: 'HEAD', credentials: 'omit' });
  return status === 404 || status === 410;
}
