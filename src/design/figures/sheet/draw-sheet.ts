import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheetFigures } from './sheet-figures.ts';
import { toAttributes } from './to-attributes.ts';

/** A drawing on the sheet. */
interface SheetEntry {
  viewBox: string;
  /** The drawing in words, if it brings its own. */
  label: string | undefined;
}

/** All drawings in one file, which browsers keep; pages use them by name. */
export interface FigureSheet {
  svg: string;
  /** Changes with the drawings. */
  version: string;
  entries: ReadonlyMap<string, SheetEntry>;
}

/** If a drawing is too small for its words, the page hides them: `--labels: hidden`. */
const hideable = '<text visibility="var(--labels)" ';

/** Draws the sheet. @throws Error for a drawing whose styles cannot be converted */
export function drawSheet(): FigureSheet {
  const entries = new Map<string, SheetEntry>();
  const symbols: string[] = [];
  for (const [name, Drawing] of sheetFigures) {
    const markup = renderToStaticMarkup(createElement(Drawing)).replaceAll('<text ', hideable);
    const [, root, inner] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(markup) ?? [];
    const viewBox = root?.match(/viewBox="([^"]*)"/)?.[1];
    if (!root || !inner || !viewBox) throw new Error(`${name} is not a drawing`);
    entries.set(name, { viewBox, label: readLabel(root) });
    const style = toAttributes(root.match(/ class="[^"]*"/)?.[0] ?? '');
    symbols.push(`<symbol id="${name}" viewBox="${viewBox}"${style}>${toAttributes(inner)}</symbol>`);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, version, entries };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

function readLabel(root: string): string | undefined {
  const label = root.match(/aria-label="([^"]*)"/)?.[1];
  return label?.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity]!);
}
