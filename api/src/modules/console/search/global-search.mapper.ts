import { urls } from '@prostora/contracts';
import { formatDate } from '@prostora/strings';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import type { GlobalSearchAnswerDto, FoundThingDto } from './global-search.dto.ts';
import { FOUND_KINDS, type FoundKind, type FoundThing } from './global-search.kinds.ts';

type ResultView = { subtitle: readonly (string | null)[]; url: string };
type GetProperty = (name: string) => string | null;

const findLabel = <T extends string>(
  labels: Readonly<Record<T, string>>,
  key: string | null,
): string | null => (key === null ? null : labels[key as T]);
const buildSearchUrl = (address: string, text: string): string =>
  `${address}?search=${encodeURIComponent(text)}`;

/** URL and subtitle of a result by kind. */
const RESULT_VIEWS: Readonly<Record<FoundKind, (thing: FoundThing, about: GetProperty) => ResultView>> = {
  space: ({ id, about: { no_name } }, about) => ({
    url: urls.spaceDetail(id),
    subtitle: [
      no_name === true ? null : about('building'),
      about('city'),
      findLabel(texts.statuses, about('status')),
    ],
  }),
  building: ({ id }, about) => ({ url: urls.buildingDetail(id), subtitle: [about('city'), about('owner')] }),
  customer: ({ id }, about) => ({
    url: urls.customer(id),
    subtitle: [about('email'), about('ico') && texts.ico(about('ico') ?? '')],
  }),
  user: ({ id, about: { blocked } }, about) => ({
    url: urls.user(id),
    subtitle: [about('email'), blocked === true ? texts.blocked : null],
  }),
  reservation: ({ id }, about) => ({
    url: urls.reservationDetail(id),
    subtitle: [
      about('space'),
      formatDate(about('starts_at') ?? ''),
      findLabel(texts.reservations, about('status')),
    ],
  }),
  inquiry: ({ id }, about) => ({
    url: `${urls.allInquiries}/${id}`,
    subtitle: [
      findLabel(texts.inquiries, about('kind')),
      formatDate(about('created_at') ?? ''),
      findLabel(texts.inquiries, about('state')),
    ],
  }),
  order: ({ title }, about) => ({
    url: buildSearchUrl(urls.orders, title),
    subtitle: [about('customer'), about('plan'), findLabel(texts.orders, about('state'))],
  }),
  seo_url: ({ id }, about) => ({ url: urls.seoUrl(id), subtitle: [urls.catalog([about('path')])] }),
};

/** Groups results by kind; the title of a user without a name is the e-mail. */
export function toGlobalSearchAnswerDto(found: readonly FoundThing[]): GlobalSearchAnswerDto {
  return {
    groups: FOUND_KINDS.map((kind) => ({
      kind,
      items: found.filter((thing) => thing.kind === kind).map(toFoundThingDto),
    })).filter(({ items }) => items.length > 0),
  };
}

function toFoundThingDto(thing: FoundThing): FoundThingDto {
  const about: GetProperty = (name) =>
    typeof thing.about[name] === 'string' && thing.about[name] !== '' ? thing.about[name] : null;
  const { subtitle, url } = RESULT_VIEWS[thing.kind](thing, about);
  const title = thing.title || (about('email') ?? texts.unnamedUser);
  return {
    id: thing.id,
    title,
    subtitle: subtitle.filter((part) => part !== null && part !== title).join(' · '),
    url,
  };
}
