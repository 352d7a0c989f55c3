interface CaseValueProps {
  children: string;
  className: string;
}

/** A result's figure; what was before its arrow is smaller and gray. */
export function CaseValue({ children, className }: CaseValueProps) {
  const [, before, now] = /^(.* → )?(.*)$/s.exec(children) ?? [];
  return (
    <span className={className}>
      {before && <span className="text-[0.625em] leading-none text-ink-2">{before}</span>}
      {now}
    </span>
  );
}
