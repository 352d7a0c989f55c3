/** An SVG document as a data address: it stands in the page itself and asks for nothing. */
export const toSvgAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg.trim().replaceAll('"', "'")).replaceAll('#', '%23')}`;
