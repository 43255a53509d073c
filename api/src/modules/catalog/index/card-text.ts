/** Stands for the beginning of a card's picture addresses, and ends that beginning where it is told. */
const STEM = '\u0001';
/** The address of a picture up to its size: seven or more of a card begin alike. */
const ADDRESS = /"(\/media\/[^"]+?-)\d+\.\w+"/u;

/** What cards have in common, in the order it is looked for; a card that looks otherwise is only kept longer. */
const PHRASES = [
  ...['avif', 'webp'].flatMap((type) => [`{"type":"image/${type}","srcset":"${STEM}400.${type} 400w`, `, ${STEM}800.${type} 800w`, `, ${STEM}1600.${type} 1600w`]),
  `,"status":"ready","url":"${STEM}800.webp","sources":[`, ',"image":{"id_space_image":', ',"category":"TOP-CAROUSEL","order_number":', '"}],"width":', ',"placeholder":"data:image/webp;base64,', '","alt":"', '},"tags":["',
  '{"id":', ',"url":"', '","building_name":"', '","space_name":"', '","perex":"', '","capacity":', ',"area_size":', ',"price_level":', ',"price_from":', ',"city":"', '","province_name":"', ',"lat":', ',"lng":', ',"recommended":',
] as const;

/** JSON has no such characters: each stands for one phrase. */
const FIRST_SIGN = 2;
const SIGN = /[\u0002-\u001f]/gu;
const signOf = (phrase: number): string => String.fromCharCode(FIRST_SIGN + phrase);

/** A card's JSON in less than half of its room: a hundred thousand of them are most of what a process keeps. */
export function packCard(json: string): string {
  const stem = ADDRESS.exec(json)?.[1] ?? '';
  const body = stem === '' ? json : json.replaceAll(stem, STEM);
  return PHRASES.reduce((text, phrase, at) => text.replaceAll(phrase, signOf(at)), `${stem}${STEM}${body}`);
}

/** The JSON again, as it was. */
export function unpackCard(packed: string): string {
  const at = packed.indexOf(STEM);
  const body = packed.slice(at + 1).replace(SIGN, (sign) => PHRASES[sign.charCodeAt(0) - FIRST_SIGN] ?? '');
  return at < 1 ? body : body.replaceAll(STEM, packed.slice(0, at));
}
