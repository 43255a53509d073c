declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** The font with nothing but what the text needs, an axis pinned to a number or kept between two. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2'; variationAxes?: Readonly<Record<string, Axis>> },
  ): Promise<Uint8Array>;
}
