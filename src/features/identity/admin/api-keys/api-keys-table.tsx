import { useState, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { useOwnId } from '#domain/rights/admin/use-may.tsx';
import { readApiKeyStatus, type ApiKey, type ApiKeyStatus } from '../../api-keys.contract.ts';
import { nameScopes } from './scope-fields.tsx';

interface ApiKeysTableProps {
  keys: ApiKey[];
  onRevoke: (id: string) => void;
  onDelete: (id: string) => void;
}

const columns = ['Name', 'Key', 'Status', 'Created', 'Last Used', 'Actions'];

const tones: Record<ApiKeyStatus, BadgeTone> = { Active: 'set', Expired: 'draft', Revoked: 'struck' };

/** The keys as a table. On narrow screens each row becomes a block with its labels. */
export function ApiKeysTable({ keys, onRevoke, onDelete }: ApiKeysTableProps) {
  const [now] = useState(() => new Date());
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-small @max-[44rem]:block">
        <thead className="@max-[44rem]:sr-only">
          <tr className="border-b border-ink">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium text-ink-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[44rem]:block">
          {keys.map((key) => (
            <Row
              key={key.id}
              apiKey={key}
              now={now}
              onRevoke={() => onRevoke(key.id)}
              onDelete={() => onDelete(key.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  apiKey: ApiKey;
  now: Date;
  onRevoke: () => void;
  onDelete: () => void;
}

function Row({ apiKey, now, onRevoke, onDelete }: RowProps) {
  const status = readApiKeyStatus(apiKey, now);
  const nameId = `key-${apiKey.id}`;
  const isOwn = useOwnId() === apiKey.owner.id;
  return (
    <tr className="border-b border-hairline @max-[44rem]:flex @max-[44rem]:flex-col @max-[44rem]:gap-2 @max-[44rem]:py-4">
      <Cell label="Name">
        <span className="flex min-w-0 flex-col whitespace-normal">
          <span id={nameId} className="font-medium wrap-anywhere">
            {apiKey.name}
          </span>
          <span className="max-w-[32ch] text-fine text-ink-2">
            {isOwn ? '' : `${apiKey.owner.name} · `}
            {nameScopes(apiKey.scopes)}
          </span>
        </span>
      </Cell>
      <Cell label="Key">
        <code className={`font-mono text-fine ${status === 'Revoked' ? 'text-ink-2 line-through' : ''}`}>
          {apiKey.key_prefix}...
        </code>
      </Cell>
      <Cell label="Status">
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge tone={tones[status]}>{status}</Badge>
          {status === 'Active' && apiKey.expires_at && (
            <span className="text-fine whitespace-nowrap text-ink-2">
              until {formatDate(apiKey.expires_at)}
            </span>
          )}
        </span>
      </Cell>
      <Cell label="Created">{formatDate(apiKey.created_at)}</Cell>
      <Cell label="Last Used">{apiKey.last_used_at ? formatDate(apiKey.last_used_at) : 'Never'}</Cell>
      <Cell>
        <span className="-ml-3 flex flex-wrap">
          {status !== 'Revoked' && (
            <Button variant="quiet" size="compact" aria-describedby={nameId} onClick={onRevoke}>
              Revoke
            </Button>
          )}
          <Button variant="quiet" size="compact" aria-describedby={nameId} onClick={onDelete}>
            Delete
          </Button>
        </span>
      </Cell>
    </tr>
  );
}

/** @param label the column's name, shown beside the value if there is no heading row */
function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td className="py-3 pr-4 align-middle whitespace-nowrap @max-[44rem]:flex @max-[44rem]:items-baseline @max-[44rem]:gap-4 @max-[44rem]:p-0 @max-[44rem]:whitespace-normal">
      {label && (
        <span aria-hidden="true" className="w-20 shrink-0 text-fine text-ink-2 md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
