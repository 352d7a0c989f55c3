/** What dashed, solid and yellow mean, beside the stages that use them. */
export function ProcessLegend() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-fine text-ink-2">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-8 border-t-2 border-dashed border-ink" />
        a machine drafts
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-8 border-t-2 border-ink" />
        an engineer works
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-4 w-8 border border-on-mark bg-mark" />
        you sign off
      </li>
    </ul>
  );
}
