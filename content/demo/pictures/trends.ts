import { circle, counted, picture, signOff, stroke, through, thumbnail, word, type Outline } from './pen.ts';

/** The five that hold, from the longest stem to the shortest, so that no stem crosses a name; and where each stands. */
const kept = [
  ['Review', 120, 275],
  ['Errors', 380, 370],
  ['Undo', 640, 465],
  ['Evidence', 870, 560],
  ['Inventory', 1100, 655],
] as const;

/** The three that fall, afloat above them. */
const fallen = [
  ['Own model', 520, 165],
  ['No way out', 1010, 325],
  ['Licenses', 1130, 165],
] as const;

const [radius, ground] = [58, 765];

/** Five trends by name, each signed off and on firm ground; above them three that are tied to nothing, struck. */
export function drawTrends(outline: Outline): string {
  return picture(
    stroke(`M60 ${ground}H1540`),
    ...kept.flatMap(([name, x, y]) => [
      stroke(`M${x} ${y}V${ground}`),
      stroke(circle(x, y, radius), { fill: 'mark' }),
      signOff(x, y, 76),
      word(outline(name), x + radius + 28, y),
    ]),
    ...fallen.flatMap(([name, x, y]) => {
      return [
        stroke(circle(x, y, radius), { by: 'machine' }),
        stroke(`M${x} ${y + radius}v44`, { by: 'machine' }),
        stroke(through([x - 44, y + 44], [x + 44, y - 44]), { color: 'redline' }),
        word(outline(name), x + radius + 28, y, true),
      ];
    }),
    thumbnail(counted(outline, '5', 'of 8 trends')),
  );
}
