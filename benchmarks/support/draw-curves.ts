interface Curve {
  name: string;
  points: { x: number; y: number }[];
}

export interface Chart {
  title: string;
  xLabel: string;
  yLabel: string;
  curves: Curve[];
  /** A line that the curves should stay below. */
  goal?: { y: number; name: string };
}

const size = { width: 720, height: 400, left: 64, right: 168, top: 48, bottom: 56 };

/** Told apart by the dash too, not by color alone. */
const dashes = ['none', '7 4', '2 4', '10 4 2 4', '4 2'];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Draws curves over a logarithmic x axis, as an SVG that is read on light and on dark paper. */
export function drawCurves({ title, xLabel, yLabel, curves, goal }: Chart): string {
  const points = curves.flatMap((curve) => curve.points);
  const xs = [...new Set(points.map(({ x }) => x))].toSorted((a, b) => a - b);
  const [first, last] = [Math.log10(xs[0]!), Math.log10(xs.at(-1)!)];
  const highest = roundUp(Math.max(...points.map(({ y }) => y), goal?.y ?? 0) * 1.05);
  const inner = {
    width: size.width - size.left - size.right,
    height: size.height - size.top - size.bottom,
  };
  const toX = (x: number) => size.left + ((Math.log10(x) - first) / (last - first || 1)) * inner.width;
  const toY = (y: number) => size.top + inner.height - (y / highest) * inner.height;
  const right = size.left + inner.width;
  const ticks = [0, 1, 2, 3, 4].map((tick) => (highest * tick) / 4);
  const labels = spread(
    curves.map(({ name, points: of }) => ({ name, y: toY(of.at(-1)!.y) })),
    size.top + inner.height,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escape(title)}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#1d2b2a}.title{font-size:16px;font-weight:600}.grid{stroke:#1d2b2a;stroke-opacity:.18}.curve{fill:none;stroke:#0b5f5c;stroke-width:2}.dot{fill:#0b5f5c}.goal{stroke:#b3261e;stroke-dasharray:1 3;stroke-width:2}.paper{fill:#fbf9f4}@media(prefers-color-scheme:dark){text{fill:#ece8df}.grid{stroke:#ece8df}.curve{stroke:#6fc7c1}.dot{fill:#6fc7c1}.goal{stroke:#ff8a80}.paper{fill:#14201f}}</style>',
    `<rect class="paper" width="${size.width}" height="${size.height}"/>`,
    `<text class="title" x="${size.left}" y="26">${escape(title)}</text>`,
    ...ticks.flatMap((y) => [
      `<line class="grid" x1="${size.left}" x2="${right}" y1="${toY(y)}" y2="${toY(y)}"/>`,
      `<text x="${size.left - 8}" y="${toY(y) + 4}" text-anchor="end">${formatTick(y)}</text>`,
    ]),
    ...xs.map(
      (x) =>
        `<text x="${toX(x)}" y="${size.top + inner.height + 20}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
    ),
    `<text x="${size.left + inner.width / 2}" y="${size.height - 12}" text-anchor="middle">${escape(xLabel)}</text>`,
    `<text x="${size.left}" y="${size.top - 8}">${escape(yLabel)}</text>`,
    ...(goal
      ? [
          `<line class="goal" x1="${size.left}" x2="${right}" y1="${toY(goal.y)}" y2="${toY(goal.y)}"/>`,
          `<text x="${right - 4}" y="${toY(goal.y) - 6}" text-anchor="end">${escape(goal.name)}</text>`,
        ]
      : []),
    ...curves.flatMap(({ points: of }, i) => [
      `<polyline class="curve" stroke-dasharray="${dashes[i % dashes.length]}" points="${of.map(({ x, y }) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`).join(' ')}"/>`,
      ...of.map(
        ({ x, y }) => `<circle class="dot" cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3"/>`,
      ),
    ]),
    ...labels.map(({ name, y }) => `<text x="${right + 10}" y="${y + 4}">${escape(name)}</text>`),
    '</svg>',
    '',
  ].join('\n');
}

/** 1, 2 or 5 by a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10);
}

const formatTick = (y: number): string => String(Number(y.toPrecision(3)));

/** Keeps labels from lying on each other. */
function spread(labels: { name: string; y: number }[], lowest: number): { name: string; y: number }[] {
  let above = lowest + 16;
  return labels
    .toSorted((a, b) => b.y - a.y)
    .map(({ name, y }) => {
      above = Math.min(y, above - 16);
      return { name, y: above };
    });
}
