/** Placeholder for the common URL prefix of the images of a card, and terminator of that prefix. */
const PREFIX_MARK = '\u0001';
/** URL of an image up to its size; all images of a card share this prefix. */
const IMAGE_URL = /"(\/media\/[^"]+?-)\d+\.\w+"/u;

/** Substrings common to cards, in replacement order. Other texts are stored as they are. */
const PHRASES = [
  ...['avif', 'webp'].flatMap((type) => [
    `{"type":"image/${type}","srcset":"${PREFIX_MARK}400.${type} 400w`,
    `, ${PREFIX_MARK}800.${type} 800w`,
    `, ${PREFIX_MARK}1600.${type} 1600w`,
  ]),
  `,"status":"ready","url":"${PREFIX_MARK}800.webp","sources":[`,
  ',"image":{"id_space_image":',
  ',"category":"TOP-CAROUSEL","order_number":',
  '"}],"width":',
  ',"placeholder":"data:image/webp;base64,',
  '","alt":"',
  '},"tags":["',
  '{"id":',
  ',"url":"',
  '","building_name":"',
  '","space_name":"',
  '","perex":"',
  '","capacity":',
  ',"area_size":',
  ',"price_level":',
  ',"price_from":',
  ',"city":"',
  '","province_name":"',
  ',"lat":',
  ',"lng":',
  ',"recommended":',
] as const;

/** JSON contains no control characters: each one encodes a phrase, the first one the URL prefix. */
const FIRST_CODE = 2;
const FIRST_JSON_CHARACTER = 32;
/** Decoding table: for each code the pieces of its phrase between which the URL prefix belongs. */
const PIECES: readonly (readonly string[])[] = [
  [],
  ['', ''],
  ...PHRASES.map((phrase) => phrase.split(PREFIX_MARK)),
];
const toCode = (phrase: number): string => String.fromCharCode(FIRST_CODE + phrase);

/** Compresses the JSON of a card to less than half: cards are most of the memory of the process. */
export function packCard(json: string): string {
  const prefix = IMAGE_URL.exec(json)?.[1] ?? '';
  const body = prefix === '' ? json : json.replaceAll(prefix, PREFIX_MARK);
  return PHRASES.reduce(
    (text, phrase, at) => text.replaceAll(phrase, toCode(at)),
    `${prefix}${PREFIX_MARK}${body}`,
  );
}

/** Restores the JSON exactly, in one pass: every catalogue answer unpacks twenty cards. */
export function unpackCard(packed: string): string {
  const at = packed.indexOf(PREFIX_MARK);
  const prefix = packed.slice(0, Math.max(0, at));
  let json = '';
  let from = at + 1;
  for (let i = from; i < packed.length; i += 1) {
    const code = packed.charCodeAt(i);
    if (code >= FIRST_JSON_CHARACTER) continue;
    const pieces = PIECES[code] ?? [];
    json += packed.slice(from, i) + (pieces[0] ?? '');
    for (let piece = 1; piece < pieces.length; piece += 1) json += prefix + (pieces[piece] ?? '');
    from = i + 1;
  }
  return json + packed.slice(from);
}
