// @ts-check
// Preloaded into the API in development: it imports the packages that the compiled API uses, then waits for its parent, so that
// a restart loads the API's own modules only.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const compiled = path.resolve(import.meta.dirname, '../../api/dist/src');
const packages = new Set(
  readdirSync(compiled, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(compiled, file), 'utf8').matchAll(/^import .*from ['"]([^'".][^'"]*)['"]/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:node:|@prostora\/)/.test(name)),
);
// The channel does not keep a process alive (exit-with-parent.mjs).
process.channel?.ref();
const parentStarts = new Promise((resolve) => process.once('message', resolve));
// A package that cannot be imported is reported by the program.
await Promise.allSettled([...packages].map((name) => import(name)));
await parentStarts;
process.channel?.unref();
