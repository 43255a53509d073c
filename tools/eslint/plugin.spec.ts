import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const controller = 'api/src/modules/spaces/space.controller.ts';
const service = 'api/src/modules/spaces/space.service.ts';
const page = 'web-public/src/features/catalog/catalog.page.tsx';
const foreign = ['antd', 'react-router', '@tanstack/react-query', '@nestjs/common', 'web_admin/App'];

const texts: Readonly<Record<string, [file: string, text: string]>> = {
  database: [
    controller,
    "import { EntityManager } from '@mikro-orm/postgresql';\nexport const x = EntityManager;\n",
  ],
  repository: [
    controller,
    "import { SpaceRepository } from './space.repository.ts';\nexport const x = SpaceRepository;\n",
  ],
  czech: [page, "export const title = 'Konferenční sály';\n"],
  plain: [page, "export const title = 'Sals';\n"],
  environment: [service, "export const port = process.env['PORT'];\n"],
  exception: [
    service,
    "import { NotFoundException } from '@nestjs/common';\nexport const x = NotFoundException;\n",
  ],
  phrases: [
    service,
    "import { errors } from '@prostora/strings/cs/errors.ts';\nexport const x = errors;\nexport class SpaceService {}\n",
  ],
  otherClass: [service, 'export class Spaces {}\n'],
  sameClass: [service, 'export class SpaceService {}\n'],
  ...Object.fromEntries(
    foreign.map((name) => [
      name,
      [page, `import * as x from '${name}';\nexport const y = x;\n`] as [string, string],
    ]),
  ),
};

const script = `import { ESLint } from 'eslint';
const eslint = new ESLint({ cwd: process.argv[1] });
const texts = JSON.parse(process.argv[2]);
const found = {};
for (const [name, [filePath, text]] of Object.entries(texts)) {
  const [result] = await eslint.lintText(text, { filePath });
  found[name] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
console.log(JSON.stringify(found));`;

let found: Readonly<Record<string, string[]>>;

beforeAll(() => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, root, JSON.stringify(texts)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  found = JSON.parse(stdout) as Record<string, string[]>;
}, 60_000);

describe('the linter with the real configuration', () => {
  it('reports database access in a controller', () => {
    expect(found['database']).toContain('prostora/borders');
    expect(found['repository']).toContain('prostora/borders');
  });

  it.each(foreign)('reports imports of %s in public pages', (name) => {
    expect(found[name]).toContain('prostora/borders');
  });

  it('requires Czech text in libs/strings', () => {
    expect(found['czech']).toEqual(['prostora/strings-in-library']);
    expect(found['plain']).toEqual([]);
  });

  it('reports environment reads outside the configuration', () => {
    expect(found['environment']).toContain('prostora/environment-once');
  });

  it('reports error phrases outside the part that builds error responses', () => {
    expect(found['phrases']).toEqual(['prostora/borders']);
  });

  it('requires the class to be named as its file', () => {
    expect(found['otherClass']).toEqual(['prostora/class-matches-file']);
    expect(found['sameClass']).toEqual([]);
  });

  it('reports HTTP exceptions in modules', () => {
    expect(found['exception']).toContain('no-restricted-imports');
  });
});
