/** The drafted square in a 24-unit box, open at its upper right corner where the tick crosses it. */
export const logoSquarePath = 'M11,8H7M4,8H2v2M2,13v4M2,20v2h2M7,22h4M14,22h2v-2M16,17v-4';

/** The countersigning tick as an outline; its long stroke runs through the open corner at 16,8. */
export const logoTickPath = 'M4.28,13.52l5.27,5.27L21.29,2.77l-2.1-1.54L9.25,14.81l-3.13-3.13z';

/** The yellow ground, with a rim around the square's line: ink on yellow, on dark paper too. */
export const logoGroundPath = 'M0 6h18v18H0z';

/** The part of the tick that lies on the ground, cut exactly along its two sides. */
export const logoTickInsidePath = 'M4.28,13.52l5.27,5.27L18,7.26V6h-2.3L9.25,14.81l-3.13-3.13z';

/** The tokens mark and on-mark as sRGB: icons are drawn where the style sheet does not reach. */
const logoColors = { mark: '#f4e238', ink: '#102023' } as const;

interface LogoIconOptions {
  /** Free margin on each side as a share of the icon; maskable icons need 0.2 or more. */
  margin?: number;
  /** Pixel size written on the root element, for rasterizing. */
  size?: number;
}

/** The countermark on its yellow ground, as a standalone SVG document for favicons and app icons. */
export function createLogoIconSvg({ margin = 0.08, size = 512 }: LogoIconOptions = {}): string {
  const scale = 1 - 2 * margin;
  // The mark's own middle is at 11.15, 12.1 of its box.
  const left = (12 - 11.15 * scale).toFixed(2);
  const top = (12 - 12.1 * scale).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}">` +
    `<path fill="${logoColors.mark}" d="M0 0h24v24H0z"/>` +
    `<g transform="translate(${left} ${top}) scale(${Number(scale.toFixed(3))})" fill="${logoColors.ink}">` +
    `<path fill="none" stroke="${logoColors.ink}" stroke-width="2" d="${logoSquarePath}"/>` +
    `<path d="${logoTickPath}"/></g></svg>`
  );
}

interface LogoMarkOptions {
  x: number;
  y: number;
  size: number;
}

/** The countermark as it looks on light paper, as part of another SVG document. */
export function createLogoMarkSvg({ x, y, size }: LogoMarkOptions): string {
  const { mark, ink } = logoColors;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${ink}"><path d="${logoTickPath}"/>` +
    `<path fill="${mark}" d="${logoGroundPath}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${logoSquarePath}"/>` +
    `<path d="${logoTickInsidePath}"/></g>`
  );
}
