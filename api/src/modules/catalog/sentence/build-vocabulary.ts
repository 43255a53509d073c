import type { LocationTree } from '../../geo/index.ts';
import type { TaxonomyKind, TaxonomySnapshot } from '../../taxonomy/index.ts';
import type { SentenceVocabulary } from './sentence-types.ts';

export type SynonymKind = TaxonomyKind | 'location';
export type SynonymRow = { kind: SynonymKind; itemId: number; word: string };
type Items = Pick<TaxonomySnapshot, 'purposes' | 'attributes'>;

/** The words that sentences are read with: names of the filter values and their synonyms. */
export function buildVocabulary(
  tree: LocationTree,
  { purposes, attributes }: Items,
  synonyms: readonly SynonymRow[],
): SentenceVocabulary {
  const words = Map.groupBy(synonyms, ({ kind, itemId }) => `${kind} ${itemId}`);
  const listWords = (kind: SynonymKind, id: number): string[] =>
    (words.get(`${kind} ${id}`) ?? []).map(({ word }) => word);
  return {
    purposes: purposes.map(({ id, slug, name }) => ({ id, slug, name, synonyms: listWords('purpose', id) })),
    attributes: attributes.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      synonyms: listWords('attribute', id),
    })),
    locations: tree.nodes.map(({ id, slug, name, locative, kind, parentId }) => ({
      id,
      slug,
      name,
      locative,
      kind,
      parent: parentId === null ? null : (tree.findById(parentId)?.slug ?? null),
      aliases: listWords('location', id),
    })),
  };
}
