import type { ComparedSpace, Tag } from '@prostora/api-client';
import { formatCount, formatNumber, NBSP } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
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

/** Rows of the comparison, in the same order as on the page of a space. */
export const buildRows = (spaces: readonly ComparedSpace[]): Row[] => [
  createRow(texts.price, spaces, ({ card }) => textCell(formatSpacePrice(card.price_from))),
  createRow(texts.level, spaces, ({ card }) => ({ kind: 'level', level: card.price_level })),
  createRow(texts.capacity, spaces, ({ card }) => textCell(formatCount(card.capacity, ui.persons))),
  createRow(texts.area, spaces, ({ card }) =>
    textCell(
      card.area_size === null ? texts.unknown : `${formatNumber(card.area_size)}${NBSP}${ui.squareMetres}`,
    ),
  ),
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
