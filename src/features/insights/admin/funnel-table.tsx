import { focusRing } from '#design/ui/focus-ring.ts';
import type { Funnel } from '../stats.contract.ts';
import { FirstOf } from '#design/admin/first-of.tsx';
import { formatCount } from './format-stats.ts';
import { stepNames } from './funnel-names.ts';
import { cellClass, headClass, ScrolledTable } from './scrolled-table.tsx';

interface FunnelTableProps {
  funnels: readonly Funnel[];
  openName: string;
  nameOf: (funnel: Funnel) => string;
  onShow: (name: string) => void;
}

/** All funnels of a kind as rows; selecting a name draws its funnel. */
export function FunnelTable({ funnels, openName, nameOf, onShow }: FunnelTableProps) {
  return (
    <FirstOf items={funnels} count={10}>
      {(rows) => (
        <ScrolledTable label="Funnels">
          <thead>
            <tr>
              <th scope="col" className={`${headClass} min-w-44`}>
                Name
              </th>
              {funnels[0]!.steps.map(({ step }) => (
                <th key={step} scope="col" className={`${headClass} text-right whitespace-nowrap last:pr-0`}>
                  {stepNames[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((funnel) => (
              <tr key={funnel.name} className="border-t border-hairline">
                <th scope="row" className={`${cellClass} text-left font-normal`}>
                  <button
                    type="button"
                    aria-pressed={funnel.name === openName}
                    className={`cursor-pointer rounded-control text-left text-petrol underline underline-offset-4 wrap-anywhere hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline ${focusRing}`}
                    onClick={() => onShow(funnel.name)}
                  >
                    {nameOf(funnel)}
                  </button>
                </th>
                {funnel.steps.map(({ step, count }) => (
                  <td key={step} className={`${cellClass} text-right font-mono text-fine last:pr-0`}>
                    {formatCount(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
    </FirstOf>
  );
}
