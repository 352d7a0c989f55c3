import type { ApproachNode } from '#content/pages.schema.ts';
import { approachAngles } from '#design/drawings/approach-nodes.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

interface ApproachDiagramProps {
  heading: string;
  nodes: readonly ApproachNode[];
}

/**
 * The ring of five and, beside it, what each does, without JavaScript. Beside or below both is the insight of the node
 * that is hovered, touched or focused; until then, the first one's. If even a phone has no room, as with letters of
 * twice the size, all five are a list; so are nodes whose places differ from the drawing's, without it. Folded on a phone.
 */
export function ApproachDiagram({ heading, nodes }: ApproachDiagramProps) {
  const isDrawn = nodes.map(({ angle }) => angle).join() === approachAngles.join();
  if (!isDrawn) return <InsightList heading={heading} nodes={nodes} />;
  return (
    <div className="@container">
      <details className="fold">
        <DisclosureSummary className="min-h-11 border-t border-hairline text-lead font-[560] [font-stretch:112%]">
          {heading}
        </DisclosureSummary>
        <div className="approach-diagram">
          <h3 className="fold-heading mb-2 text-lead md:text-h3">{heading}</h3>
          <div className="approach-ring">
            <ReferencedDrawing name="approach-ring" />
          </div>
          <ol className="approach-nodes">
            {nodes.map((node) => (
              <InsightNode key={node.label} {...node} />
            ))}
          </ol>
        </div>
      </details>
    </div>
  );
}

function InsightList({ heading, nodes }: ApproachDiagramProps) {
  return (
    <div>
      <h3 className="text-lead md:text-h3">{heading}</h3>
      <ol className="mt-4 grid gap-x-6 border-b border-hairline sm:grid-cols-2">
        {nodes.map(({ label, task, insight }) => (
          <li key={label} className="border-t border-hairline py-3">
            <h4 className="font-medium">{label}</h4>
            {task && <p className="text-small">{task}</p>}
            <p className="mt-1 text-small text-ink-2">{insight}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A node's letter on the ring, its row beside it, and its insight; approach-diagram.css has their places. */
function InsightNode({ label, angle, task, insight }: ApproachNode) {
  const id = `insight-${angle}`;
  return (
    <li className={`approach-node approach-node-${angle}`}>
      <button type="button" aria-describedby={id} className="approach-row">
        <span className="approach-label">{label}</span>
        {task && <span className="approach-task">{task}</span>}
      </button>
      <span aria-hidden="true" className="approach-dot" />
      <p id={id} className="approach-insight">
        {insight}
      </p>
    </li>
  );
}
