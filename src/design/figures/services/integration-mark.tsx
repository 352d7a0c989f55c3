import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { strokeOf } from '../parts/line.ts';

/** Three systems as they stand, brought by drafted lines to one flange that a person has signed off. */
export function IntegrationMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path d="M8 8h20v20H8zM8 38h20v20H8zM8 68h20v20H8zM68 28h20v40H68z" />
      <path {...strokeOf('machine')} d="M28 48h20M28 18h10v60H28" />
      <path className="fill-mark stroke-none" d="M43 31h20v34H43z" />
      <path className="stroke-on-mark" d="M50 35v26M56 35v26M43 48h7M56 48h7" />
      <path d="M63 48h5" />
    </Figure>
  );
}
