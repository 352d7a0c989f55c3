declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
  }

  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** A number pins the axis. Axes that are not named stay as they are. */
    variationAxes?: Record<string, number | AxisRange>;
    /** OpenType features that stay. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
