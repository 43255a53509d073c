import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { summarizeAudit } from './audit-summary.ts';
import { inRoot, root } from './places.ts';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;
type LockEntry = Manifest & {
  version?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
type Lock = { lockfileVersion: number; packages: Record<string, LockEntry> };

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const lock = read<Lock>(inRoot('package-lock.json'));
const manifests = globSync(['package.json', '{api,web-*}/package.json', 'libs/*/package.json'], {
  cwd: root,
});
const wantedBy = (manifest: Manifest): [string, string][] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });

/** Looks a dependency up as Node does: in the node_modules of each enclosing package. */
function findEntry(from: string, name: string): LockEntry | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const entry = lock.packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (entry !== undefined || place === '') return entry;
  }
}

/** Production, CI and the development on Linux: what runs there is checked by content without exception. */
const isForSupportedServers = ({ os, cpu, libc }: LockEntry): boolean =>
  (os ?? ['linux']).includes('linux') &&
  (cpu ?? ['x64']).some((kind) => kind === 'x64' || kind === 'arm64') &&
  (libc ?? ['glibc']).includes('glibc');

/** An optional native build for another platform: its version is fixed by its parent, its checksum may be unknown. */
const isForeignBuild = (place: string, entry: LockEntry): boolean =>
  entry.optional === true &&
  (!isForSupportedServers(entry) || place === 'node_modules/@squawk-cli/linux-arm64');

const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u;

describe('the packages of the project (QUALITY 46)', () => {
  it('are required in one version each', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(
      manifests.flatMap((file) =>
        wantedBy(read<Manifest>(inRoot(file)))
          .filter(([, version]) => !EXACT.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`),
      ),
    ).toEqual([]);
  });

  it('are all in the lock file with checksums, unchanged by an installation', () => {
    expect(lock.lockfileVersion).toBe(3);
    const installed = Object.entries(lock.packages).filter(
      ([place, { link }]) => place.includes('node_modules/') && link !== true,
    );
    expect(installed.length).toBeGreaterThan(500);
    const unchecked = installed.filter(
      ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/u.test(integrity ?? ''),
    );
    expect(
      unchecked.filter(([place, entry]) => !isForeignBuild(place, entry)).map(([place]) => place),
    ).toEqual([]);
    const manifest = read<Manifest>(inRoot('package.json'));
    expect(wantedBy(lock.packages[''] ?? {}).sort()).toEqual(wantedBy(manifest).sort());
    expect(
      wantedBy(manifest)
        .filter(
          ([name, version]) =>
            lock.packages[`node_modules/${name}`]?.version !== version.replace(/^npm:.+@/u, ''),
        )
        .map(([name]) => name),
    ).toEqual([]);
  });
});

describe('the lock file', () => {
  it('holds every optional package of every platform, so that npm ci finds nothing missing', () => {
    const optional = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
    );
    expect(optional.length).toBeGreaterThan(100);
    const missing = optional.filter(({ place, name, version }) => {
      const entry = findEntry(place, name);
      return entry === undefined || (EXACT.test(version) && entry.version !== version);
    });
    expect(missing).toEqual([]);
  });

  it('holds every dependency of every package', () => {
    const wanted = Object.entries(lock.packages).flatMap(([place, { dependencies = {} }]) =>
      Object.keys(dependencies).map((name) => ({ place, name })),
    );
    expect(wanted.filter(({ place, name }) => findEntry(place, name) === undefined)).toEqual([]);
  });

  it('names no registry, so that it installs from the one npm is set to', () => {
    const resolved = Object.values(lock.packages).flatMap((entry) => entry.resolved ?? []);
    expect(resolved.filter((address) => address.includes('://'))).toEqual([]);
    expect(readFileSync(inRoot('.npmrc'), 'utf8')).toContain('omit-lockfile-registry-resolved=true');
  });

  it.each(['Dockerfile', 'tools/bootstrap/enter.mjs'])('is what %s installs from', (file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    expect(text).toMatch(/npm ci |\['ci', /u);
    expect(text).not.toMatch(/npm install --|\['install', /u);
  });
});

describe('folders of data', () => {
  it.each(['.data/secrets.json', '.data-2/media/a.webp', '.data-2/secrets.json'])(
    'git ignores %s',
    (file) => {
      expect(spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: root }).status).toBe(0);
    },
  );

  it('are not copied into the image', () => {
    expect(readFileSync(inRoot('.dockerignore'), 'utf8').split('\n')).toContain('.data*');
  });
});

describe('an audit', () => {
  it('fails with a high or critical advisory and names it', () => {
    expect(
      summarizeAudit(
        JSON.stringify({
          metadata: { vulnerabilities: { high: 1, critical: 0 } },
          vulnerabilities: { leftpad: { severity: 'high' }, other: { severity: 'low' } },
        }),
      ),
    ).toEqual({ words: '1 high or critical: leftpad', isBad: true });
  });

  it('passes without one and reports lower severities', () => {
    expect(
      summarizeAudit(
        JSON.stringify({ metadata: { vulnerabilities: { high: 0, critical: 0, moderate: 2, low: 1 } } }),
      ),
    ).toEqual({ words: expect.stringContaining('3 lesser'), isBad: false });
  });

  it.each(['', 'nonsense', '{"message":"405 Method Not Allowed"}'])(
    'fails if the registry does not answer (%s)',
    (output) => {
      expect(summarizeAudit(output).words).toMatch(/^not known/u);
    },
  );
});
