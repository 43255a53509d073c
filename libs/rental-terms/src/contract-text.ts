import { contractText } from '@prostora/strings/cs/contract-text.ts';
import { CONTRACT_BLOCKS, CONTRACT_FIELDS, type ContractData } from './contract-data.ts';

/** A paragraph of a filled contract; only the template decides about its kind, never a value. */
export type ContractParagraph = {
  readonly kind: 'title' | 'article' | 'item' | 'text' | 'blank';
  readonly text: string;
};
export type FilledContract = {
  readonly paragraphs: readonly ContractParagraph[];
  /** Fields without a value, in order. */
  readonly missing: readonly string[];
  /** Fields that do not exist, or a block within other text. */
  readonly unknown: readonly string[];
};

const FIELD = /\{\{\s*([^{}?]*?)\s*(\?)?\s*\}\}/gu;
const LONE_FIELD = /^\s*\{\{\s*([^{}?]*?)\s*(\?)?\s*\}\}\s*$/u;
const MARKS = [
  ['## ', 'article'],
  ['# ', 'title'],
  ['- ', 'item'],
] as const;

/**
 * Fills a template: `# ` title, `## ` article, `- ` item, `{{field}}`, and `{{field?}}` whose empty value leaves out
 * its line.
 * @param body text of the template
 */
export function fillContract(body: string, data: ContractData): FilledContract {
  const filling = { missing: new Set<string>(), unknown: new Set<string>() };
  const paragraphs: ContractParagraph[] = [];
  let article = 0;
  for (const line of body.split(/\r\n|\r|\n/u))
    for (const paragraph of fillLine(line, data, filling)) {
      if (paragraph.kind === 'article') article += 1;
      const { kind, text } = paragraph;
      paragraphs.push(kind === 'article' ? { kind, text: contractText.article(article, text) } : paragraph);
    }
  return { paragraphs, missing: [...filling.missing], unknown: [...filling.unknown] };
}

/** The contract as plain text. */
export const toContractText = ({ paragraphs }: Pick<FilledContract, 'paragraphs'>): string =>
  paragraphs.map(({ kind, text }) => (kind === 'item' ? contractText.item(text) : text)).join('\n');

type Filling = { readonly missing: Set<string>; readonly unknown: Set<string> };

function fillLine(line: string, data: ContractData, filling: Filling): ContractParagraph[] {
  const [, name = '', mark] = LONE_FIELD.exec(line) ?? [];
  const block = CONTRACT_BLOCKS.get(name);
  if (block) return fillBlock(name, block(data), mark === '?', filling);
  const { kind, rest } = parseMark(line);
  if (rest.trim() === '') return [{ kind: 'blank', text: '' }];
  const [first, ...others] = fillFields(rest, data, filling) ?? [];
  if (first === undefined) return [];
  return [{ kind, text: first }, ...others.map((text) => ({ kind: text ? 'text' : 'blank', text }) as const)];
}

function fillBlock(
  name: string,
  lines: readonly string[],
  isOptional: boolean,
  { missing }: Filling,
): ContractParagraph[] {
  if (lines.length > 0) return lines.map((text) => ({ kind: 'item', text }));
  if (isOptional) return [];
  missing.add(name);
  return [{ kind: 'text', text: contractText.blank }];
}

function parseMark(line: string): { kind: ContractParagraph['kind']; rest: string } {
  for (const [mark, kind] of MARKS) if (line.startsWith(mark)) return { kind, rest: line.slice(mark.length) };
  return { kind: 'text', rest: line };
}

/** Lines of a filled line: more than one only after a field of several lines. Null when an optional value is empty. */
function fillFields(line: string, data: ContractData, { missing, unknown }: Filling): string[] | null {
  const emptyFields: string[] = [];
  const values = new Map<string, string>();
  for (const [whole, name = '', mark] of line.matchAll(FIELD)) {
    const value = CONTRACT_FIELDS.get(name)?.(data);
    if (value === undefined) {
      unknown.add(name);
      continue;
    }
    if (value === null && mark === '?') return null;
    if (value === null) emptyFields.push(name);
    values.set(whole, value ?? contractText.blank);
  }
  for (const name of emptyFields) missing.add(name);
  return line.replace(FIELD, (whole) => values.get(whole) ?? whole).split('\n');
}
