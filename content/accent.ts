import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** The accent as text, as the ground of a button, and as the ring of focus, in each theme. */
export interface ThemeAccents {
  light: string;
  dark: string;
}

/**
 * The grounds under the accent, and the texts on it: the tokens paper, sheet and sunk of design/tokens.css; in dark
 * colors also those of the band that differs.
 */
export const themeGrounds = {
  light: ['oklch(0.975 0.004 200)', 'oklch(0.995 0.002 200)', 'oklch(0.945 0.006 200)'],
  dark: [
    'oklch(0.185 0.014 215)',
    'oklch(0.22 0.016 215)',
    'oklch(0.155 0.012 215)',
    'oklch(0.28 0.045 215)',
    'oklch(0.32 0.048 215)',
    'oklch(0.25 0.04 215)',
  ],
} as const;

/** WCAG 2.2, 1.4.3: contrast of text at level AA. */
export const textContrast = 4.5;

/** The lightness that the design's own accent has in the dark theme. */
const darkLightness = 0.8;

const toOklch = converter('oklch');

/** The least contrast of a color on the grounds of a theme. */
export const measureContrast = (color: string, theme: keyof typeof themeGrounds): number =>
  Math.min(...themeGrounds[theme].map((ground) => wcagContrast(color, ground)));

/** The accent of both themes: as chosen on light grounds; on dark ones as light as the design's own, of its hue. */
export const computeAccents = (accent: string): ThemeAccents => ({
  light: accent,
  dark: withLightness(accent, darkLightness),
});

/** The lightest color of the same hue that can be read on the light theme's grounds; the accent itself if it can. */
export function findNearestAccent(accent: string): string {
  if (measureContrast(accent, 'light') >= textContrast) return accent;
  let darker = 0;
  let lighter = toOklch(accent)?.l ?? 1;
  for (let step = 0; step < 16; step += 1) {
    const middle = (darker + lighter) / 2;
    if (measureContrast(withLightness(accent, middle), 'light') >= textContrast) darker = middle;
    else lighter = middle;
  }
  return withLightness(accent, darker);
}

/** Of the same hue, and as much of its chroma as sRGB has at that lightness. */
const withLightness = (color: string, lightness: number): string =>
  formatHex(clampChroma({ ...toOklch(color)!, l: lightness }, 'oklch'));
