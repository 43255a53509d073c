import type { ComparedSpace, Tag } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import { formatLayoutCapacity, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { formatMeasure, measureNames, SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { formatSpacePlace, formatSpacePrice } from '@prostora/ui';

/** Content of a cell: a text, a price level, or whether the space has a tag. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'has'; readonly has: boolean };
export type Row = { readonly name: string; readonly group: string | null; readonly cells: readonly Cell[] };

const textCell = (text: string): Cell => ({ kind: 'text', text });
const createRow = (
  name: string,
  spaces: readonly ComparedSpace[],
  toCell: (space: ComparedSpace) => Cell,
): Row => ({ name, group: null, cells: spaces.map(toCell) });

/** A row for each tag of any space, by name. */
function createTagRows(
  group: string,
  spaces: readonly ComparedSpace[],
  getTags: (space: ComparedSpace) => readonly Tag[],
): Row[] {
  const names = new Map(spaces.flatMap(getTags).map(({ id, name }) => [id, name]));
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'cs'))
    .map(([id, name]) => ({
      name,
      group,
      cells: spaces.map((space): Cell => ({ kind: 'has', has: getTags(space).some((tag) => tag.id === id) })),
    }));
}

function formatOfferTotal(offer: ComparedSpace['offer_for_me']): string {
  if (!offer) return texts.unknown;
  if (offer.total === null) return offerTexts.byAgreement;
  return offer.complete ? formatCzk(offer.total) : `${offerTexts.estimate} ${formatCzk(offer.total)}`;
}

/** Rows of the comparison, in the same order as on the page of a space. */
export const buildRows = (spaces: readonly ComparedSpace[]): Row[] => [
  ...(spaces.some(({ offer_for_me: offer }) => offer !== null)
    ? [
        createRow(texts.total, spaces, ({ offer_for_me: offer }) => textCell(formatOfferTotal(offer))),
        createRow(texts.availability, spaces, ({ offer_for_me: offer }) =>
          textCell(offer ? offerTexts.states[offer.state] : texts.unknown),
        ),
      ]
    : []),
  createRow(texts.price, spaces, ({ card }) => textCell(formatSpacePrice(card.price_from))),
  createRow(texts.level, spaces, ({ card }) => ({ kind: 'level', level: card.price_level })),
  ...SPACE_MEASURES.map((measure) =>
    createRow(measureNames[measure], spaces, ({ card: { [measure]: value } }) =>
      textCell(value === null ? texts.unknown : formatMeasure(measure, value)),
    ),
  ),
  ...(spaces.some(({ layouts }) => layouts.length > 0)
    ? [
        createRow(layoutsView.title, spaces, ({ layouts }) =>
          textCell(layouts.map(formatLayoutCapacity).join(', ') || texts.unknown),
        ),
      ]
    : []),
  createRow(texts.place, spaces, ({ card }) =>
    textCell([formatSpacePlace(card), card.province_name].filter(Boolean).join(', ')),
  ),
  ...createTagRows(texts.purpose, spaces, ({ tags }) => tags.purpose),
  ...createTagRows(texts.equipments, spaces, ({ tags }) => tags.equipments),
  ...createTagRows(texts.services, spaces, ({ tags }) => tags.services),
];

/** Rows whose cells differ. */
export const filterDiffering = (rows: readonly Row[]): Row[] =>
  rows.filter(({ cells }) => new Set(cells.map((cell) => JSON.stringify(cell))).size > 1);
