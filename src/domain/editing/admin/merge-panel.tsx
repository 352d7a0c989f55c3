import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import type { JsonObject } from '#design/admin/json-path.ts';
import { describeConflict, type OthersChange } from './describe-conflict.ts';
import { listDifferences, mergeTexts, type Difference } from './differences.ts';
import { WordComparison } from './word-comparison.tsx';

/** Where the state of what was typed leads to. */
export const mergePanelId = 'changed-by-someone-else';

interface MergePanelProps<Text extends JsonObject> extends OthersChange<Text> {
  mine: Text;
  /** Whether it takes the focus: where Save was pressed, nothing would seem to happen without. */
  takesFocus: boolean;
  onMerge: (text: Text) => void;
}

/** Shows both texts if someone else has saved meanwhile, and asks for each field which one to keep. */
export function MergePanel<Text extends JsonObject>(props: MergePanelProps<Text>) {
  const { isOwn, base, mine, theirs, describePath, takesFocus, onMerge } = props;
  const frame = useRef<HTMLElement>(null);
  const differences = listDifferences(base, mine, theirs);
  const [picked, setPicked] = useState<Record<string, 'mine' | 'theirs'>>({});
  const chosen = Object.fromEntries(
    differences.map(({ path, changedBy }) => [
      path,
      picked[path] ?? (changedBy === 'them' ? 'theirs' : 'mine'),
    ]),
  );

  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  return (
    <section
      ref={frame}
      id={mergePanelId}
      tabIndex={-1}
      role="alert"
      aria-label={isOwn ? 'Changed in another window' : 'Changed by someone else'}
      className="mb-6 flex scroll-mt-6 flex-col gap-4 rounded-dialog border border-redline bg-sheet p-4 outline-none"
    >
      <h2 className="text-body font-semibold">{describeConflict(props)}</h2>
      <p className="text-small text-ink-2">
        {differences.length === 0
          ? `Your text was not saved yet. Both texts say the same.`
          : `Your text was not saved yet, and is still here. For each field, choose which text to keep.`}
      </p>
      {differences.map((difference) => (
        <FieldChoice
          key={difference.path}
          label={describePath(difference.path)}
          difference={difference}
          chosen={chosen[difference.path] ?? 'mine'}
          onChoose={(side) => setPicked({ ...picked, [difference.path]: side })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => onMerge(mergeTexts(theirs, differences, chosen))}>
          Save these choices
        </Button>
      </div>
    </section>
  );
}

interface FieldChoiceProps {
  label: string;
  difference: Difference;
  chosen: 'mine' | 'theirs';
  onChoose: (side: 'mine' | 'theirs') => void;
}

function FieldChoice({ label, difference, chosen, onChoose }: FieldChoiceProps) {
  const { path, mine, theirs } = difference;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-small font-semibold">{label}</legend>
      <WordComparison
        left={{ label: 'Yours', value: mine }}
        right={{ label: 'Theirs', value: theirs }}
        isChange={false}
      />
      <div className="flex flex-wrap gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="inline-flex min-h-9 items-center gap-2 text-small">
            <input
              type="radio"
              name={`merge-${path}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="size-4 accent-petrol"
            />
            {side === 'mine' ? 'Keep yours' : 'Use theirs'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
