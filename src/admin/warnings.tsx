import { useQuery } from '@tanstack/react-query';
import { WarningsNotice } from '#features/warnings/admin/warnings-notice.tsx';
import { api } from './api-client.ts';

/** Warnings about the set-up, above whatever tab is open; nothing when there are none. */
export function Warnings() {
  const { data: warnings = [] } = useQuery({ queryKey: ['warnings'], queryFn: api.warnings.list });
  if (warnings.length === 0) return null;
  return (
    <div className="mb-6">
      <WarningsNotice warnings={warnings} />
    </div>
  );
}
