import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorablePhoto } from '../../src/modules/media/index.ts';

/** An entry of photos/encoded/index.json, written by photos/encode.mjs. */
export type EncodedEntry = Omit<StorablePhoto, 'sizes' | 'share'> & {
  /** Of the original that the sizes were made from. */
  sha256: string;
  hasShare: boolean;
  sizes: Omit<StorablePhoto['sizes'][number], 'body'>[];
};
export type EncodedIndex = Readonly<Record<string, EncodedEntry>>;

export async function readEncodedIndex(seedsFolder: string): Promise<EncodedIndex> {
  return JSON.parse(
    await readFile(path.join(seedsFolder, 'photos/encoded/index.json'), 'utf8'),
  ) as EncodedIndex;
}

/**
 * Reads the encoded sizes of a demo photograph.
 * @param file path below the folder of the seeds, photos/NAME.jpg
 */
export async function readEncodedPhoto(
  seedsFolder: string,
  index: EncodedIndex,
  file: string,
): Promise<StorablePhoto> {
  const name = path.basename(file, '.jpg');
  const entry = index[name];
  if (!entry) throw new Error(`${file} has no encoded sizes: run node api/seeds/photos/encode.mjs`);
  const read = (suffix: string): Promise<Buffer> =>
    readFile(path.join(seedsFolder, 'photos/encoded', `${name}-${suffix}`));
  const { sizes, hasShare, width, height, placeholder } = entry;
  return {
    width,
    height,
    placeholder,
    sizes: await Promise.all(
      sizes.map(async (size) => ({ ...size, body: await read(`${size.width}.${size.extension}`) })),
    ),
    share: hasShare ? await read('share.jpg') : null,
  };
}
