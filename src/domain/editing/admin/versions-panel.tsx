import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import type { JsonObject } from '#design/admin/json-path.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import type { Version, VersionAction } from '../contract.ts';
import { listDifferences } from './differences.ts';
import { toVersionsKey, type EditedItem, type EditingKind } from './editing-kind.ts';
import { WordComparison } from './word-comparison.tsx';

/** Verbs for what someone has done to it. */
const versionActions: Record<Exclude<VersionAction, 'default'>, string> = {
  create: 'made it',
  save: 'saved a draft',
  publish: 'published it',
  unpublish: 'took it back to a draft',
  discard: 'discarded the draft',
  rename: 'renamed it',
  delete: 'deleted it',
  restore: 'restored it',
};

const softwaresText = 'The software’s text';

const nameVersion = (version: number): string =>
  version === 0 ? 'the software’s text' : `version ${version}`;

const toLabel = (version: number): string => (version === 0 ? softwaresText : `Version ${version}`);

interface VersionsPanelProps<Item extends EditedItem, Values extends JsonObject> {
  kind: EditingKind<Item, Values>;
  item: Item;
  onRestore: (version: number) => void;
}

/** Who changed something and when; any two versions side by side, and each can be restored. */
export function VersionsPanel<Item extends EditedItem, Values extends JsonObject>(
  props: VersionsPanelProps<Item, Values>,
) {
  const { kind, item, onRestore } = props;
  const [pair, setPair] = useState<Pair | null>(null);
  const list = useList<Version>({
    key: toVersionsKey(kind, item),
    loadPage: (next) => kind.api.listVersions(item, next),
    failure: null,
  });
  const latest = list.rows[0]?.version ?? item.version;
  return (
    <ListView
      list={list}
      name="versions"
      emptyText="Nobody has changed this yet."
      failedText="The versions could not be loaded."
    >
      {(rows) => (
        <div className="flex flex-col gap-6">
          {pair && (
            <VersionComparison kind={kind} item={item} versions={rows} pair={pair} onChange={setPair} />
          )}
          <ol className="flex flex-col border-t border-hairline">
            {rows.map((row) => (
              <li key={row.version} className="flex flex-col gap-1 border-b border-hairline py-3 text-small">
                <p>
                  {row.action === 'default' ? (
                    <span className="font-semibold">{softwaresText}</span>
                  ) : (
                    <>
                      <span className="font-semibold">{row.author ?? 'Someone'}</span>{' '}
                      {versionActions[row.action]},{' '}
                      <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>
                    </>
                  )}
                </p>
                {row.changed.length > 0 && (
                  <p className="text-fine text-ink-2">
                    Changed:{' '}
                    {row.changed.map((path) => kind.describePath(path, kind.toValues(item))).join(', ')}
                  </p>
                )}
                <div className="flex gap-2 pt-1">
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={`Compare ${nameVersion(row.version)}`}
                    onClick={() => setPair({ left: row.version, right: latest })}
                  >
                    Compare
                  </Button>
                  {row.version !== latest && (
                    <Button
                      variant="secondary"
                      size="compact"
                      aria-label={`Restore ${nameVersion(row.version)}`}
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

/** The numbers of two versions. */
interface Pair {
  left: number;
  right: number;
}

interface VersionComparisonProps<Item extends EditedItem, Values extends JsonObject> {
  kind: EditingKind<Item, Values>;
  item: Item;
  versions: Version[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

function VersionComparison<Item extends EditedItem, Values extends JsonObject>(
  props: VersionComparisonProps<Item, Values>,
) {
  const { kind, item, versions, pair, onChange } = props;
  const left = useVersion(kind, item, pair.left);
  const right = useVersion(kind, item, pair.right);
  const differences = left && right ? listDifferences({}, left.data, right.data) : [];
  return (
    <section aria-label="Comparison of two versions" className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {(['left', 'right'] as const).map((side) => (
          <SelectField
            key={side}
            label={side === 'left' ? 'Compare' : 'With'}
            className="text-small"
            value={pair[side]}
            onChange={(event) => onChange({ ...pair, [side]: Number(event.currentTarget.value) })}
          >
            {versions.map(({ version, action, created_at }) => (
              <option key={version} value={version}>
                {action === 'default' ? softwaresText : `${version}: ${formatMoment(created_at)}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {left && right && differences.length === 0 && (
        <p className="text-small text-ink-2">Both versions say the same.</p>
      )}
      {differences.map(({ path, mine, theirs }) => (
        <div key={path} className="flex flex-col gap-1">
          <h3 className="text-small font-semibold">{kind.describePath(path, right!.data)}</h3>
          <WordComparison
            left={{ label: toLabel(pair.left), value: mine }}
            right={{ label: toLabel(pair.right), value: theirs }}
          />
        </div>
      ))}
    </section>
  );
}

function useVersion<Item extends EditedItem, Values extends JsonObject>(
  kind: EditingKind<Item, Values>,
  item: Item,
  version: number,
) {
  const { data } = useQuery({
    queryKey: ['version', kind.toKey(item), version],
    queryFn: () => kind.api.readVersion(item, version),
    staleTime: Infinity,
    meta: { failure: 'The version could not be loaded.' },
  });
  return data;
}
