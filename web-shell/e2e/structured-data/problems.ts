import { readFileSync } from 'node:fs';
import path from 'node:path';

type Vocabulary = {
  dataTypes: readonly string[];
  types: Readonly<Record<string, readonly string[]>>;
  properties: Readonly<Record<string, { of: readonly string[]; values: readonly string[] }>>;
};

const vocabulary = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'vocabulary.json'), 'utf8'),
) as Vocabulary;

const listAncestors = (type: string): string[] => [
  type,
  ...(vocabulary.types[type] ?? []).flatMap(listAncestors),
];

const DATE = /^\d{4}-\d{2}-\d{2}$/u;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;
/** 24:00 is the end of a day (ISO 8601). */
const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u;
const isDate = (text: string): boolean =>
  (DATE.test(text) || DATE_TIME.test(text)) && !Number.isNaN(Date.parse(text));
const isAddress = (text: string): boolean => /^https?:\/\//u.test(text) && URL.canParse(text);

/** Whether a text may stand for one of the kinds; in place of a thing there may be its address. */
function isValidText(kinds: readonly string[], text: string): boolean {
  if (text.trim() === '') return false;
  return kinds.some((kind) => {
    if (kind === 'Text') return true;
    if (kind === 'URL') return isAddress(text);
    if (kind === 'Date') return DATE.test(text) && isDate(text);
    if (kind === 'DateTime') return isDate(text);
    if (kind === 'Time') return TIME.test(text);
    return !vocabulary.dataTypes.includes(kind) && isAddress(text);
  });
}

const isValidNumber = (kinds: readonly string[], value: number): boolean =>
  kinds.includes('Number') ||
  kinds.includes('Float') ||
  (kinds.includes('Integer') && Number.isInteger(value));

/** Actions declare inputs and outputs by `-input` and `-output`; schema.org/docs/actions.html. */
const ANNOTATION = /-(?:input|output)$/u;

function findValueProblems(value: unknown, kinds: readonly string[], at: string): string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${at} is an empty list`]
      : value.flatMap((one, index) => findValueProblems(one, kinds, `${at}[${index}]`));
  if (typeof value === 'string')
    return isValidText(kinds, value)
      ? []
      : [`${at} is ${JSON.stringify(value)}, expected ${kinds.join(' or ')}`];
  if (typeof value === 'number')
    return isValidNumber(kinds, value) ? [] : [`${at} is ${value}, expected ${kinds.join(' or ')}`];
  if (typeof value === 'boolean')
    return kinds.includes('Boolean') ? [] : [`${at} is ${value}, expected ${kinds.join(' or ')}`];
  if (value === null || typeof value !== 'object') return [`${at} is ${String(value)}`];
  return findNodeProblems(value as Record<string, unknown>, at, kinds);
}

function findNodeProblems(
  node: Readonly<Record<string, unknown>>,
  at: string,
  kinds?: readonly string[],
): string[] {
  const { '@type': type, '@id': id, '@context': _context, ...members } = node;
  if (id !== undefined && !(typeof id === 'string' && isAddress(id)))
    return [`${at}.@id is no whole address`];
  if (type === undefined && id !== undefined && Object.keys(members).length === 0) return [];
  if (typeof type !== 'string' || !(type in vocabulary.types))
    return [`${at} is of the type ${JSON.stringify(type)}, which we do not know`];
  const lineage = listAncestors(type);
  const misplaced =
    kinds && !kinds.some((kind) => lineage.includes(kind))
      ? [`${at} is a ${type}, expected ${kinds.join(' or ')}`]
      : [];
  return [
    ...misplaced,
    ...Object.entries(members).flatMap(([name, value]) => {
      if (ANNOTATION.test(name) && lineage.includes('Action')) return [];
      const property = vocabulary.properties[name];
      if (!property?.of.some((owner) => lineage.includes(owner)))
        return [`${at}.${name} is no property of a ${type}`];
      return findValueProblems(value, property.values, `${at}.${name}`);
    }),
  ];
}

/** Problems of a JSON-LD block by schema.org's vocabulary: absolute URLs, known types and properties. */
export function findStructuredDataProblems(block: unknown): string[] {
  if (block === null || typeof block !== 'object' || Array.isArray(block)) return ['the block is no object'];
  const node = block as Record<string, unknown>;
  const context = node['@context'] === 'https://schema.org' ? [] : ['the block is not of https://schema.org'];
  return [...context, ...findNodeProblems(node, String(node['@type']))];
}

/** URLs a block only references (`@id` alone), and those it describes. */
export function listReferences(value: unknown): { pointed: string[]; described: string[] } {
  if (value === null || typeof value !== 'object') return { pointed: [], described: [] };
  const inner = Object.values(value).map(listReferences);
  const id = (value as Record<string, unknown>)['@id'];
  const own = typeof id === 'string' ? [id] : [];
  const isPointer = Object.keys(value).length === 1;
  return {
    pointed: [...(isPointer ? own : []), ...inner.flatMap(({ pointed }) => pointed)],
    described: [...(isPointer ? [] : own), ...inner.flatMap(({ described }) => described)],
  };
}
