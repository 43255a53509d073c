import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { inRoot, root } from './places.ts';

const SOURCES = ['libs/ui/src', 'web-shell/src', 'web-public/src', 'web-admin/src'];
const listFiles = (pattern: string): string[] =>
  SOURCES.flatMap((folder) => globSync(`${folder}/**/${pattern}`, { cwd: root }));
const readText = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** Name of a class in code: Vite exports camel case only (`localsConvention`). */
const toProperty = (name: string): string =>
  name.replaceAll(/-+(\w)/gu, (_match, letter: string) => letter.toUpperCase());

/** Class names in the selectors of a stylesheet, without `:global(…)`. */
function listDefinedClasses(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/:global\([^)]*\)/gu, '');
  const selectors = [...rules.matchAll(/([^{};]*)\{/gu)].map(([, selector = '']) => selector.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/gu)])
      .map(([, name = '']) => toProperty(name)),
  );
}

type Use = { file: string; stylesheet: string; name: string | null };

/** Uses of the classes of imported stylesheets; the name is null when it is computed. */
function listUses(file: string): Use[] {
  const code = readText(file);
  const imports = [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/gu)];
  return imports.flatMap(([statement, local = '', path = '']) => {
    const stylesheet = path.startsWith('.')
      ? relative(root, resolve(root, dirname(file), path))
      : join('libs/ui/src', path.replace('@prostora/ui/', ''));
    const access = new RegExp(String.raw`\b${local}(?:\.(\w+)|\['([\w-]+)'\]|\[)`, 'gu');
    return [...code.replace(statement, '').matchAll(access)].map(([, dotted, quoted]) => ({
      file,
      stylesheet,
      name: dotted ?? quoted ?? null,
    }));
  });
}

const classes = new Map(listFiles('*.module.css').map((file) => [file, listDefinedClasses(readText(file))]));
const uses = listFiles('*.{ts,tsx}').flatMap((file) => listUses(file));

describe('the classes of the stylesheets', () => {
  it('are defined where code uses them', () => {
    expect(uses.length).toBeGreaterThan(1000);
    expect(
      uses
        .filter(({ stylesheet, name }) => name !== null && classes.get(stylesheet)?.has(name) !== true)
        .map(({ file, stylesheet, name }) => `${file}: ${name} of ${stylesheet}`),
    ).toEqual([]);
  });

  it('are used where a stylesheet defines them, unless a class name is computed', () => {
    const computed = new Set(uses.filter(({ name }) => name === null).map(({ stylesheet }) => stylesheet));
    const used = new Set(uses.map(({ stylesheet, name }) => `${stylesheet} ${name}`));
    expect(
      [...classes].flatMap(([stylesheet, names]) =>
        computed.has(stylesheet)
          ? []
          : [...names].map((name) => `${stylesheet} ${name}`).filter((name) => !used.has(name)),
      ),
    ).toEqual([]);
  });
});
