// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

const dist = path.resolve(import.meta.dirname, '../../api/dist');
const isOwn = (/** @type {string} */ id) => /^(?:[./]|@prostora\/)/.test(id);

/**
 * Reads a compiled file with its source map. A module of the bundle keeps the address it has on its own: threads,
 * migrations and data are found beside it.
 * @param {string} file
 */
async function loadCompiled(file) {
  const address = `new URL(${JSON.stringify(`./${path.relative(dist, file)}`)}, import.meta.url)`;
  const toPath = `process.getBuiltinModule('node:url').fileURLToPath`;
  const meta = {
    url: `${address}.href`,
    filename: `${toPath}(${address})`,
    dirname: `${toPath}(new URL('.', ${address}))`,
  };
  const code = await readFile(file, 'utf8');
  return {
    code: code.replaceAll(
      /import\.meta\.(url|filename|dirname)\b/g,
      (_, /** @type {keyof typeof meta} */ name) => meta[name],
    ),
    map: await readFile(`${file}.map`, 'utf8'),
  };
}

/**
 * Bundles the compiled server and worker, with the libraries of the repository: resolving 1,700 modules one by one took
 * 0.7 s of a start. Packages stay outside. A single compiled file is run by threads, tests and development.
 */
export async function bundleApi() {
  const bundle = await rolldown({
    input: { main: path.join(dist, 'src/main.js'), worker: path.join(dist, 'src/worker.js') },
    platform: 'node',
    external: (id) => !isOwn(id),
    plugins: [
      {
        name: 'compiled-api',
        load: (id) => (id.startsWith(dist) && id.endsWith('.js') ? loadCompiled(id) : null),
      },
    ],
  });
  // Chunks lie beside the entries, from which addresses are relative. Nest and MikroORM read names of classes.
  await bundle.write({ dir: dist, sourcemap: true, keepNames: true, chunkFileNames: 'chunk-[name].js' });
  await bundle.close();
}
