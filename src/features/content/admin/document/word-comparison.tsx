import { diffWordsWithSpace } from 'diff';
import { describeValue } from './describe-text.ts';

interface WordComparisonProps {
  /** What each side is called, and what it says. */
  left: { label: string; value: unknown };
  right: { label: string; value: unknown };
}

/** Two texts side by side; words that only one has are marked. */
export function WordComparison({ left, right }: WordComparisonProps) {
  const parts = diffWordsWithSpace(describeValue(left.value), describeValue(right.value)).map(
    (part, index) => ({ ...part, id: index }),
  );
  return (
    <div className="grid gap-3 text-small sm:grid-cols-2">
      <div className="min-w-0 border border-hairline p-2">
        <p className="text-fine text-ink-2">{left.label}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {parts
            .filter(({ added }) => !added)
            .map(({ id, value, removed }) =>
              removed ? (
                <del key={id} className="bg-sunk text-redline">
                  {value}
                </del>
              ) : (
                value
              ),
            )}
        </p>
      </div>
      <div className="min-w-0 border border-hairline p-2">
        <p className="text-fine text-ink-2">{right.label}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {parts
            .filter(({ removed }) => !removed)
            .map(({ id, value, added }) =>
              added ? (
                <ins key={id} className="bg-sunk text-pass">
                  {value}
                </ins>
              ) : (
                value
              ),
            )}
        </p>
      </div>
    </div>
  );
}
