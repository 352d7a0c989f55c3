import type { DrawingProps } from './drawing.tsx';
import { logoGroundPath, logoSquarePath, logoTickInsidePath, logoTickPath } from './logo-svg.ts';

/**
 * The countermark: a dashed square, drafted, and the tick that countersigns it across its corner. Outside the
 * yellow the tick is ink; all that lies on it is on-mark ink, so that it holds on dark paper too.
 */
export function LogoMark({ className = 'size-6', label, decorative }: DrawingProps) {
  const name = label && !decorative ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...name} viewBox="0 0 24 24" className={`shrink-0 fill-current ${className}`}>
      <path d={logoTickPath} />
      <path className="fill-mark" d={logoGroundPath} />
      <path className="fill-none stroke-on-mark stroke-2" d={logoSquarePath} />
      <path className="fill-on-mark" d={logoTickInsidePath} />
    </svg>
  );
}
