import { area, arrow, box, cloud, picture, signOff, stroke } from './pen.ts';

const lanes = { anna: 210, server: 450, ben: 690 };

/** Two scanners go through a dead spot; what they kept reaches the server later, and one collision is settled. */
export function drawOfflineSync(): string {
  return picture(
    area(box(480, 0, 420, 900), 'gray'),
    stroke(`M300 ${lanes.anna}H1400M300 ${lanes.ben}H1400`),
    stroke(`M300 ${lanes.server}H1400`),
    ...[lanes.anna, lanes.ben].map((y) => drawScanner(200, y)),
    stroke(box(200, lanes.server - 50, 100, 100), { fill: 'sheet' }),
    stroke(`M225 ${lanes.server - 15}h50M225 ${lanes.server + 15}h50`, { weight: 'thin' }),
    arrow([380, lanes.anna], [425, lanes.server - 8], { by: 'machine' }),
    ...[560, 660, 800].map((x) => drawEvent(x, lanes.anna)),
    ...[610, 760].map((x) => drawEvent(x, lanes.ben)),
    ...[915, 985, 1105].map((x) => arrow([x, lanes.anna], [x + 45, lanes.server - 8], { by: 'machine' })),
    ...[940, 1105].map((x) => arrow([x, lanes.ben], [x + 45, lanes.server + 8], { by: 'machine' })),
    cloud(1090, 390, 120, 120),
    signOff(1310, lanes.server, 110),
  );
}

function drawEvent(x: number, y: number): string {
  return stroke(box(x - 22, y - 22, 44, 44), { fill: 'sheet' });
}

function drawScanner(x: number, y: number): string {
  return (
    stroke(box(x, y - 80, 100, 160), { fill: 'sheet' }) +
    stroke(`M${x + 25} ${y - 45}h50`, { weight: 'thin' }) +
    area(box(x + 30, y + 25, 40, 30), 'ink')
  );
}
