// @ts-check
import { transform } from '@swc/core';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleApi } from './bundle-api.mjs';
import { swcOptions } from './swc-options.mjs';

const api = path.resolve(import.meta.dirname, '../../api');

/** What runs outside of tests: the demo seed builds its records with the factories of the tests. */
export const compiledFolders = ['src', 'migrations', 'seeds', 'test/factories'];

const isTest = (/** @type {string} */ file) => /\.(spec|int\.spec|e2e\.spec|test)\.tsx?$/.test(file);
const toOutputPath = (/** @type {string} */ file) =>
  path.join(api, 'dist', /\.ts$/.test(file) ? file.replace(/\.ts$/, '.js') : file);

/** All files to compile or copy, by path inside api/. */
export async function sourcesOfApi() {
  const lists = await Promise.all(
    compiledFolders.map(async (folder) => {
      if (!existsSync(path.join(api, folder))) return [];
      const entries = await readdir(path.join(api, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(api, path.join(entry.parentPath, entry.name)));
    }),
  );
  return lists
    .flat()
    .filter((file) => !isTest(file) && !file.endsWith('.d.ts') && !path.basename(file).startsWith('.'));
}

/**
 * Compiles one file of the API, or copies it when it is data.
 * @param {string} file path inside api/
 */
export async function compileFile(file) {
  const source = path.join(api, file);
  if (isTest(file) || !statSync(source).isFile()) return;
  const target = toOutputPath(file);
  await mkdir(path.dirname(target), { recursive: true });
  if (!/\.ts$/.test(file)) {
    await copyFile(source, target);
    return;
  }
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    ...swcOptions({ tsx: false, sourceMaps: true, rewriteExtensions: true }),
    filename: source,
    sourceFileName: path.relative(path.dirname(target), source),
  });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

/**
 * Removes what a deleted source left behind.
 * @param {string} file path inside api/
 */
export async function removeOutput(file) {
  await rm(toOutputPath(file), { force: true });
  await rm(`${toOutputPath(file)}.map`, { force: true });
}

/** Builds api/dist from nothing. */
export async function compileApi() {
  await rm(path.join(api, 'dist'), { recursive: true, force: true });
  const files = await sourcesOfApi();
  await Promise.all(files.map(compileFile));
  return files.length;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${await compileApi()} files compiled\n`);
  await bundleApi();
}
