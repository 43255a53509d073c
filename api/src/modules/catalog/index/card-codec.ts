import { PREFIX_MARK, PhraseCodec } from './phrase-codec.ts';

/**
 * Compresses the JSON of a card to less than a third: cards are most of the memory of the process. All images of a card
 * share the beginning of their URL.
 */
export const cardCodec = new PhraseCodec(
  [
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
    '],"more_images":["/media/',
    '-800.webp","/media/',
  ],
  /"(\/media\/[^"]+?-)\d+\.\w+"/u,
);
