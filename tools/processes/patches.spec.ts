import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRoot, root } from './places.ts';

type Patch = { file: string; name: string; release: string; tests: string[] };
type Lock = { packages: Record<string, { version?: string }> };

const ADR = 'docs/adr/0032-patches-of-third-parties-stand-in-two-folders.md';
const FOLDERS = '{api/src/platform,libs/federation/src}/patches/*.ts';

const listCode = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map((match) => match[1] ?? '');
const patches = readFileSync(inRoot(ADR), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): Patch => {
    const [, file, name, release, , , tests] = line.split('|').map((cell) => cell.trim());
    return {
      file: listCode(file)[0] ?? '',
      name: listCode(name)[0] ?? '',
      release: release ?? '',
      tests: listCode(tests),
    };
  });

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;

/** All installed versions of a package, which may be nested. */
const listVersions = (name: string): string[] =>
  name === 'node'
    ? [process.versions.node]
    : Object.entries(packages).flatMap(([place, { version }]) =>
        place.endsWith(`node_modules/${name}`) ? [version ?? ''] : [],
      );

describe('patches of third parties', () => {
  it('are all listed in the ADR', () => {
    const files = globSync(FOLDERS, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    const patched = files.filter((file) => !file.endsWith('.spec.ts'));
    expect(patched.length).toBeGreaterThan(5);
    expect(new Set(patches.map(({ file }) => file))).toEqual(new Set(patched));
  });

  it.each(patches)('$file is checked with the installed $name', ({ name, release }) => {
    const versions = listVersions(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !version.startsWith(`${release}.`))).toEqual([]);
  });

  it.each(patches)('$file has a test that exists', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });
});
