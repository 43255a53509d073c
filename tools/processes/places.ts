import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Everything a run leaves behind lives here, so that one `npm run reset` clears it; another folder gives a second, independent copy. */
export const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.data');

export const inData = (...parts: string[]): string => path.join(dataDir, ...parts);
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

/** A file of the data folder as a person would type it from the project's folder. */
export function describeDataPath(...parts: string[]): string {
  const file = inData(...parts);
  const relative = path.relative(root, file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * Flags of Node for the API process: the young generation stays small, or the catalogue's index costs a third more memory.
 * The heap may grow by 40 % between two full collections; by V8's own measure it more than doubles while a crawler reads.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=16', '--heap-growing-percent=40'];

/**
 * Flags of Node for the worker process: with the default young generation, loading the code alone leaves a third more
 * memory behind. Fifteen photographs at once take 292 MB with a young generation of 8 MB and growth by 40 %, 267 with these.
 */
export const workerFlags: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=20'];

/** Flag of Node for every child process: it ends itself when its parent is gone. Its stdio needs a channel (`ipc`). */
export const exitWithParentFlag = `--import=${pathToFileURL(inRoot('tools/bootstrap/exit-with-parent.mjs')).href}`;
