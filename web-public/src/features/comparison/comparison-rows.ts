import type { ComparedSpace, Tag } from '@prostora/api-client';
import { counted, formatNumber, NBSP } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { spacePlace, spacePrice } from '@prostora/ui';

/** Content of a cell: a text, a price level, or whether the space has a tag. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'has'; readonly has: boolean };
export type Row = { readonly name: string; readonly group: string | null; readonly cells: readonly Cell[] };

const text = (words: string): Cell => ({ kind: 'text', text: words });
const fact = (
  name: string,
  spaces: readonly ComparedSpace[],
  cellOf: (space: ComparedSpace) => Cell,
): Row => ({ name, group: null, cells: spaces.map(cellOf) });

/** A row for each tag of any space, by name. */
function featureRows(
  group: string,
  spaces: readonly ComparedSpace[],
  tagsOf: (space: ComparedSpace) => readonly Tag[],
): Row[] {
  const names = new Map(spaces.flatMap(tagsOf).map(({ id, name }) => [id, name]));
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'cs'))
    .map(([id, name]) => ({
      name,
      group,
      cells: spaces.map((space): Cell => ({ kind: 'has', has: tagsOf(space).some((tag) => tag.id === id) })),
    }));
}

/** Rows of the comparison, in the same order as on the page of a space. */
export const rowsOf = (spaces: readonly ComparedSpace[]): Row[] => [
  fact(texts.price, spaces, ({ card }) => text(spacePrice(card.price_from))),
  fact(texts.level, spaces, ({ card }) => ({ kind: 'level', level: card.price_level })),
  fact(texts.capacity, spaces, ({ card }) => text(counted(card.capacity, ui.persons))),
  fact(texts.area, spaces, ({ card }) =>
    text(
      card.area_size === null ? texts.unknown : `${formatNumber(card.area_size)}${NBSP}${ui.squareMetres}`,
    ),
  ),
  fact(texts.place, spaces, ({ card }) =>
    text([spacePlace(card), card.province_name].filter(Boolean).join(', ')),
  ),
  ...featureRows(texts.purpose, spaces, ({ tags }) => tags.purpose),
  ...featureRows(texts.equipments, spaces, ({ tags }) => tags.equipments),
  ...featureRows(texts.services, spaces, ({ tags }) => tags.services),
];

/** Rows whose cells differ. */
export const differing = (rows: readonly Row[]): Row[] =>
  rows.filter(({ cells }) => new Set(cells.map((cell) => JSON.stringify(cell))).size > 1);
