import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import { inRoot } from './places.ts';

const SOURCES = 'node_modules/@fontsource-variable';
const FOLDER = 'web-shell/src/fonts';
const STYLES = 'web-shell/src/fonts.css';

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

/** Files with the characters of Czech texts, which most pages need alone; fonts.css has their code points. */
const CZECH = [
  { file: 'bricolage-grotesque-czech', source: 'bricolage-grotesque-latin-wdth-normal', axes: AXES },
  { file: 'bricolage-grotesque-czech-ext', source: 'bricolage-grotesque-latin-ext-wdth-normal', axes: AXES },
  { file: 'figtree-czech', source: 'figtree-latin-wght-normal' },
  { file: 'figtree-czech-ext', source: 'figtree-latin-ext-wght-normal' },
];
/** Features that browsers apply by themselves and those that styles ask for; others add unused glyphs. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rlig', 'clig'];

/** The typefaces as the site sends them: the one of headings, and the Czech parts of both. */
export async function generateWebFonts(): Promise<Readonly<Record<string, Buffer>>> {
  const styles = readFileSync(inRoot(STYLES), 'utf8');
  const files = [
    ...Object.entries(PARTS).map(([part, ranges]) => ({
      file: `bricolage-grotesque-${part}`,
      source: `bricolage-grotesque-${part}-wdth-normal`,
      text: toText(ranges),
      options: { variationAxes: AXES },
    })),
    ...CZECH.map(({ file, source, axes }) => ({
      file,
      source,
      text: toText(parseUnicodeRange(styles, file)),
      options: { keepFeatures: FEATURES, ...(axes && { variationAxes: axes }) },
    })),
  ];
  const written = files.map(async ({ file, source, text, options }) => {
    const [family = ''] = /^(?:bricolage-grotesque|figtree)/u.exec(source) ?? [];
    const font = readFileSync(inRoot(SOURCES, family, 'files', `${source}.woff2`));
    const subset = await subsetFont(font, text, { targetFormat: 'woff2', ...options });
    return [`${FOLDER}/${file}.woff2`, Buffer.from(subset)] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

type CodePoints = readonly (readonly [first: number, last: number])[];

const toText = (ranges: CodePoints): string =>
  ranges
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(''),
    )
    .join('');

/** `unicode-range` of a file. */
export function parseUnicodeRange(styles: string, file: string): CodePoints {
  const face = styles.split('@font-face').find((rule) => rule.includes(`/${file}.woff2`)) ?? '';
  const [, range = ''] = /unicode-range:([^;]+);/u.exec(face) ?? [];
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}
