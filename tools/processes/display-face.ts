import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import { inRoot } from './places.ts';

const SOURCE = 'node_modules/@fontsource-variable/bricolage-grotesque/files';
const FOLDER = 'web-shell/src/fonts';

/** The one width and weight headings are set in: both axes weigh four times as much, and the typeface comes before the first photograph. */
const AXES = { wdth: 90, wght: 580 } as const;
/** Code points of the two parts, as fonts.css asks for them; of the second what Czech and its neighbours need. */
const PARTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x17f],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20c0],
  ],
} as const;

/** The typeface of headings as the site sends it. */
export async function displayFace(): Promise<Readonly<Record<string, Buffer>>> {
  const files = await Promise.all(
    Object.entries(PARTS).map(async ([part, ranges]) => {
      const text = ranges
        .map(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(''),
        )
        .join('');
      const source = readFileSync(inRoot(SOURCE, `bricolage-grotesque-${part}-wdth-normal.woff2`));
      return [
        `${FOLDER}/bricolage-grotesque-${part}.woff2`,
        Buffer.from(await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: AXES })),
      ] as const;
    }),
  );
  return Object.fromEntries(files);
}
