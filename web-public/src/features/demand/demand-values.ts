import type { DemandInput, DemandNeeds } from '@prostora/api-client';
import { BOOKING, normalizePhone } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import {
  emailRules,
  maxLengthRule,
  phoneRules,
  requiredRule,
  validateBy,
  type FormRule,
} from '@prostora/ui/fields/form-rules.ts';
import { numberIn, numberRule } from '../../lib/space-numbers.ts';
import type { Given } from './demand.loader.ts';

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
  attributes: number[];
  budget: string;
  text: string;
  fullname: string;
  email: string;
  phone: string;
  terms_accepted: boolean;
  space_ids: number[];
};

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** An empty form with the prefilled values of the URL. */
export const valuesOf = (given: Given): DemandValues => ({
  purpose_id: textOf(given.purpose_id),
  purpose_text: '',
  location_id: textOf(given.location_id),
  date_from: textOf(given.date_from),
  date_to: '',
  time_from: '',
  time_to: '',
  number_of_guests: textOf(given.number_of_guests),
  attributes: [],
  budget: '',
  text: '',
  fullname: '',
  email: '',
  phone: '',
  terms_accepted: false,
  space_ids: [],
});

const idOf = (text: string): number | null => (/^\d+$/u.test(text) ? Number(text) : null);
const ifRight = (text: string, rule: (text: string) => string | true): number | null =>
  rule(text) === true ? numberIn(text) : null;
const guestsRule = numberRule({ min: 1, max: BOOKING.guestsMost, whole: true });
const budgetRule = numberRule({ min: 1, max: 20_000_000, whole: false });

/** Requirements on a space, from the valid fields. */
export function needsOf(values: DemandValues): DemandNeeds {
  const from = values.date_from || null;
  const hasTime = from !== null && values.time_from !== '' && values.time_to !== '';
  return {
    purpose_id: idOf(values.purpose_id),
    location_id: idOf(values.location_id),
    date_from: from,
    date_to: from && values.date_to > from ? values.date_to : null,
    time_from: hasTime ? values.time_from : null,
    time_to: hasTime ? values.time_to : null,
    number_of_guests: ifRight(values.number_of_guests, guestsRule),
    attributes: values.attributes,
  };
}

/** Request body: trimmed, without empty fields. */
export function inputOf(values: DemandValues, picked: readonly number[]): DemandInput {
  return {
    ...needsOf(values),
    purpose_text: values.purpose_id === OTHER ? values.purpose_text.trim() : null,
    budget: ifRight(values.budget, budgetRule),
    text: values.text.trim(),
    fullname: values.fullname.trim(),
    email: values.email.trim(),
    phone: normalizePhone(values.phone),
    terms_accepted: values.terms_accepted,
    space_ids: [...picked],
  };
}

type Judge = (value: string, all: DemandValues) => string | true;
const by = (...rules: readonly FormRule[]): Judge => {
  const judge = validateBy(rules);
  return (value) => judge(value, {});
};
const { fields } = inquiriesApi;
const NAME_MAX = 200;
const PURPOSE_MAX = 100;

/** Validation rules of the fields (SPEC §5): the first message, or true. */
export const judges = {
  purpose_id: (value) => value !== '' || fields.purpose,
  purpose_text: (value, all) =>
    all.purpose_id === OTHER
      ? by({ fails: requiredRule.fails, message: fields.purpose }, maxLengthRule(PURPOSE_MAX))(value, all)
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
  number_of_guests: (value) => (value.trim() === '' ? fieldErrors.required : guestsRule(value)),
  budget: (value) => budgetRule(value),
  text: by(maxLengthRule(BOOKING.demandText)),
  fullname: by({ fails: requiredRule.fails, message: fieldErrors.fullname }, maxLengthRule(NAME_MAX)),
  email: by(...emailRules),
  phone: by(...phoneRules),
} satisfies Partial<Record<keyof DemandValues, Judge>>;
