import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { auditVerdict } from './audit-verdict.ts';
import { inRoot, root } from './places.ts';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;
type Lock = { lockfileVersion: number; packages: Record<string, Manifest & { version?: string; link?: boolean; integrity?: string }> };

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const lock = read<Lock>(inRoot('package-lock.json'));
const manifests = globSync(['package.json', '{api,web-*}/package.json', 'libs/*/package.json'], { cwd: root });
const wantedBy = (manifest: Manifest): [string, string][] => Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u;

describe('the packages of the project (QUALITY 46)', () => {
  it('are asked for in one version each', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(manifests.flatMap((file) => wantedBy(read<Manifest>(inRoot(file))).filter(([, version]) => !EXACT.test(version)).map(([name, version]) => `${file}: ${name} ${version}`))).toEqual([]);
  });

  it('are all in the lock file, with the checksum of their content, and none that an installation would change', () => {
    expect(lock.lockfileVersion).toBe(3);
    const installed = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && link !== true);
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/u.test(integrity ?? '')).map(([place]) => place)).toEqual([]);
    const manifest = read<Manifest>(inRoot('package.json'));
    expect(wantedBy(lock.packages[''] ?? {}).sort()).toEqual(wantedBy(manifest).sort());
    expect(wantedBy(manifest).filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version.replace(/^npm:.+@/u, '')).map(([name]) => name)).toEqual([]);
  });
});

describe('an audit', () => {
  it('is bad with a high or critical one, by name', () => {
    expect(auditVerdict(JSON.stringify({ metadata: { vulnerabilities: { high: 1, critical: 0 } }, vulnerabilities: { leftpad: { severity: 'high' }, other: { severity: 'low' } } }))).toEqual({ words: '1 high or critical: leftpad', isBad: true });
  });

  it('is good without, and says of the lesser ones', () => {
    expect(auditVerdict(JSON.stringify({ metadata: { vulnerabilities: { high: 0, critical: 0, moderate: 2, low: 1 } } }))).toEqual({ words: expect.stringContaining('3 lesser'), isBad: false });
  });

  it.each(['', 'nonsense', '{"message":"405 Method Not Allowed"}'])('that the registry does not answer (%s) is not told as good', (output) => {
    expect(auditVerdict(output).words).toMatch(/^not known/u);
  });
});
