import { useQuery } from '@tanstack/react-query';
import { listWarnings } from './warnings-api.ts';
import { WarningsNotice } from './warnings-notice.tsx';

/** Warnings about the setup, above whichever tab is open; nothing when there are none. */
export function Warnings() {
  const { data: warnings = [] } = useQuery({ queryKey: ['warnings'], queryFn: listWarnings });
  if (warnings.length === 0) return null;
  return (
    <div className="mb-6">
      <WarningsNotice warnings={warnings} />
    </div>
  );
}
