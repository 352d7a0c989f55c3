/** The design's light theme in sRGB: a picture is a file of its own, which the page's tokens do not reach. */
const colors = {
  ground: '#e8eeee',
  sheet: '#fcfefe',
  ink: '#102023',
  gray: '#cad3d3',
  petrol: '#035a69',
  redline: '#be2323',
  mark: '#f4e238',
  /** Ink on yellow, which is yellow in both themes; a shade of its own, for the rules below tell colors by it. */
  onMark: '#102022',
} as const;

/** The colors in the dark theme, which an image has from the element that shows it. */
const darkColors = {
  ground: '#070e0f',
  sheet: '#121d1f',
  ink: '#e5eded',
  gray: '#2c383b',
  petrol: '#77ced8',
  redline: '#f87e77',
} as const;

/** Rules for those colors that are in a picture. */
const setDark = (drawn: string): string =>
  Object.entries(darkColors)
    .flatMap(([name, dark]) =>
      ['fill', 'stroke'].map((attribute) => {
        const light = `${attribute}="${colors[name as keyof typeof darkColors]}"`;
        return drawn.includes(light) ? `[${light}]{${attribute}:${dark}}` : '';
      }),
    )
    .join('');

export type Color = keyof typeof colors;
export type Point = readonly [x: number, y: number];

/** Sets words as the data of one path, in 1/125 em: fonts are out of the reach of a file as well. */
export type Outline = (words: string, face?: 'display' | 'mono') => string;

/** How far outlined words go: a letter beyond where their last one begins. */
export const reachOf = (d: string): number => Number(/.*M(\d+),0/.exec(d)?.[1] ?? 0) + 84;

interface Stroke {
  /** A machine's line is dashed, a person's solid. */
  by?: 'machine' | 'person';
  weight?: 'main' | 'thin';
  color?: Color;
  fill?: Color;
}

/** A line or shape along the path data `d`. */
export function stroke(
  d: string,
  { by = 'person', weight = 'main', color = 'ink', fill }: Stroke = {},
): string {
  const width = weight === 'main' ? 7 : 3;
  const dashes = by === 'machine' ? ` stroke-dasharray="${dash(width)}"` : '';
  const filled = fill ? ` fill="${colors[fill]}"` : '';
  return `<path d="${d}"${filled} stroke="${colors[color]}" stroke-width="${width}"${dashes}/>`;
}

/** A machine's dashes, in lines of a width. */
function dash(width: number): string {
  return `${width * 3} ${width * 2}`;
}

/** A flat area without an outline. */
export function area(d: string, color: Color): string {
  return `<path d="${d}" fill="${colors[color]}"/>`;
}

