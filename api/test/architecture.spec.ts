import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { checkImport, type Architecture } from '../../tools/eslint/import-boundaries.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const architecture = createRequire(import.meta.url)('../architecture.cjs') as Architecture;
const modulesFolder = path.join(root, 'api/src/modules');

type Edge = { file: string; specifier: string; isType: boolean };

const sources = readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `api/src/${name.split(path.sep).join('/')}`)
  .filter((name) => name.endsWith('.ts') && !/\.(spec|test)\.ts$/.test(name));

const texts = new Map(sources.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
const edges = sources.flatMap(listImports);

/** Imports and re-exports of a file, including dynamic ones. */
function listImports(file: string): Edge[] {
  const tree = ts.createSourceFile(file, texts.get(file) ?? '', ts.ScriptTarget.Latest, true);
  const found: Edge[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ file, specifier: node.moduleSpecifier.text, isType: isTypeOnly(node) });
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      found.push({ file, specifier: node.arguments[0].text, isType: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node))
    return (
      node.isTypeOnly ||
      (node.exportClause !== undefined &&
        ts.isNamedExports(node.exportClause) &&
        node.exportClause.elements.every((each) => each.isTypeOnly))
    );
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !clause.name &&
    clause.namedBindings !== undefined &&
    ts.isNamedImports(clause.namedBindings) &&
    clause.namedBindings.elements.length > 0 &&
    clause.namedBindings.elements.every((each) => each.isTypeOnly)
  );
}

