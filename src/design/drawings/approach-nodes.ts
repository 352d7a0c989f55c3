import type { Point } from './parts/line.ts';

/** The positions of the five nodes on the ring, in degrees clockwise from the top. */
export const approachAngles = [0, 72, 144, 216, 288] as const;

/** Side of the ring's square, and the radius of its nodes, in the drawing's units. */
export const approachRingSize = 200;
export const approachRingRadius = 80;

/** The point at `angle` degrees clockwise from the top, to a hundredth of a unit. */
export function polarPoint(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * radius * 100) / 100;
  return [round(Math.sin(radians)), round(-Math.cos(radians))];
}
