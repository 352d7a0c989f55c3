/** An SVG document as a data URL: it is part of the page and needs no request. */
export const toSvgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg.trim()).replaceAll('#', '%23')}`;
