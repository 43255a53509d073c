/** Stands for the beginning of a card's picture addresses, and ends that beginning where it is told. */
const STEM = '\u0001';
/** The address of a picture up to its size: seven or more of a card begin alike. */
const ADDRESS = /"(\/media\/[^"]+?-)\d+\.\w+"/u;

/** What cards have in common, in the order it is looked for; a card that looks otherwise is only kept longer. */
const PHRASES = [
  ...['avif', 'webp'].flatMap((type) => [
    `{"type":"image/${type}","srcset":"${STEM}400.${type} 400w`,
    `, ${STEM}800.${type} 800w`,
    `, ${STEM}1600.${type} 1600w`,
  ]),
  `,"status":"ready","url":"${STEM}800.webp","sources":[`,
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

/** JSON has no such characters: each stands for one phrase, the one before the first for the beginning of addresses. */
const FIRST_SIGN = 2;
const FIRST_CHARACTER = 32;
/** What each character below the first of JSON stands for, in the pieces between which the beginning of addresses belongs. */
const PIECES: readonly (readonly string[])[] = [[], ['', ''], ...PHRASES.map((phrase) => phrase.split(STEM))];
const signOf = (phrase: number): string => String.fromCharCode(FIRST_SIGN + phrase);

/** A card's JSON in less than half of its room: a hundred thousand of them are most of what a process keeps. */
export function packCard(json: string): string {
  const stem = ADDRESS.exec(json)?.[1] ?? '';
  const body = stem === '' ? json : json.replaceAll(stem, STEM);
  return PHRASES.reduce((text, phrase, at) => text.replaceAll(phrase, signOf(at)), `${stem}${STEM}${body}`);
}

/** The JSON again, as it was. In one pass: every answer of the catalogue unpacks twenty. */
export function unpackCard(packed: string): string {
  const at = packed.indexOf(STEM);
  const stem = packed.slice(0, Math.max(0, at));
  let json = '';
  let from = at + 1;
  for (let i = from; i < packed.length; i += 1) {
    const sign = packed.charCodeAt(i);
    if (sign >= FIRST_CHARACTER) continue;
    const pieces = PIECES[sign] ?? [];
    json += packed.slice(from, i) + (pieces[0] ?? '');
    for (let piece = 1; piece < pieces.length; piece += 1) json += stem + (pieces[piece] ?? '');
    from = i + 1;
  }
  return json + packed.slice(from);
}
