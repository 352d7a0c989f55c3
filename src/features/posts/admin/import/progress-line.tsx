import { Progress } from '@base-ui/react/progress';

/** How far something is, from 0 to 1; null: nobody knows. */
export function ProgressLine({ share, text }: { share: number | null; text: string }) {
  return (
    <Progress.Root
      value={share === null ? null : share * 100}
      className="flex w-full max-w-96 flex-col gap-1"
    >
      <Progress.Label className="text-small text-ink-2">{text}</Progress.Label>
      <Progress.Track className="h-1 overflow-hidden bg-hairline">
        <Progress.Indicator className="h-full bg-petrol data-indeterminate:w-full data-indeterminate:animate-pulse" />
      </Progress.Track>
    </Progress.Root>
  );
}
