import { EMPTY_QUERY } from '../index/index-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import { parseCard, type Card, type CatalogSearch, type FacetCounts } from '../index/catalog-search.ts';

/** A purpose on the front page, with a photograph of one of its spaces. */
export type CatalogOccasion = {
  id: number;
  name: string;
  slug: string;
  count: number;
  image: NonNullable<Card['image']>;
};

const MAX_OCCASIONS = 6;
/** Purposes that come first where they have spaces; others follow by their number. */
const PREFERRED_SLUGS = ['svatebni-hostina', 'ples', 'oslava', 'skoleni', 'joga', 'foceni'];
/** Spaces among which a photograph is looked for that no other occasion shows. */
const SEARCHED_SPACES = 12;

/** The purposes of the front page. */
export async function listOccasions(
  search: CatalogSearch,
  { reference }: ReferenceData,
  counts: FacetCounts['purposes'],
): Promise<CatalogOccasion[]> {
  const getPosition = (slug: string): number =>
    PREFERRED_SLUGS.indexOf(slug) + 1 || PREFERRED_SLUGS.length + 1;
  const purposes = reference.purposes
    .map(({ ref: { id, name, slug } }) => ({ id, name, slug, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => getPosition(one.slug) - getPosition(other.slug) || other.count - one.count);
  const occasions: CatalogOccasion[] = [];
  for (const purpose of purposes) {
    if (occasions.length === MAX_OCCASIONS) break;
    const page = { sort: 'doporucene', from: 0, size: SEARCHED_SPACES } as const;
    const query = { ...EMPTY_QUERY, purposeId: purpose.id };
    const { cards } = await search.search({ query, page, withCards: true });
    const images = cards.map((card) => parseCard(card).image);
    const image = images.find((one) => one?.url && occasions.every((other) => other.image.url !== one.url));
    if (image) occasions.push({ ...purpose, image });
  }
  return occasions;
}
