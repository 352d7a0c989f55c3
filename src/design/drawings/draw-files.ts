import { createHash } from 'node:crypto';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstCaseDrawings } from './cases/case-drawings.ts';
import { ApproachRing } from './approach-ring.tsx';
import type { DrawingProps } from './drawing.tsx';
import { firstHighlightCards } from './highlights/highlight-cards.ts';
import { firstLargeDrawings } from './large/large-drawings.ts';
import { PencilDrawing } from './pencil-drawing.tsx';
import { portraitDrawings } from './portrait-drawings.tsx';
import { productDrawings } from './product-drawings.tsx';
import { firstScreenCrops } from './screens/screen-crops.tsx';
import { firstStepSheets } from './steps/step-sheets.tsx';
import { firstWorkStrips } from './strips/service-strips.ts';

/** A drawing as a file of its own, which browsers keep. */
export interface DrawingFile {
  svg: string;
  /** Changes with the drawing. */
  version: string;
  viewBox: string;
  /** The drawing in words, if it brings its own. */
  label: string | undefined;
}

/** Draws every file, by the name that pages refer to it by: `product-lms`. @throws Error for a drawing whose styles cannot be converted */
export function drawFiles(): ReadonlyMap<string, DrawingFile> {
  return new Map([...referencedDrawings].map(([name, Drawing]) => [name, drawFile(name, Drawing)]));
}

function drawFile(name: string, Drawing: ComponentType<DrawingProps>): DrawingFile {
  const markup = renderToStaticMarkup(createElement(Drawing));
  const [, root, inner] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(markup) ?? [];
  const viewBox = root?.match(/viewBox="([^"]*)"/)?.[1];
  if (!root || !inner || !viewBox) throw new Error(`${name} is not a drawing`);
  const style = toAttributes(root.match(/ class="[^"]*"/)?.[0] ?? '');
  const symbol = `<symbol id="${name}" viewBox="${viewBox}"${style}>${toAttributes(inner)}</symbol>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, version, viewBox, label: readLabel(root) };
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

const referencedDrawings: ReadonlyMap<string, ComponentType<DrawingProps>> = new Map(
  Object.entries<Record<string, ComponentType<DrawingProps>>>({
    about: { pencils: PencilDrawing },
    approach: { ring: ApproachRing },
    case: firstCaseDrawings,
    crop: firstScreenCrops,
    highlight: firstHighlightCards,
    large: firstLargeDrawings,
    portrait: portraitDrawings,
    product: productDrawings,
    step: firstStepSheets,
    work: firstWorkStrips,
  }).flatMap(([family, drawings]) =>
    Object.entries(drawings).map(([name, Drawing]) => [`${family}-${name}`, Drawing]),
  ),
);

/** Utilities that only position a drawing on its page: the page repeats them where the drawing is used. */
const placing = /^(block|h-auto|w-full|shrink-0|draw-line)$/;

const weights: Record<string, string> = { medium: '500', semibold: '600' };

const families: Record<string, string> = {
  mono: 'var(--font-martian),monospace',
  sans: 'var(--font-archivo),sans-serif',
};

const colors = new Set(
  'paper sheet sunk ink ink-2 petrol redline pass control hairline mark on-mark current none'.split(' '),
);

/**
 * A drawing's utilities as presentation attributes. A page's styles do not apply inside a file that it
 * references drawings from; custom properties and the font do.
 * @throws Error naming a utility that has no attribute yet
 */
export function toAttributes(markup: string): string {
  return markup.replaceAll(/ class="([^"]*)"/g, (_match, classes: string) =>
    classes
      .split(' ')
      .filter((name) => name && !placing.test(name))
      .map(toAttribute)
      .join(''),
  );
}

function toAttribute(utility: string): string {
  const [, kind, bracketed, plain = bracketed!] = /^([a-z]+)-(?:\[(.+)\]|(.+))$/.exec(utility) ?? [];
  if (kind === 'font' && weights[plain]) return ` font-weight="${weights[plain]}"`;
  if (kind === 'font' && families[plain]) return ` font-family="${families[plain]}"`;
  if (kind === 'text' && /^\d+px$/.test(plain)) return ` font-size="${plain}"`;
  if (kind === 'stroke' && /^[\d.]+$/.test(plain)) return ` stroke-width="${plain}"`;
  if (kind === 'text' && colors.has(plain)) return ` color="${toColor(plain)}"`;
  if ((kind === 'stroke' || kind === 'fill') && colors.has(plain)) return ` ${kind}="${toColor(plain)}"`;
  throw new Error(`no attribute is known for the utility ${utility}`);
}

function toColor(name: string): string {
  if (name === 'current') return 'currentColor';
  return name === 'none' ? 'none' : `var(--${name})`;
}