describe('API architecture', () => {
  it('has no forbidden import', () => {
    const broken = edges.flatMap((edge) => {
      const sentence = checkImport(edge, architecture);
      return sentence ? [`${edge.file} → ${edge.specifier}: ${sentence}`] : [];
    });
    expect(broken).toEqual([]);
  });

  it('lists every module and only existing dependencies', () => {
    const present = readdirSync(modulesFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    const listed = Object.keys(architecture.modules);
    expect(present.filter((name) => !listed.includes(name))).toEqual([]);
    expect(
      Object.values(architecture.modules)
        .flat()
        .filter((name) => !listed.includes(name)),
    ).toEqual([]);
  });

  it('lists every sub-folder of a module and only existing dependencies of it', () => {
    const present = sources.flatMap((file) => /^api\/src\/modules\/([^/]+\/[^/]+)\//u.exec(file)?.[1] ?? []);
    const listed = Object.entries(architecture.folders).flatMap(([name, uses]) =>
      Object.keys(uses).map((folder) => `${name}/${folder}`),
    );
    expect([...new Set(present)].sort()).toEqual(listed.sort());
    for (const uses of Object.values(architecture.folders)) {
      const used = Object.values(uses).flat();
      expect(used.filter((folder) => !(folder in uses))).toEqual([]);
    }
  });

  it('matches the table in docs/architecture.md', () => {
    const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const table = text.slice(text.search(/^\| module +\| may use/mu)).split('\n\n')[0] ?? '';
    const rows = [...table.matchAll(/^\| ([\w-]+) +\| ([^|]*?) +\|/gm)].filter(
      ([, name = '']) => name !== 'module' && !name.startsWith('-'),
    );
    const shown = Object.fromEntries(
      rows.map(([, name = '', uses = '']) => [name, uses === '–' ? [] : uses.trim().split(' ').sort()]),
    );
    expect(shown).toEqual(
      Object.fromEntries(
        Object.entries(architecture.modules).map(([name, uses]) => [name, [...uses].sort()]),
      ),
    );
  });

  it('has every file and function of the diagrams in docs/architecture.md', () => {
    const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const diagrams = [...text.matchAll(/^```mermaid\n(.*?)^```/gms)].map(([, lines = '']) => lines);
    expect(diagrams.length).toBeGreaterThan(0);
    expect(diagrams.flatMap((diagram) => listUnknownNames(diagram, texts))).toEqual([]);
  });

  it.each([
    ['S->>S: run(now)', []],
    ['Note over S: Example.run, check (example.service.ts)', []],
    ['S->>S: walk(now)', ['walk (example.service.ts)']],
    ['Note over S: Example.walk, Missing.run', ['Example.walk', 'Missing.run']],
    ['Note over S: check (former.ts)', ['former.ts']],
  ])('finds what a diagram names and the code does not have: %s', (line, unknown) => {
    const code = 'export class Example {\n  async run(): Promise<void> {}\n}\nfunction check() {}\n';
    const diagram = `  participant S as example.service.ts\n  ${line}\n`;
    expect(listUnknownNames(diagram, new Map([['api/src/example.service.ts', code]]))).toEqual(unknown);
  });

  it('keeps the graphs of modules and of their sub-folders free of cycles', () => {
    expect(findCycle(architecture.modules)).toBeNull();
    for (const uses of Object.values(architecture.folders)) expect(findCycle(uses)).toBeNull();
    expect(findCycle({ one: ['two'], two: ['three'], three: ['one'] })).toEqual([
      'one',
      'two',
      'three',
      'one',
    ]);
  });

  it('limits the length of each index.ts', () => {
    const faulty = readdirSync(modulesFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => {
        const index = path.join(modulesFolder, name, 'index.ts');
        if (!existsSync(index)) return [`${name} has no index.ts`];
        const lines = readFileSync(index, 'utf8').trim().split('\n').length;
        return lines > architecture.longestIndex ? [`${name}/index.ts has ${lines} lines`] : [];
      });
    expect(faulty).toEqual([]);
  });
});

describe('import boundaries', () => {
  const check = (file: string, specifier: string, isType = false): string | null =>
    checkImport({ file: `api/src/${file}`, specifier, isType }, architecture);

  it.each([
    [
      'a controller that reaches the repository',
      'modules/spaces/space.controller.ts',
      './space.repository.ts',
    ],
    [
      'a controller that reaches the entity manager',
      'modules/spaces/space.controller.ts',
      '@mikro-orm/postgresql',
    ],
    ['a service that knows a dto', 'modules/spaces/space.service.ts', './space.dto.ts'],
    ['a service that enqueues by itself', 'modules/spaces/space.service.ts', 'bullmq'],
    ['a repository that calls a service', 'modules/spaces/space.repository.ts', './space.service.ts'],
    ['a policy with I/O', 'modules/spaces/space.policy.ts', 'node:fs'],
    ['a dto that imports an entity', 'modules/spaces/space.dto.ts', './space.entity.ts'],
    ['an edge that is not in the table', 'modules/taxonomy/taxonomy.service.ts', '../spaces/index.ts'],
    ["a way round another module's index", 'modules/catalog/catalog.service.ts', '../spaces/space.entity.ts'],
    ['a platform that knows a module', 'platform/http/access.ts', '../../modules/accounts/users/index.ts'],
    [
      'a service that reads error phrases',
      'modules/spaces/space.service.ts',
      '@prostora/strings/cs/errors.ts',
    ],
    ['a dto that reads error phrases', 'modules/spaces/space.dto.ts', '@prostora/strings/cs/api-errors.ts'],
    ['a platform that reads error phrases', 'platform/http/access.ts', '@prostora/strings/cs/errors.ts'],
    [
      'a policy that formats an error',
      'modules/spaces/space.policy.ts',
      '../../platform/error-responses/index.ts',
    ],
    [
      'plain code that formats an error',
      'modules/spaces/space-rules.ts',
      '../../platform/error-responses/index.ts',
    ],
    [
      'a core that knows a sub-folder',
      'modules/inquiries/inquiry.mapper.ts',
      './owner/owner-inquiry.mapper.ts',
    ],
    [
      'a core that knows the index of a sub-folder',
      'modules/pricing/slot-rules.ts',
      './price-lists/index.ts',
    ],
    [
      'a sub-folder that knows a higher one',
      'modules/pricing/price-lists/list-pricing.service.ts',
      '../quotes/pricing.service.ts',
    ],
    [
      'a sub-folder that is not in the table',
      'modules/pricing/unlisted/example.service.ts',
      '../price-lists/index.ts',
    ],
    [
      "a sub-folder round the borders by the module's index",
      'modules/pricing/price-lists/list-pricing.service.ts',
      '../index.ts',
    ],
    ['a module that imports the composition', 'modules/taxonomy/taxonomy.service.ts', '../../app.module.ts'],
  ])('rejects an import by %s', (_case, file, specifier) => {
    expect(check(file, specifier)).toEqual(expect.any(String));
  });

  it.each([
    ['a controller and its service', 'modules/spaces/space.admin.controller.ts', './space.service.ts'],
    ['a service and an allowed module', 'modules/spaces/space.service.ts', '../taxonomy/index.ts'],
    ['a service and its repository', 'modules/spaces/space.service.ts', './space.repository.ts'],
    [
      'a mapper and the formatting of errors',
      'modules/spaces/space.mapper.ts',
      '../../platform/error-responses/index.ts',
    ],
    [
      'the part of the platform that formats errors and their phrases',
      'platform/error-responses/error-messages.ts',
      '@prostora/strings/cs/errors.ts',
    ],
    [
      'a dto and an allowed module',
      'modules/hosting/lists/reservation-list.dto.ts',
      '../../reservations/index.ts',
    ],
    ['a sub-folder and its core', 'modules/pricing/quotes/pricing.service.ts', '../slot-rules.ts'],
    [
      'a sub-folder and one it may use',
      'modules/pricing/quotes/pricing.service.ts',
      '../price-lists/index.ts',
    ],
    ['the wiring of a module', 'modules/pricing/pricing.module.ts', './quotes/pricing.service.ts'],
    ['the public interface of a module', 'modules/pricing/index.ts', './quotes/pricing.service.ts'],
    ['a module and the platform', 'modules/spaces/space.service.ts', '../../platform/errors/index.ts'],
  ])('allows an import by %s', (_case, file, specifier) => {
    expect(check(file, specifier)).toBeNull();
  });

  it('holds the borders of sub-folders for types too', () => {
    expect(check('modules/pricing/slot-rules.ts', './price-lists/index.ts', true)).toEqual(
      expect.any(String),
    );
  });

  it('lets a service import the type of an answer but not its class', () => {
    expect(check('modules/spaces/space.service.ts', './space.dto.ts', true)).toBeNull();
    expect(check('modules/spaces/space.service.ts', './space.dto.ts')).toEqual(expect.any(String));
  });

  it('lets a mapper import types but neither repository nor service', () => {
    expect(check('modules/spaces/space.mapper.ts', './space.repository.ts', true)).toBeNull();
    expect(check('modules/spaces/space.mapper.ts', './space.repository.ts')).toEqual(expect.any(String));
    expect(check('modules/spaces/space.mapper.ts', './space.service.ts')).toEqual(expect.any(String));
  });
});

/**
 * Names in a sequence diagram that the code does not have: files, calls of a participant (`->>A: method(`),
 * `Class.method` and `function (file.ts)`.
 */
function listUnknownNames(diagram: string, code: ReadonlyMap<string, string>): string[] {
  const findText = (matches: (file: string, text: string) => boolean): string | null =>
    [...code].find(([file, text]) => matches(file, text))?.[1] ?? null;
  const findFile = (name: string): string | null => findText((file) => file.endsWith(`/${name}`));
  const declares = (text: string, name: string): boolean =>
    new RegExp(`^(?: {2}|export )?(?:async )?(?:function |const )?${name}[(<: ]`, 'mu').test(text);
  const participants = new Map(
    [...diagram.matchAll(/participant (\w+) as (\S+)/gu)].map(([, id = '', file = '']) => [id, file]),
  );
  const inFiles = [
    ...[...diagram.matchAll(/->>(\w+): (\w+)\(/gu)].map(([, id = '', name = '']) => [
      name,
      participants.get(id),
    ]),
    ...[...diagram.matchAll(/(\w+) \(([\w.-]+\.ts)\)/gu)].map(([, name = '', file = '']) => [name, file]),
  ].filter(([name = '', file = '']) => !declares(findFile(file) ?? `${name}(`, name));
  const inClasses = [...diagram.matchAll(/\b([A-Z]\w+)\.(\w+)/gu)].filter(
    ([, owner = '', name = '']) =>
      !declares(findText((_file, text) => text.includes(`class ${owner} `)) ?? '', name),
  );
  return [
    ...[...diagram.matchAll(/[\w.-]+\.ts\b/gu)]
      .map(([file]) => file)
      .filter((file) => findFile(file) === null),
    ...inFiles.map(([name, file]) => `${name} (${file})`),
    ...inClasses.map(([member]) => member),
  ];
}

/** First cycle of a graph as a path back to its start, or null. */
function findCycle(graph: Readonly<Record<string, readonly string[]>>): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph[name] ?? []) {
      const cycle = walk(next, [...trail, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(graph)) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}
