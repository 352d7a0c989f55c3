/** The countersign: an ink tick on a patch of yellow marker; `x`, `y` is its middle. */
export function SignOff({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className="fill-mark stroke-none" d={`M${x - 15} ${y - 13}h30v26h-30z`} />
      <path className="text-on-mark stroke-[2.5]" d={`M${x - 8} ${y}l6 6L${x + 7} ${y - 7}`} />
    </>
  );
}
