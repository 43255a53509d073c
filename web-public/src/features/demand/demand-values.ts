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
import { parseNumber, numberRule } from '../../lib/space-numbers.ts';
import type { DemandPrefill } from './demand.loader.ts';

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

const toText = (value: string | number | null): string => (value === null ? '' : String(value));

/** An empty form with the prefilled values of the URL. */
export const toFormValues = (prefill: DemandPrefill): DemandValues => ({
  purpose_id: toText(prefill.purpose_id),
  purpose_text: '',
  location_id: toText(prefill.location_id),
  date_from: toText(prefill.date_from),
  date_to: '',
  time_from: '',
  time_to: '',
  number_of_guests: toText(prefill.number_of_guests),
  attributes: [],
  budget: '',
  text: '',
  fullname: '',
  email: '',
  phone: '',
  terms_accepted: false,
  space_ids: [],
});

const parseId = (text: string): number | null => (/^\d+$/u.test(text) ? Number(text) : null);
const parseIfValid = (text: string, rule: (text: string) => string | true): number | null =>
  rule(text) === true ? parseNumber(text) : null;
const guestsRule = numberRule({ min: 1, max: BOOKING.maxGuests, whole: true });
const budgetRule = numberRule({ min: 1, max: 20_000_000, whole: false });

/** Requirements on a space, from the valid fields. */
export function toNeeds(values: DemandValues): DemandNeeds {
  const from = values.date_from || null;
  const hasTime = from !== null && values.time_from !== '' && values.time_to !== '';
  return {
    purpose_id: parseId(values.purpose_id),
    location_id: parseId(values.location_id),
    date_from: from,
    date_to: from && values.date_to > from ? values.date_to : null,
    time_from: hasTime ? values.time_from : null,
    time_to: hasTime ? values.time_to : null,
    number_of_guests: parseIfValid(values.number_of_guests, guestsRule),
    attributes: values.attributes,
  };
}

/** Request body: trimmed, without empty fields. */
export function toInput(values: DemandValues, picked: readonly number[]): DemandInput {
  return {
    ...toNeeds(values),
    purpose_text: values.purpose_id === OTHER ? values.purpose_text.trim() : null,
    budget: parseIfValid(values.budget, budgetRule),
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
      ? createValidator({ fails: requiredRule.fails, message: fields.purpose }, maxLengthRule(PURPOSE_MAX))(
          value,
          all,
        )
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
  text: createValidator(maxLengthRule(BOOKING.demandText)),
  fullname: createValidator(
    { fails: requiredRule.fails, message: fieldErrors.fullname },
    maxLengthRule(NAME_MAX),
  ),
  email: createValidator(...emailRules),
  phone: createValidator(...phoneRules),
} satisfies Partial<Record<keyof DemandValues, Validator>>;
