// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules holds what the lock file asks for. Content is compared, not times: a checkout touches files without
 * changing them. Optional packages of other platforms may be missing, everything else may not.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/')) return true;
    const found = present[name];
    if (!found) return isDispensable(entry, root, name);
    return found.version === entry.version && found.link === entry.link;
  });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {Entry} entry
 * @param {string} root
 * @param {string} name
 */
function isDispensable(entry, root, name) {
  return Boolean(entry.optional || entry.devOptional) || existsSync(path.join(root, name));
}
