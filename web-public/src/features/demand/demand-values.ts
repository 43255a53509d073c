import type { DemandInput, DemandNeeds } from '@prostora/api-client';
import {
  BOOKING,
  EVENT_LIMITS,
  formatClock,
  normalizePhone,
  parseClock,
  type EventQuery,
} from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import {
  emailRules,
  maxLengthRule,
  phoneRules,
  plainNameRule,
  createRequiredRule,
  validateBy,
  type FormRule,
} from '@prostora/ui/fields/form-rules.ts';
import { parseNumber, numberRule } from '../../lib/space-numbers.ts';
import type { DemandPrefill, PurposeOption } from './demand.loader.ts';

/** „Něco jiného“: a free-text purpose. */
export const OTHER = 'other';

/** Form values, named as in the API; ids are texts, empty for none. */
export type DemandValues = {
  purpose_id: string;
  purpose_text: string;
  location_id: string;
  date_from: string;
  date_to: string;
  time_from: string;
  time_to: string;
  number_of_guests: string;
  /** Kind of a tariff. */
  tariff: string;
  attributes: number[];
  budget: string;
  text: string;
  fullname: string;
  email: string;
  phone: string;
  terms_accepted: boolean;
  space_ids: number[];
};

export const EMPTY_VALUES: DemandValues = {
  purpose_id: '',
  purpose_text: '',
  location_id: '',
  date_from: '',
  date_to: '',
  time_from: '',
  time_to: '',
  number_of_guests: '',
  tariff: '',
  attributes: [],
  budget: '',
  text: '',
  fullname: '',
  email: '',
  phone: '',
  terms_accepted: false,
  space_ids: [],
};

const toText = (value: string | number | null): string => (value === null ? '' : String(value));

/** „18:00“ for minutes since midnight; a time of the next day is a time of day. */
const toClock = (minute: number | null): string => (minute === null ? '' : formatClock(minute));

/** Fields of the form that an event gives. */
export function toEventFields(
  { dateFrom, dateTo, timeFrom, timeTo, guests, tariff, priceMax, purpose }: EventQuery,
  purposes: readonly PurposeOption[],
): Partial<DemandValues> {
  const chosen = purposes.find(({ slug }) => slug === purpose);
  return {
    ...(chosen && { purpose_id: String(chosen.id) }),
    date_from: dateFrom ?? '',
    date_to: dateTo === null || dateTo === dateFrom ? '' : dateTo,
    time_from: toClock(timeFrom),
    time_to: toClock(timeTo),
    number_of_guests: toText(guests),
    tariff: tariff ?? '',
    budget: toText(priceMax),
  };
}

/** An empty form with the prefilled values of the URL. */
export const toFormValues = (prefill: DemandPrefill): DemandValues => ({
  ...EMPTY_VALUES,
  ...toEventFields(prefill.event, []),
  purpose_id: toText(prefill.purpose_id),
  location_id: toText(prefill.location_id),
  attributes: [...prefill.attributes],
});

const parseTime = (text: string): number | null => (text === '' ? null : parseClock(text));

/** The event that the form describes; what it does not ask for is that of the URL. */
export function toEvent(
  values: DemandValues,
  given: EventQuery,
  purposes: readonly PurposeOption[],
): EventQuery {
  const { date_from: from, date_to: to } = toNeeds(values, given);
  const [timeFrom, timeTo] = [parseTime(values.time_from), parseTime(values.time_to)];
  const isRange = from !== null && to !== null;
  const isSameRange = isRange && from === given.dateFrom && to === given.dateTo;
  return {
    ...given,
    dateFrom: from,
    dateTo: to ?? from,
    timeFrom,
    timeTo: timeTo !== null && timeTo <= (timeFrom ?? 0) ? timeTo + 1440 : timeTo,
    guests: parseIfValid(values.number_of_guests, guestsRule),
    tariff: values.tariff || null,
    priceMax: parseIfValid(values.budget, eventBudgetRule),
    purpose: purposes.find(({ id }) => String(id) === values.purpose_id)?.slug ?? null,
    // The last day of the form is the last one that suits: one day of a typed range is enough.
    flexible: isSameRange ? given.flexible : isRange,
    weekdays: isSameRange ? given.weekdays : [],
  };
}

