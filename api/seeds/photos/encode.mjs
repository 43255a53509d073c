// Writes the encoded sizes of the demo photographs to encoded/, so that the first start encodes none. Share
// images only of covers of the blog, whose feed names their size; the others are generated on first request.
// Run after a change of a photograph, of a cover or of the sizes: node api/seeds/photos/encode.mjs
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { encodePhoto } from '../../src/modules/media/photo-encoding.ts';
import { BLOG_POSTS } from '../demo/blog/blog.data.ts';

const AVIF_EFFORT = 2;
const folder = new URL('encoded/', import.meta.url);
const covers = new Set(BLOG_POSTS.map(({ photo }) => photo));

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const index = {};
for (const file of (await readdir(new URL('.', import.meta.url)))
  .filter((name) => name.endsWith('.jpg'))
  .sort()) {
  const body = await readFile(new URL(file, import.meta.url));
  const name = file.slice(0, -'.jpg'.length);
  const { width, height, placeholder, sizes, share } = await encodePhoto(body, AVIF_EFFORT);
  for (const size of sizes)
    await writeFile(new URL(`${name}-${size.width}.${size.extension}`, folder), size.body);
  const hasShare = covers.has(name);
  if (hasShare) await writeFile(new URL(`${name}-share.jpg`, folder), share);
  index[name] = {
    sha256: createHash('sha256').update(body).digest('hex'),
    width,
    height,
    placeholder,
    hasShare,
    sizes: sizes.map(({ type, extension, width, height }) => ({ type, extension, width, height })),
  };
}
await writeFile(new URL('index.json', folder), `${JSON.stringify(index, null, 1)}\n`);
