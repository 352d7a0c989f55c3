import { useQuery } from '@tanstack/react-query';

/** How often an editor reports that it is open; only while its window is visible. */
const heartbeatMs = 20_000;

interface PresenceLineProps {
  /** The key of what is open in the browser's cache. */
  name: string;
  /** Their activity with it. */
  does?: string;
  /** Reports that it is open. @returns who else has it open */
  report: () => Promise<{ name: string }[]>;
}

/** Who else has something open for editing. */
export function PresenceLine({ name, does = 'editing', report }: PresenceLineProps) {
  const { data: others = [] } = useQuery({
    queryKey: ['presence', name],
    queryFn: report,
    refetchInterval: heartbeatMs,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const names = others.map((other) => other.name);
  return (
    <p role="status" className="text-small text-ink-2 print:hidden">
      {names.length > 0 && `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} ${does} this too.`}
    </p>
  );
}
