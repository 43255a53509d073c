import { listCatalog, type Client, type CatalogAnswer } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';
import { publicSite } from '@prostora/strings';
import { toCatalogQuery } from './catalog-query.ts';
import { buildCatalogUrl, toFilter, withChange, type CatalogFilter } from './catalog-url.ts';

/** A condition whose removal gives results. */
export type Relaxation = {
  kind: keyof typeof publicSite.catalog.empty.drop;
  phrase: string;
  url: string;
  total: number;
};

const MAX_CANDIDATES = 6;
const texts = publicSite.catalog.empty;

type Candidate = Omit<Relaxation, 'total' | 'url'> & { change: Partial<CatalogFilter> };

function listCandidates({ catalog }: CatalogAnswer, filter: CatalogFilter): Candidate[] {
  const candidates: (Candidate | null)[] = [
    catalog.selected_capacity && {
      kind: 'capacity',
      phrase: texts.withoutCapacity(publicSite.catalog.capacities[catalog.selected_capacity]),
      change: { capacity: null },
    },
    filter.bounds ? { kind: 'area', phrase: texts.withoutArea, change: { bounds: null } } : null,
    filter.dateFrom || filter.dateTo
      ? { kind: 'dates', phrase: texts.withoutDates, change: { dateFrom: null, dateTo: null } }
      : null,
    filter.search
      ? { kind: 'search', phrase: texts.withoutSearch(filter.search), change: { search: '' } }
      : null,
    ...catalog.query_attributes.map((attribute): Candidate => ({
      kind: 'attribute',
      phrase: texts.withoutAttribute(attribute.name),
      change: { attributes: filter.attributes.filter((id) => id !== attribute.id) },
    })),
    catalog.selected_purpose && {
      kind: 'purpose',
      phrase: texts.withoutPurpose(catalog.selected_purpose.name),
      change: { purpose: null },
    },
    catalog.selected_location && {
      kind: 'location',
      phrase: texts.withoutLocation(catalog.selected_location.name),
      change: { location: null },
    },
  ];
  return candidates
    .filter((candidate): candidate is Candidate => candidate !== null)
    .slice(0, MAX_CANDIDATES);
}

/** Requests the number of spaces without each single condition, the largest first; one call per condition. */
export async function findRelaxations(
  api: Client,
  answer: CatalogAnswer,
  event: EventQuery,
  url: URL,
  signal: AbortSignal,
): Promise<Relaxation[]> {
  const filter = toFilter(answer.catalog, event, url.searchParams);
  const found = await Promise.all(
    listCandidates(answer, filter).map(async ({ kind, phrase, change }) => {
      const relaxed = withChange(filter, change);
      const total = await listCatalog({ client: api, query: toCatalogQuery(relaxed), signal }).then(
        (relaxedAnswer) => relaxedAnswer.catalog.total,
        () => 0,
      );
      return { kind, phrase, url: buildCatalogUrl(relaxed), total };
    }),
  );
  return found.filter((relaxation) => relaxation.total > 0).sort((a, b) => b.total - a.total);
}
