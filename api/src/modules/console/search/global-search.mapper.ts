import { consoleUrls, urls } from '@prostora/contracts';
import { formatDate } from '@prostora/strings';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import type { GlobalSearchAnswerDto, SearchResultDto } from './global-search.dto.ts';
import { SEARCH_RESULT_KINDS, type SearchResultKind, type SearchResult } from './global-search.kinds.ts';

type ResultView = { subtitle: readonly (string | null)[]; url: string };
type GetProperty = (name: string) => string | null;

const findLabel = <T extends string>(
  labels: Readonly<Record<T, string>>,
  key: string | null,
): string | null => (key === null ? null : labels[key as T]);
const buildSearchUrl = (address: string, text: string): string =>
  `${address}?search=${encodeURIComponent(text)}`;

/** URL and subtitle of a result by kind. */
const RESULT_VIEWS: Readonly<
  Record<SearchResultKind, (result: SearchResult, about: GetProperty) => ResultView>
> = {
  space: ({ id, about: { no_name } }, about) => ({
    url: consoleUrls.spaceDetail(id),
    subtitle: [
      no_name === true ? null : about('building'),
      about('city'),
      findLabel(texts.statuses, about('status')),
    ],
  }),
  building: ({ id }, about) => ({
    url: consoleUrls.buildingDetail(id),
    subtitle: [about('city'), about('owner')],
  }),
  customer: ({ id }, about) => ({
    url: consoleUrls.customer(id),
    subtitle: [about('email'), about('ico') && texts.ico(about('ico') ?? '')],
  }),
  user: ({ id, about: { blocked } }, about) => ({
    url: consoleUrls.user(id),
    subtitle: [about('email'), blocked === true ? texts.blocked : null],
  }),
  reservation: ({ id }, about) => ({
    url: consoleUrls.reservationDetail(id),
    subtitle: [
      about('space'),
      formatDate(about('starts_at') ?? ''),
      findLabel(texts.reservations, about('status')),
    ],
  }),
  inquiry: ({ id }, about) => ({
    url: `${consoleUrls.allInquiries}/${id}`,
    subtitle: [
      findLabel(texts.inquiries, about('kind')),
      formatDate(about('created_at') ?? ''),
      findLabel(texts.inquiries, about('state')),
    ],
  }),
  order: ({ title }, about) => ({
    url: buildSearchUrl(consoleUrls.orders, title),
    subtitle: [about('customer'), about('plan'), findLabel(texts.orders, about('state'))],
  }),
  seo_url: ({ id }, about) => ({ url: consoleUrls.seoUrl(id), subtitle: [urls.catalog([about('path')])] }),
};

/** Groups results by kind; the title of a user without a name is the e-mail. */
export function toGlobalSearchAnswerDto(found: readonly SearchResult[]): GlobalSearchAnswerDto {
  return {
    groups: SEARCH_RESULT_KINDS.map((kind) => ({
      kind,
      items: found.filter((result) => result.kind === kind).map(toSearchResultDto),
    })).filter(({ items }) => items.length > 0),
  };
}

function toSearchResultDto(result: SearchResult): SearchResultDto {
  const about: GetProperty = (name) =>
    typeof result.about[name] === 'string' && result.about[name] !== '' ? result.about[name] : null;
  const { subtitle, url } = RESULT_VIEWS[result.kind](result, about);
  const title = result.title || (about('email') ?? texts.unnamedUser);
  return {
    id: result.id,
    title,
    subtitle: subtitle.filter((part) => part !== null && part !== title).join(' · '),
    url,
  };
}