/** Path data of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Path data of a circle around `x`, `y`. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`;
}

/** Path data through the points. */
export function through(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** A slender filled arrowhead with its tip at `to`, pointing away from `from`. */
function arrowhead(from: Point, to: Point, color: Color = 'ink', length = 34): string {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
  const back: Point = [to[0] - along[0] * length, to[1] - along[1] * length];
  const corner = (side: number): Point => [back[0] - along[1] * side, back[1] + along[0] * side];
  return area(`${through(to, corner(length * 0.4), corner(length * -0.4))}z`, color);
}

/** A straight line from `from` to an arrowhead at `to`. */
export function arrow(from: Point, to: Point, options: Stroke = {}): string {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = (run - 20) / run;
  const end: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const length = options.weight === 'thin' ? 24 : 34;
  return stroke(through(from, end), options) + arrowhead(from, to, options.color, length);
}

/** The countersign: an ink tick on a patch of yellow marker around `x`, `y`. */
export function signOff(x: number, y: number, size = 80): string {
  const unit = size / 30;
  const tick = through([x - 8 * unit, y], [x - 2 * unit, y + 6 * unit], [x + 7 * unit, y - 7 * unit]);
  return (
    area(box(x - size / 2, y - size * 0.43, size, size * 0.86), 'mark') +
    stroke(tick, { color: 'onMark', weight: size < 50 ? 'thin' : 'main' })
  );
}

/** A revision cloud in red around what was changed; width and height are multiples of 40. */
export function cloud(x: number, y: number, width: number, height: number): string {
  const arcs = (length: number, dx: number, dy: number) => `a22 22 0 0 1 ${dx} ${dy}`.repeat(length / 40);
  const d = arcs(width, 40, 0) + arcs(height, 0, 40) + arcs(width, -40, 0) + arcs(height, 0, -40);
  return stroke(`M${x} ${y}${d}`, { color: 'redline' });
}

/** A red cross around `x`, `y`: struck out. */
export function cross(x: number, y: number, reach = 28): string {
  const d = `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
  return stroke(d, { color: 'redline' });
}

/** An outlined word halfway up at `y`, smaller where the picture leads a page; struck or not. */
export function word(d: string, x: number, y: number, isStruck = false, color: Color = 'ink'): string {
  const line = isStruck
    ? `<path class="word" d="M-12-22L${reachOf(d)}-66" stroke="${colors.redline}" stroke-width="12"/>`
    : '';
  return `<g transform="translate(${x} ${y})" fill="${colors[color]}"><path class="word" d="${d}"/>${line}</g>`;
}

/** Outlined words at every size, their baseline beginning at `x`, `y`. */
export const lettering = (d: string, x: number, y: number, scale: number, color: Color = 'ink'): string =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${d}" fill="${colors[color]}"/>`;

/** What a thumbnail shows in the place of all the rest: one thing, large. */
export const thumbnail = (...parts: string[]): string => `<g class="thumbnail">${parts.join('')}</g>`;

/** A thumbnail's figure, and below it what it counts. */
export const counted = (outline: Outline, figure: string, unit: string, color: Color = 'ink'): string =>
  lettering(outline(figure), 90, 490, 4.4, color) + lettering(outline(unit), 105, 770, 1.5);

const sizeRules =
  '.thumbnail{display:none}@media (max-width:200px){svg>g>*{display:none}.thumbnail{display:inline}}';

/** Rules for those words and lines that are in a picture, in a card; in a thumbnail; and where it is large, as heavy there. */
function setSizes(drawn: string, largeScale: number): string {
  const rule = (name: string, from: number | string, to: number | string) =>
    drawn.includes(`${name}="${from}"`) ? `[${name}="${from}"]{${name}:${to}}` : '';
  const weigh = (from: number, to: number) =>
    rule('stroke-width', from, to) + rule('stroke-dasharray', dash(from), dash(to));
  const words = (scale: number) =>
    drawn.includes('"word"') ? `.word{transform:scale(.${scale})translateY(44px)}` : '';
  return [
    words(54),
    `@media (max-width:300px){${weigh(7, 12)}${weigh(3, 7)}}`,
    `@media (min-width:450px){${weigh(7, 4)}${weigh(3, 2)}${words(largeScale)}}`,
  ].join('');
}

/** A whole picture: an SVG document of 1600 by 900, in the colors of the light or the dark theme. */
export const picture = (...parts: string[]): string => draw(900, 46, sizeRules, parts);

/** A figure among an article's paragraphs: as wide as a picture, less high, and without a thumbnail. */
export const figure = (height: number, ...parts: string[]): string => draw(height, 40, '', parts);

/** @param largeScale of its words where it is large, in hundredths */
function draw(height: number, largeScale: number, moreRules: string, parts: readonly string[]): string {
  const drawn = `${area(box(0, 0, 1600, height), 'ground')}<g fill="none">${parts.join('')}</g>`;
  const rules = `@media (prefers-color-scheme:dark){${setDark(drawn)}}${setSizes(drawn, largeScale)}${moreRules}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}"><style>${rules}</style>${drawn}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
