import { approach } from '#content/home.ts';
import type { ApproachNode } from '#content/pages.schema.ts';
import { ApproachRing } from '#design/figures/approach-ring.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';

/** Each node's place in parts of the ring's square, and the side its name stands on. */
const places: Record<ApproachNode['angle'], { node: string; name: string }> = {
  0: {
    node: 'lg:top-[14.6%] lg:left-1/2',
    name: 'lg:bottom-[160%] lg:left-1/2 lg:-translate-x-1/2 lg:whitespace-nowrap',
  },
  72: { node: 'lg:top-[39.1%] lg:left-[83.7%]', name: 'lg:top-1/2 lg:left-[190%] lg:-translate-y-1/2' },
  144: { node: 'lg:top-[78.7%] lg:left-[70.8%]', name: 'lg:top-[120%] lg:left-[120%]' },
  216: { node: 'lg:top-[78.7%] lg:left-[29.2%]', name: 'lg:top-[120%] lg:right-[120%]' },
  288: { node: 'lg:top-[39.1%] lg:left-[16.3%]', name: 'lg:top-1/2 lg:right-[190%] lg:-translate-y-1/2' },
};

/**
 * The ring of five, without script. Where it is wide enough, the insight of the node that is pointed at,
 * touched or focused stands beside it, and the first one's until then; else all five are a list.
 */
export function ApproachDiagram() {
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 md:max-lg:grid-cols-[16rem_1fr] lg:relative lg:mt-26 lg:mb-10 lg:ml-38 lg:w-[26rem] lg:gap-0">
      <ApproachRing className="max-lg:max-w-72 max-md:mx-auto" />
      <ol className="[&:not(:has(>li:hover,>li:focus-within))>li:first-child]:[--shown:1]">
        {approach.nodes.map((node) => (
          <InsightNode key={node.label} {...node} />
        ))}
      </ol>
    </div>
  );
}

/** What is not shown is clipped: it stays for screen readers, and lingers while the pointer goes over to it. */
const insightLook =
  'text-small text-ink-2 lg:absolute lg:top-1/2 lg:left-[36rem] lg:z-[calc(10*var(--shown))] lg:w-64 lg:-translate-y-1/2 lg:border-t-2 lg:border-ink lg:bg-sheet lg:pt-4 lg:text-lead lg:text-ink lg:transition-[clip-path] lg:delay-[calc(400ms-400ms*var(--shown))] lg:duration-0 lg:[clip-path:inset(calc(50%-50%*var(--shown)))] xl:w-96 xl:text-h3';

/** `--shown` is 1 for the node whose insight is shown, and 0 for the others. */
function InsightNode({ label, angle, insight }: ApproachNode) {
  const id = `insight-${angle}`;
  const { node, name } = places[angle];
  return (
    <li className="border-t border-hairline py-3 [--shown:0] focus-within:[--shown:1] hover:[--shown:1] lg:border-0 lg:p-0">
      <button
        type="button"
        aria-describedby={id}
        className={`text-start font-medium lg:absolute lg:size-11 lg:-translate-1/2 lg:rounded-full lg:before:absolute lg:before:inset-2.5 lg:before:rounded-full lg:before:bg-petrol lg:before:opacity-(--shown) ${node} ${focusRing}`}
      >
        <span
          className={`lg:absolute lg:w-max lg:max-w-32 lg:p-2 lg:underline lg:decoration-petrol lg:decoration-[calc(2px*var(--shown))] lg:underline-offset-6 ${name}`}
        >
          {label}
        </span>
      </button>
      <p id={id} className={insightLook}>
        {insight}
      </p>
    </li>
  );
}
