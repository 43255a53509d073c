import { expect, it } from '@jest/globals';
import { acceptStrings, exportsOnlyComponents } from './in-place-updates.ts';

type Strings = Record<string, unknown>;

/** Evaluates a module of strings as the browser does, with the data that its former versions left. */
function evaluate(code: string, data: object): { exports: () => Strings; accept: (next: Strings) => void } {
  let accept: (next: Strings) => void = () => undefined;
  const hot = { data, accept: (given: typeof accept) => (accept = given) };
  const body = acceptStrings(code)
    .replaceAll(/^export /gmu, '')
    .replaceAll('import.meta.hot', 'hot');
  const exports = (
    new Function('hot', `${body}\nreturn () => ({ texts, describe });`) as (given: object) => () => Strings
  )(hot);
  return { exports, accept: (next) => accept(next) };
}

const buildModule = (title: string): string =>
  `export const texts = { page: { title: '${title}', ${title}: true } };\nexport function describe() { return '${title}'; }`;

it('changes kept objects and functions of every former version of a module', () => {
  const data = {};
  const first = evaluate(buildModule('one'), data);
  const { page } = first.exports()['texts'] as { page: object };
  const second = evaluate(buildModule('two'), data);
  first.accept(second.exports());
  second.accept(evaluate(buildModule('three'), data).exports());
  expect(page).toEqual({ title: 'three', three: true });
  expect((first.exports()['describe'] as () => string)()).toBe('three');
});

it.each([
  ['export function Card() {}\nexport const Row = () => null;\nexport type Props = {};', true],
  ['export function Card() {}\nexport const handle = {};', false],
  ['export const formatPlace = () => "";', false],
  ['export const PageContext = createContext(null);', false],
  ['const none = 1;', false],
])('Fast Refresh replaces a module only when it exports components: %p', (code, isExpected) => {
  expect(exportsOnlyComponents(code)).toBe(isExpected);
});
