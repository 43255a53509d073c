import type { SentenceSynonym } from './sentence-synonym.entity.ts';
import type { AdminSynonymDto } from './synonym.admin.dto.ts';

/** Kind and item of a synonym, whose item is loaded. */
export function getSynonymItem({ purpose, attribute, location }: SentenceSynonym): {
  kind: AdminSynonymDto['kind'];
  id: number;
  slug: string;
  name: string;
} {
  const kind = purpose !== null ? 'purpose' : attribute !== null ? 'attribute' : 'location';
  const item = purpose ?? attribute ?? location;
  return { kind, id: item?.id ?? 0, slug: item?.slug ?? '', name: item?.name ?? '' };
}

export function toSynonymDto(synonym: SentenceSynonym): AdminSynonymDto {
  const { kind, id, slug, name } = getSynonymItem(synonym);
  return {
    id: synonym.id,
    kind,
    item_id: id,
    item_slug: slug,
    item_name: name,
    word: synonym.word,
    created_at: synonym.createdAt.toISOString(),
    version: synonym.version,
  };
}
