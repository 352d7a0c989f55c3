/** The point of a picture that stays in view where it is cropped, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

const stepPercent = 10;

/**
 * Attributes that keep a picture's focus in view where it is cropped (focus.css); none for its middle. In
 * steps, since the Content-Security-Policy allows no style of its own to an element.
 */
export function focusAttributes(focus: Focus | null | undefined): Record<string, number> {
  if (!focus) return {};
  const [x, y] = [focus.x, focus.y].map((value) => Math.round(value / stepPercent) * stepPercent);
  return { ...(x !== 50 && { 'data-focus-x': x! }), ...(y !== 50 && { 'data-focus-y': y! }) };
}
