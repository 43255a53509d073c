import type { SpaceMeasureName } from '@prostora/contracts/space-fields.ts';
import { NBSP, formatNumber, plural, type PluralForms } from '../format.ts';
import { ui } from './ui.ts';

type ByMeasure<Text> = Readonly<Record<SpaceMeasureName, Text>>;

/** Names beside a value with its unit, in display order. */
export const measureNames: ByMeasure<string> = { capacity: 'Kapacita', area_size: 'Plocha' };
/** Labels in the wizard and titles of exported columns. */
export const measureTitles: ByMeasure<string> = { capacity: 'Kapacita', area_size: 'Plocha v m²' };
/** Labels in the editor. */
export const measureLabels: ByMeasure<string> = { capacity: 'Kapacita (hostů)', area_size: 'Plocha (m²)' };
const measureUnits: ByMeasure<string | PluralForms> = { capacity: ui.persons, area_size: 'm²' };

export const SPACE_MEASURES = Object.keys(measureNames) as SpaceMeasureName[];

/** „340“, „3,2“. */
export const formatMeasureNumber = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : String(value).replace('.', ',');

/** Unit of a value: „hostů“, „m²“. */
export function getMeasureUnit(name: SpaceMeasureName, value: number): string {
  const unit = measureUnits[name];
  return typeof unit === 'string' ? unit : plural(value, unit);
}

/** „120 hostů“, „340 m²“. */
export const formatMeasure = (name: SpaceMeasureName, value: number): string =>
  `${formatMeasureNumber(value)}${NBSP}${getMeasureUnit(name, value)}`;
