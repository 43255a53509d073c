import { toNameKeys, toWordKeys } from './word-keys.ts';
import { tokenize, type Token } from './tokens.ts';

type Entry<T> = { readonly value: T; readonly rank: number };
type Node<T> = { readonly next: Map<string, Node<T>>; entries: Entry<T>[]; values: T[] };
export type PhraseMatch<T> = {
  readonly values: readonly T[];
  readonly from: number;
  readonly to: number;
  /** Whether every word has the form of the phrase. */
  readonly isExact: boolean;
};
/** How the words of a phrase are met: by related words too, as an inflected name, or only by their form. */
type PhraseForms = 'related' | 'inflected' | 'exact';
type Phrase = { readonly words: readonly string[]; readonly forms: PhraseForms };

const KEYS: Readonly<Record<PhraseForms, (word: string) => string[]>> = {
  related: toWordKeys,
  inflected: toNameKeys,
  exact: (word) => [`=${word}`],
};

const createNode = <T>(): Node<T> => ({ next: new Map(), entries: [], values: [] });

/** Phrases by their words; the longest one that starts at a token is found. */
export class PhraseIndex<T extends { readonly kind: string }> {
  private readonly root: Node<T> = createNode();
  private readonly keys = new Set<string>();
  /** Forms and roots of all words, for the correction of typing errors. */
  readonly surfaces = new Set<string>();

  /**
   * @param text phrase in any case, diacritics optional
   * @param rank values of a higher rank are hidden by those of the same kind with a lower one under the same words
   */
  add(text: string, value: T, rank: number, forms: PhraseForms = 'related'): void {
    const words = splitPhrase(text);
    if (words.length === 0) return;
    this.insert(this.root, { words, forms }, 0, value, rank);
    if (forms !== 'exact') for (const word of words) if (word.length > 3) this.surfaces.add(word);
    const joined = words.join('');
    const isCompound = text.includes('-') && words.length > 1;
    if (isCompound) this.insert(this.root, { words: [joined], forms }, 0, value, rank);
  }

  /** The longest phrase from a token on; hyphens between its words are skipped. */
  find(tokens: readonly Token[], at: number): PhraseMatch<T> | null {
    return this.descend(this.root, tokens, { from: at, at, isExact: true });
  }

  /** A phrase whose first word is given and whose others stand at a token: „vlastní (jídlo a) pití“. */
  findAfter(first: string, tokens: readonly Token[], at: number): PhraseMatch<T> | null {
    for (const key of toWordKeys(first)) {
      const node = this.root.next.get(key);
      const match = node && this.descend(node, tokens, { from: at, at, isExact: false });
      if (match && match.to > at) return match;
    }
    return null;
  }

  hasWord(word: string): boolean {
    return toWordKeys(word).some((key) => this.keys.has(key));
  }

  private insert(node: Node<T>, phrase: Phrase, at: number, value: T, rank: number): void {
    const word = phrase.words[at];
    if (word === undefined) {
      node.entries.push({ value, rank });
      node.values = this.selectValues(node.entries);
      return;
    }
    for (const key of KEYS[phrase.forms](word)) {
      this.keys.add(key);
      let child = node.next.get(key);
      if (child === undefined) node.next.set(key, (child = createNode()));
      this.insert(child, phrase, at + 1, value, rank);
    }
  }

  /** Values of the lowest rank of each kind. */
  private selectValues(entries: readonly Entry<T>[]): T[] {
    const best = new Map<string, number>();
    for (const { value, rank } of entries) best.set(value.kind, Math.min(rank, best.get(value.kind) ?? rank));
    return [
      ...new Set(
        entries.filter(({ value, rank }) => rank === best.get(value.kind)).map(({ value }) => value),
      ),
    ];
  }

  private descend(
    node: Node<T>,
    tokens: readonly Token[],
    { from, at, isExact }: { from: number; at: number; isExact: boolean },
  ): PhraseMatch<T> | null {
    const position = at > from && tokens[at]?.word === '-' && !tokens[at]?.isSpaced ? at + 1 : at;
    const token = tokens[position];
    let best: PhraseMatch<T> | null =
      node.values.length > 0 ? { values: node.values, from, to: at, isExact } : null;
    if (token === undefined || token.kind === 'mark') return best;
    for (const key of token.keys) {
      const child = node.next.get(key);
      if (child === undefined) continue;
      const next = { from, at: position + 1, isExact: isExact && key.startsWith('=') };
      const match = this.descend(child, tokens, next);
      if (match === null) continue;
      best = best === null || match.to > best.to ? match : addKinds(best, match);
    }
    return best;
  }
}

/** Values of kinds the better match lacks: „tábor“ is a town and a purpose. */
function addKinds<T extends { readonly kind: string }>(
  best: PhraseMatch<T>,
  other: PhraseMatch<T>,
): PhraseMatch<T> {
  if (other.to < best.to || best.isExact) return best;
  const added = other.values.filter(({ kind }) => !best.values.some((one) => one.kind === kind));
  return added.length === 0 ? best : { ...best, values: [...best.values, ...added] };
}

const splitPhrase = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);
