import { createLogoMarkSvg } from '#design/drawings/logo-svg.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';
import { breakIntoLines, canSet, drawLine, measure, openTypeface, type Typeface } from './set-text.ts';

/** The text on the image that is shown when a page is shared. */
export interface ShareWords {
  title: string;
  /** The kind of page, such as "Article". */
  kind: string;
  siteName: string;
  /** Its address, without the protocol. */
  address: string;
  /** The owner's mark as a PNG; left out, the drawn one. */
  mark?: Uint8Array | undefined;
}

/** The size that sharing services ask for, in pixels. */
const width = 1200;
const height = 630;

/** The design's light theme in sRGB. */
const colors = { paper: '#f3f7f7', sheet: '#fbfdfd', ink: '#102023', ink2: '#455457', mark: '#f4e238' };

const frame = { left: 40, top: 40, right: width - 40, bottom: height - 40 };
const padding = 44;
/** Where the title block begins. */
const blockTop = 482;

interface Typefaces {
  display: Typeface;
  mono: Typeface;
}

let typefaces: Typefaces | undefined;

/** Draws a page as a sheet with its title block, signed off. Gives a PNG of 1200 by 630. */
export async function drawShareImage(words: ShareWords): Promise<Buffer> {
  typefaces ??= { display: openTypeface('display'), mono: openTypeface('mono') };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colors.ink}">` +
    drawSprite() +
    drawTitle(typefaces, words) +
    drawTitleBlock(typefaces, words) +
    '</svg>';
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: words.mark ? 128 : 32, dither: 0, effort: 1 })
    .toBuffer();
}

function drawSprite(): string {
  const { left, top, right, bottom } = frame;
  return (
    `<path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${colors.sheet}" stroke="${colors.ink}" stroke-width="4" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
  );
}

const titleSizes = [84, 74, 64, 56, 48] as const;
const titleLeading = 1.1;

/** As large as the room above the title block allows; text that does not fit at the smallest size is cut. */
function drawTitle({ display, mono }: Typefaces, { title, kind }: ShareWords): string {
  const x = frame.left + padding;
  const top = frame.top + padding + 44;
  const room = { width: frame.right - padding - x, height: blockTop - top - 20 };
  const text = canSet(display, title) ? title : kind;
  const fitting = titleSizes
    .map((size) => ({ size, lines: breakIntoLines(display, text, size, room.width) }))
    .find(({ size, lines }) => lines.length * size * titleLeading <= room.height);
  const size = fitting?.size ?? titleSizes.at(-1)!;
  const most = Math.floor(room.height / (size * titleLeading));
  const lines = fitting?.lines ?? cutLines(breakIntoLines(display, text, size, room.width), most);
  return (
    `<g fill="${colors.ink2}">${drawLine(mono, kind, 24, x, top - 14)}</g>` +
    lines
      .map((line, index) => drawLine(display, line, size, x, top + size + index * size * titleLeading))
      .join('')
  );
}

function cutLines(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/.{2}$/u, '')}…`];
}

/** The owner and address of the drawing, and at its end the tick on yellow: signed off. */
function drawTitleBlock({ display, mono }: Typefaces, { siteName, address, mark }: ShareWords): string {
  const { left, right, bottom } = frame;
  const blockHeight = bottom - blockTop;
  const middle = blockTop + blockHeight / 2;
  const tickLeft = right - blockHeight;
  const nameLeft = left + padding + 80;
  const name = canSet(display, siteName) ? siteName : '';
  const addressSize = fitSize(mono, address, 24, 460);
  const addressLeft = tickLeft - padding - measure(mono, address, addressSize);
  return (
    `<path fill="${colors.mark}" d="M${tickLeft} ${blockTop}H${right}V${bottom}H${tickLeft}z"/>` +
    `<path fill="none" stroke="${colors.ink}" stroke-width="4" d="M${left} ${blockTop}H${right}M${tickLeft} ${blockTop}V${bottom}M${left} ${frame.top}H${right}V${bottom}H${left}z"/>` +
    `<path fill="none" stroke="${colors.ink}" stroke-width="8" d="M${tickLeft + 26} ${middle + 2}l20 22l36-48"/>` +
    drawMark({ x: left + padding, y: middle - 29, size: 58 }, mark) +
    drawLine(display, name, fitSize(display, name, 36, 440), nameLeft, middle + 13) +
    `<g fill="${colors.ink2}">${drawLine(mono, address, addressSize, addressLeft, middle + 9)}</g>`
  );
}

function drawMark(place: { x: number; y: number; size: number }, mark: Uint8Array | undefined): string {
  if (!mark) return createLogoMarkSvg(place);
  const { x, y, size } = place;
  const bytes = Buffer.from(mark).toString('base64');
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/png;base64,${bytes}"/>`;
}

/** The size, or a smaller one at which the text is no wider than `most`. */
function fitSize(typeface: Typeface, text: string, size: number, most: number): number {
  return Math.min(size, (size * most) / Math.max(1, measure(typeface, text, size)));
}
