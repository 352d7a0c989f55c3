import type { Message } from '../../contract.ts';
import { describeSource } from '../../describe-source.ts';

/** Where a lead came from, according to its sender's browser. */
export function LeadSource({ source }: Pick<Message, 'source'>) {
  const lines = source ? describeSource(source) : [];
  if (lines.length === 0) return null;
  return (
    <section aria-label="Source" className="max-w-[36.5em] border-t border-hairline pt-3">
      <h3 className="pb-2 text-small font-semibold">Source</h3>
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-1 text-small">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
