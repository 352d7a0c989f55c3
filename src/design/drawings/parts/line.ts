export type Point = readonly [x: number, y: number];

/**
 * Stroke attributes of a machine's line, which is dashed; a person's is solid and needs none. The dash repeats every 10
 * units and starts half way through a stroke, so that lines whose lengths are tens meet in closed corners.
 */
export const machineStroke = { strokeDasharray: '6 4', strokeDashoffset: 3 } as const;

/** Lines with this class and a path length of 1 can be drawn once by an animation of their dash offset. */
export const drawnOnce = { className: 'draw-line', pathLength: 1 } as const;
