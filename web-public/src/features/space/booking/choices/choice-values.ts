import type { PublicPriceList, ReservationInput } from '@prostora/api-client';
import { isIco, MINUTE_MS, normalizeIco } from '@prostora/contracts';
import type { Path } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import type { ChoiceValues } from './empty-choices.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';

/** Digits from which a partially typed company number is sent. */
const MIN_ICO_DIGITS = 6;

type ListOption = PublicPriceList['options'][number];
export type OptionGroup = { key: string; options: readonly ListOption[]; isExclusive: boolean };

/** Options of one group exclude each other; one without a group stands alone. */
export function groupOptions(options: readonly ListOption[]): OptionGroup[] {
  const groups = new Map<string, ListOption[]>();
  for (const option of options) {
    const key = option.group === null ? `option:${option.code}` : `group:${option.group}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, ofGroup]) => ({
    key,
    options: ofGroup,
    isExclusive: key.startsWith('group:'),
  }));
}

/** Chosen code of a group, else its default one; empty for none. */
export function getChosenOption({ key, options }: OptionGroup, chosen: ChoiceValues['options']): string {
  const code = chosen[key];
  const isOffered = code === '' || options.some((option) => option.code === code);
  if (code !== undefined && isOffered) return code;
  return options.find(({ is_default }) => is_default)?.code ?? '';
}

export const listAddons = ({ rules }: PublicPriceList): PublicPriceList['rules'] =>
  rules.filter(({ kind }) => kind === 'addon');

export const parseQuantity = (text: string): number | null =>
  /^[1-9]\d{0,5}$/u.test(text.trim()) ? Number(text) : null;

/** The company number once it is whole. */
function parseIco(text: string): string | null {
  const ico = normalizeIco(text);
  return ico !== null && text.replace(/\s/gu, '').length >= MIN_ICO_DIGITS && isIco(ico) ? ico : null;
}

const listChosenAddons = (list: PublicPriceList, { addons }: ChoiceValues) =>
  listAddons(list).flatMap(({ code }) => {
    const quantity = parseQuantity(addons[code] ?? '');
    return quantity === null ? [] : [{ code, quantity }];
  });

const toAccess = (slot: TimeSlot, { entry, exit }: ChoiceValues) => ({
  ...(entry !== '' && { access_from: shift(slot.start, -Number(entry)) }),
  ...(exit !== '' && { access_until: shift(slot.end, Number(exit)) }),
});

export const shift = (timestamp: string, minutes: number): string =>
  new Date(Date.parse(timestamp) + minutes * MINUTE_MS).toISOString();

/** Code of the first tariff of a kind, as the catalogue picks it; empty when the list has none. */
export const findTariffOfKind = ({ tariffs }: PublicPriceList, kind: string | null): string =>
  tariffs.find((tariff) => tariff.kind === kind)?.code ?? '';

/** The chosen tariff, else the one of the event's kind; empty when a company number decides, or the default. */
export function resolveTariff(
  list: PublicPriceList,
  { tariff, ico }: Pick<ChoiceValues, 'tariff' | 'ico'>,
  eventKind: string | null,
): string {
  if (list.tariffs.some(({ code }) => code === tariff)) return tariff;
  return ico.trim() === '' ? findTariffOfKind(list, eventKind) : '';
}

export type ChoicesInput = Pick<
  ReservationInput,
  'access_from' | 'access_until' | 'layout' | 'purpose' | 'tariff' | 'ico' | 'options' | 'addons'
>;

/**
 * Choices as the API takes them; without a list only the layout and the purpose.
 * @param eventKind kind of tariff of the visitor's event
 */
export function toChoicesInput(
  values: ChoiceValues,
  list: PublicPriceList | null,
  slot: TimeSlot,
  eventKind: string | null,
): ChoicesInput {
  const { layout, purpose } = values;
  const shared = { ...(layout !== '' && { layout }), ...(purpose !== '' && { purpose }) };
  if (!list) return shared;
  const ico = parseIco(values.ico);
  const tariff = resolveTariff(list, values, eventKind);
  const addons = listChosenAddons(list, values);
  const options = groupOptions(list.options).map((group) => getChosenOption(group, values.options));
  return {
    ...shared,
    ...toAccess(slot, values),
    ...(tariff !== '' && { tariff }),
    ...(ico !== null && list.tariffs.length > 1 && { ico }),
    ...(options.length > 0 && { options: options.filter((code) => code !== '') }),
    ...(addons.length > 0 && { addons }),
  };
}

/** Form fields by the server's names, for the choices that were sent. */
export const toChoiceFieldNames = ({
  addons,
  options,
}: ChoicesInput): Record<string, Path<BookingValues>> => ({
  access_from: 'entry',
  access_until: 'exit',
  ...Object.fromEntries(
    (addons ?? []).flatMap(({ code }, index) =>
      ['', '.code', '.quantity'].map((part) => [`addons.${index}${part}`, `addons.${code}` as const]),
    ),
  ),
  ...Object.fromEntries((options ?? []).map((_code, index) => [`options.${index}`, 'options'] as const)),
});
