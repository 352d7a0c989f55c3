import type { CaseStudy } from '#content/cases.schema.ts';

interface CaseValueProps {
  children: string;
  className: string;
}

/** A result's figure; what was before its arrow is smaller and gray. */
export function CaseValue({ children, className }: CaseValueProps) {
  const [, was, is] = /^(.* → )?(.*)$/s.exec(children) ?? [];
  return (
    <span className={className}>
      {was && <span className="text-[0.625em] leading-none text-ink-2">{was}</span>}
      {is}
    </span>
  );
}

/** The result that a case leads with: the first that says what was before it. */
export const findChange = ({
  results,
}: Pick<CaseStudy, 'results'>): CaseStudy['results'][number] | undefined =>
  results.find(({ value }) => value.includes('→')) ?? results[0];
