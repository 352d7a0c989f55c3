import { area, box, circle, picture, signOff, stroke } from './pen.ts';

const branches = 5;
const leavesPerBranch = 4;
const untested = 13;

/** Twenty ways through a decision tree: nineteen end in a signature, one is circled in red. */
export function drawCoverage(): string {
  const leaves = Array.from({ length: branches * leavesPerBranch }, (_, index) => index);
  const leafY = (index: number) => 118 + index * 35;
  const branchY = (branch: number) => leafY(branch * leavesPerBranch + 1.5);
  const branchOf = (leaf: number) => Math.floor(leaf / leavesPerBranch);
  return picture(
    ...leaves.map((leaf) => {
      const tested = leaf !== untested;
      const y = branchY(branchOf(leaf));
      return stroke(`M600 ${y}L920 ${leafY(leaf)}H${tested ? 1180 : 1308}`, {
        by: tested ? 'person' : 'machine',
        weight: 'thin',
      });
    }),
    ...Array.from({ length: branches }, (_, branch) => stroke(`M250 450L420 ${branchY(branch)}H600`)),
    ...leaves.filter((leaf) => leaf !== untested).map((leaf) => signOff(1198, leafY(leaf), 36)),
    stroke(circle(1362, leafY(untested), 54), { color: 'redline' }),
    stroke(box(190, 400, 100, 100), { fill: 'sheet' }),
    ...Array.from({ length: branches }, (_, branch) => area(circle(600, branchY(branch), 15), 'ink')),
  );
}
