import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from './installed.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, packages: Record<string, object>): void =>
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));

it('requires an installation when nothing was installed or the folder is broken', () => {
  expect(isInstalled(root)).toBe(false);
  write('package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(false);
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{');
  expect(isInstalled(root)).toBe(false);
});

it('requires an installation when a version differs or a package is missing', () => {
  write('package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});

it('accepts equal versions regardless of file times and of missing optional packages of other platforms', () => {
  write('package-lock.json', {
    '': { version: '0.1.0' },
    libs: { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-darwin': { version: '1.0.0', optional: true },
  });
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(true);
});
