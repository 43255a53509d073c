import { foldText } from '@prostora/contracts';

/** A space in which the actor writes. */
export type NamedSpace = { readonly id: number; readonly name: string; readonly building: string };

const toKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds spaces by the names of a file: the same words, also with the building, else the only space whose name has all
 * words of the text.
 */
export class SpacesByName {
  private readonly byName = new Map<string, number[]>();
  private readonly words: readonly { readonly id: number; readonly words: ReadonlySet<string> }[];

  constructor(spaces: readonly NamedSpace[]) {
    for (const { id, name, building } of spaces)
      for (const key of new Set([toKey(name), toKey(`${building} ${name}`), toKey(`${name} ${building}`)]))
        this.byName.set(key, [...(this.byName.get(key) ?? []), id]);
    this.words = spaces.map(({ id, name, building }) => ({
      id,
      words: new Set(toKey(`${name} ${building}`).split(' ')),
    }));
  }

  /** @returns the id of the space; null for none or several */
  find(text: string): number | null {
    const key = toKey(text);
    if (key === '') return null;
    const same = this.byName.get(key) ?? [];
    if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null;
    const asked = key.split(' ');
    const near = this.words.filter(({ words }) => asked.every((word) => words.has(word)));
    return near.length === 1 ? (near[0]?.id ?? null) : null;
  }
}
