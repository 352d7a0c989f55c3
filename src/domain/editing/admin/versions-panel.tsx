import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#design/api/page.ts';
import { Button } from '#design/ui/button.tsx';
import { controlClass, FieldFrame } from '#design/ui/field-frame.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import type { JsonObject } from '#design/admin/json-path.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { listDifferences } from './differences.ts';
import { WordComparison } from './word-comparison.tsx';

const actions = {
  create: 'made it',
  save: 'saved a draft',
  publish: 'published it',
  unpublish: 'took it back to a draft',
  discard: 'discarded the draft',
  rename: 'renamed it',
  delete: 'deleted it',
  restore: 'restored it',
};

interface Version {
  version: number;
  action: keyof typeof actions;
  created_at: string;
  /** The name of the person who made it. */
  author: string | null;
  /** The fields that differ from the previous version. */
  changed: string[];
}

interface VersionSource {
  /** The key of the versions in the browser's cache. */
  name: string;
  /** The version that it has. */
  version: number;
  loadPage: (next: string | null) => Promise<Page<Version>>;
  loadText: (version: number) => Promise<{ data: JsonObject }>;
  /** What a field is called. */
  describePath: (path: string) => string;
}

/** Who changed something and when; any two versions side by side, and each can be restored. */
export function VersionsPanel({
  source,
  onRestore,
}: {
  source: VersionSource;
  onRestore: (version: number) => void;
}) {
  const { name, version, loadPage, describePath } = source;
  const [pair, setPair] = useState<{ left: number; right: number } | null>(null);
  const list = useList<Version>({ key: `versions-${name}/${version}`, loadPage, failure: null });
  const latest = list.rows[0]?.version ?? version;
  return (
    <ListView
      list={list}
      name="versions"
      emptyText="Nobody has changed this yet."
      failedText="The versions could not be loaded."
    >
      {(rows) => (
        <div className="flex flex-col gap-6">
          {pair && <VersionComparison source={source} versions={rows} pair={pair} onChange={setPair} />}
          <ol className="flex flex-col border-t border-hairline">
            {rows.map((row) => (
              <li key={row.version} className="flex flex-col gap-1 border-b border-hairline py-3 text-small">
                <p>
                  <span className="font-semibold">{row.author ?? 'Someone'}</span> {actions[row.action]},{' '}
                  <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>
                </p>
                {row.changed.length > 0 && (
                  <p className="text-fine text-ink-2">Changed: {row.changed.map(describePath).join(', ')}</p>
                )}
                <div className="flex gap-2 pt-1">
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={`Compare version ${row.version}`}
                    onClick={() => setPair({ left: row.version, right: latest })}
                  >
                    Compare
                  </Button>
                  {row.version !== latest && (
                    <Button
                      variant="secondary"
                      size="compact"
                      aria-label={`Restore version ${row.version}`}
                      onClick={() => onRestore(row.version)}
                    >
                      Restore
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </ListView>
  );
}

interface VersionComparisonProps {
  source: VersionSource;
  versions: Version[];
  pair: { left: number; right: number };
  onChange: (pair: { left: number; right: number }) => void;
}

function VersionComparison({ source, versions, pair, onChange }: VersionComparisonProps) {
  const left = useVersion(source, pair.left);
  const right = useVersion(source, pair.right);
  const differences = left && right ? listDifferences({}, left.data, right.data) : [];
  return (
    <section aria-label="Comparison of two versions" className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {(['left', 'right'] as const).map((side) => (
          <FieldFrame key={side} id={`compare-${side}`} label={side === 'left' ? 'Compare' : 'With'}>
            <select
              id={`compare-${side}`}
              className={`${controlClass} min-h-11 text-small`}
              value={pair[side]}
              onChange={(event) => onChange({ ...pair, [side]: Number(event.currentTarget.value) })}
            >
              {versions.map(({ version, created_at }) => (
                <option key={version} value={version}>
                  {version}: {formatMoment(created_at)}
                </option>
              ))}
            </select>
          </FieldFrame>
        ))}
      </div>
      {left && right && differences.length === 0 && (
        <p className="text-small text-ink-2">Both versions say the same.</p>
      )}
      {differences.map(({ path, mine, theirs }) => (
        <div key={path} className="flex flex-col gap-1">
          <h3 className="text-small font-semibold">{source.describePath(path)}</h3>
          <WordComparison
            left={{ label: `Version ${pair.left}`, value: mine }}
            right={{ label: `Version ${pair.right}`, value: theirs }}
          />
        </div>
      ))}
    </section>
  );
}

function useVersion({ name, loadText }: VersionSource, version: number) {
  const { data } = useQuery({
    queryKey: ['version', name, version],
    queryFn: () => loadText(version),
    staleTime: Infinity,
    meta: { failure: 'The version could not be loaded.' },
  });
  return data;
}