const parseId = (text: string): number | null => (/^\d+$/u.test(text) ? Number(text) : null);
const parseIfValid = (text: string, rule: (text: string) => string | true): number | null =>
  rule(text) === true ? parseNumber(text) : null;
const guestsRule = numberRule({ min: 1, max: BOOKING.maxGuests, whole: true });
const eventBudgetRule = numberRule({ min: 1, max: EVENT_LIMITS.priceMax, whole: true });
const budgetRule = numberRule({ min: 1, max: 20_000_000, whole: false });

type GivenEvent = Pick<EventQuery, 'layout' | 'flexible' | 'weekdays'>;

/** Requirements on a space, from the valid fields; layout and days of the range are those of the event. */
export function toNeeds(values: DemandValues, { layout, flexible, weekdays }: GivenEvent): DemandNeeds {
  const from = values.date_from || null;
  const to = from && values.date_to > from ? values.date_to : null;
  const hasTime = from !== null && values.time_from !== '' && values.time_to !== '';
  return {
    purpose_id: parseId(values.purpose_id),
    location_id: parseId(values.location_id),
    date_from: from,
    date_to: to,
    ...(to !== null && { flexible, weekdays: [...weekdays] }),
    time_from: hasTime ? values.time_from : null,
    time_to: hasTime ? values.time_to : null,
    number_of_guests: parseIfValid(values.number_of_guests, guestsRule),
    layout,
    tariff: TARIFF_KINDS.find((kind) => kind === values.tariff) ?? null,
    attributes: values.attributes,
  };
}

/** Requirements with the budget for the whole event. */
export type MatchRequest = DemandNeeds & { budget: number | null };
export const toMatchRequest = (values: DemandValues, event: GivenEvent): MatchRequest => ({
  ...toNeeds(values, event),
  budget: parseIfValid(values.budget, budgetRule),
});

/** Request body: trimmed, without empty fields. */
export function toInput(values: DemandValues, event: GivenEvent, picked: readonly number[]): DemandInput {
  return {
    ...toMatchRequest(values, event),
    purpose_text: values.purpose_id === OTHER ? values.purpose_text.trim() : null,
    text: values.text.trim(),
    fullname: values.fullname.trim(),
    email: values.email.trim(),
    phone: normalizePhone(values.phone),
    terms_accepted: values.terms_accepted,
    space_ids: [...picked],
  };
}

type Validator = (value: string, all: DemandValues) => string | true;
const createValidator = (...rules: readonly FormRule[]): Validator => {
  const validate = validateBy(rules);
  return (value) => validate(value, {});
};
const { fields } = inquiriesApi;
const NAME_MAX = 200;
const PURPOSE_MAX = 100;

/** Validation rules of the fields (SPEC §5): the first message, or true. */
export const validators = {
  purpose_id: (value) => value !== '' || fields.purpose,
  purpose_text: (value, all) =>
    all.purpose_id === OTHER
      ? createValidator(createRequiredRule(fields.purpose), maxLengthRule(PURPOSE_MAX))(value, all)
      : true,
  date_from: (value, all) => {
    if (value !== '') return true;
    if (all.date_to !== '') return fields.dateFrom;
    return (all.time_from === '' && all.time_to === '') || fields.timeNeedsDay;
  },
  date_to: (value, all) =>
    value === '' || all.date_from === '' || value >= all.date_from || fieldErrors.dateOrder,
  time_from: (value, all) => value !== '' || all.time_to === '' || fields.bothTimes,
  time_to: (value, all) => value !== '' || all.time_from === '' || fields.bothTimes,
  number_of_guests: (value) => (value.trim() === '' ? missing.guests : guestsRule(value)),
  budget: (value) => budgetRule(value),
  text: createValidator(maxLengthRule(BOOKING.demandText)),
  fullname: createValidator(createRequiredRule(fieldErrors.fullname), plainNameRule, maxLengthRule(NAME_MAX)),
  email: createValidator(...emailRules),
  phone: createValidator(...phoneRules),
} satisfies Partial<Record<keyof DemandValues, Validator>>;
