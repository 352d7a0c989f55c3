import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { machineStroke } from './parts/line.ts';

/** The small drawings that a timeline case can have. */
export const timelineDrawings = {
  healthcare: HealthcareDrawing,
  retail: RetailDrawing,
  'financial-services': FinancialServicesDrawing,
} satisfies Record<string, ComponentType<DrawingProps>>;

const healthcareWords =
  'A pile of letters, dashed. One has left its place near the bottom and lies solid and signed in yellow on top.';

/** A pile of letters from which one, signed, has been lifted to the top. */
function HealthcareDrawing({ label = healthcareWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={240} height={160}>
      <path {...machineStroke} d="M20 50h160v20H20zM20 70h160v20H20zM20 110h160v20H20z" />
      <path d="M10 138h220" />
      <path className="fill-mark" d="M20 20h160v20H20z" />
      <path d="M180 100h34V30h-22" />
      <Arrow from={[214, 30]} to={[184, 30]} />
    </Drawing>
  );
}

const retailWords =
  'A shelf with two goods in stock, solid, and four that the forecast would order, dashed; a manager strikes one ' +
  'of them in red and signs the order on the shelf edge in yellow.';

/** A shelf with stock and forecast; the manager strikes one article and signs the order. */
function RetailDrawing({ label = retailWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={240} height={160}>
      <path d="M10 110h220M20 110V70h30v40M60 110V70h30v40" />
      <path {...machineStroke} d="M110 110V70h30v40M150 110V70h30v40M190 110V70h30v40M150 60V20h30v40z" />
      <path className="stroke-redline" d="M142 58l46-36" />
      <path strokeWidth={1.25} d="M10 110v28h220v-28" />
      <path className="fill-mark stroke-none" d="M110 114h110v20H110z" />
    </Drawing>
  );
}

const financialServicesWords =
  'A T-account: entries at the left solid, proposed ones at the right dashed, one of them corrected in red; below the ' +
  'double rule the difference is signed in yellow.';

/** A T-account whose proposed side is corrected until the difference is nothing. */
function FinancialServicesDrawing({ label = financialServicesWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={240} height={160}>
      <path d="M10 20h220M120 20v84" />
      <path d="M24 40h40M84 40h24M24 60h56M90 60h18M24 80h30M78 80h30" />
      <path {...machineStroke} d="M134 40h40M194 40h20M134 60h30M134 80h30M184 80h30M184 60h10" />
      <g className="text-redline">
        <path d="M182 68l14-16M200 60h14" />
      </g>
      <path strokeWidth={1.25} d="M10 104h220M10 109h220" />
      <path className="fill-mark stroke-none" d="M92 120h56v26H92z" />
    </Drawing>
  );
}
