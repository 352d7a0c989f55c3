import { useQuery } from '@tanstack/react-query';
import { contentApi, type DocumentName } from '../content-api.ts';

/** How often an editor says that it is open; only while its window is looked at. */
const heartbeatMs = 20_000;

/** Who else has the document open. */
export function PresenceLine({ name }: { name: DocumentName }) {
  const { data: others = [] } = useQuery({
    queryKey: ['content-presence', name.collection, name.slug],
    queryFn: () => contentApi.notePresence(name),
    refetchInterval: heartbeatMs,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const names = others.map((other) => other.name);
  return (
    <p role="status" className="text-small text-ink-2">
      {names.length > 0 && `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} editing this too.`}
    </p>
  );
}
