import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Spinner } from '#design/ui/spinner.tsx';
import { postListKey, postTagsKey, signedOut } from '../posts-api.ts';
import { ImportEntry } from './import-entry.tsx';
import { ImportField } from './import-field.tsx';
import { importsApi, importsKey } from './imports-api.ts';
import { isUnderWay } from './import-states.ts';

const pollMs = 1000;

/** Imports from Ghost and WordPress: a file is uploaded and checked before anything is changed. */
export function ImportScreen() {
  const client = useQueryClient();
  const wasUnderWay = useRef(false);
  const [progress, setProgress] = useState<number | null>(null);
  const {
    data: imports,
    isError,
    refetch,
  } = useQuery({
    queryKey: [importsKey],
    queryFn: async () => {
      const listed = await importsApi.list();
      // An import that has just ended has changed the posts.
      if (wasUnderWay.current && !listed.some(isUnderWay)) await forgetPosts();
      wasUnderWay.current = listed.some(isUnderWay);
      return listed;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
    meta: { failure: null },
  });
  const forgetPosts = async () => {
    for (const key of [postListKey, postTagsKey]) await client.invalidateQueries({ queryKey: [key] });
  };
  const reload = () => client.invalidateQueries({ queryKey: [importsKey] });

  async function upload(file: File) {
    setProgress(0);
    await runWrite(() => importsApi.upload(file, setProgress), { signedOut });
    setProgress(null);
    await reload();
  }

  return (
    <div className="flex flex-col gap-10">
      <ImportField
        progress={progress}
        isBusy={imports?.some(isUnderWay) ?? false}
        onFile={(file) => void upload(file)}
      />
      {imports === undefined &&
        (isError ? (
          <LoadFailure text="The imports could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <Spinner label="Loading imports" />
        ))}
      {imports && imports.length > 0 && (
        <section aria-labelledby="imports-heading">
          <h2 id="imports-heading" className="mb-4 text-lead">
            Imports
          </h2>
          <ul className="flex flex-col gap-4">
            {imports.map((one) => (
              <ImportEntry key={one.id} entry={one} onChange={reload} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
