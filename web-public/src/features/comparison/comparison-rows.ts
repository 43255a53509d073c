import type { ComparedSpace, Tag } from '@prostora/api-client';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { formatLayoutCapacity, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { formatMeasure, measureNames, SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { formatSpacePlace, formatSpacePrice } from '@prostora/ui';
import { buildEventRows, type ComparedEvent } from './event-rows.ts';

/** Content of a cell: a text, marked where it is a problem, a price level, or whether the space has a tag. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly isProblem?: boolean }
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

/** Rows of the comparison: those about the event first, then in the order of the page of a space. */
export const buildRows = (spaces: readonly ComparedSpace[], compared: ComparedEvent): Row[] => [
  ...buildEventRows(spaces, compared).map(({ name, cells }) => ({
    name,
    group: null,
    cells: cells.map((cell): Cell => ({ kind: 'text', ...cell })),
  })),
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
