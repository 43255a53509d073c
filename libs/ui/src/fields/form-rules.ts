import {
  LIMITS,
  containsIdentity,
  hasBothCases,
  isDic,
  isIco,
  isKeyboardRun,
  normalizeDic,
  normalizeIco,
  normalizePhone,
  normalizePostalCode,
} from '@prostora/contracts';
import { fieldError, fieldErrors } from '@prostora/strings/cs/errors.ts';

/** What stands in the fields of a form; a ticked box is „on“. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
export type FormRule<Name extends string = string> = {
  fails: (value: string, all: FormValues<Name>) => boolean;
  message: string;
};
/** Rules of each field in the order in which they are told: only the first failing one shows (SPEC §5). */
export type FormRules<Name extends string> = Readonly<Record<Name, readonly FormRule<Name>[]>>;

export const CHECKED = 'on';

const isBlank = (value: string): boolean => value.trim() === '';
const ifGiven =
  (isRight: (value: string) => boolean) =>
  (value: string): boolean =>
    !isBlank(value) && !isRight(value);

export const emailRules: readonly FormRule[] = [
  { fails: isBlank, message: fieldErrors.emailRequired },
  { fails: (value) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim()), message: fieldErrors.emailFormat },
  { fails: (value) => value.trim().length > LIMITS.email, message: fieldErrors.emailMax },
];

const passwordMax: FormRule = {
  fails: (value) => value.length > LIMITS.passwordMax,
  message: fieldErrors.passwordMax,
};

/** A password one has already: whatever is right opens the account. */
export const knownPasswordRules: readonly FormRule[] = [
  { fails: (value) => value === '', message: fieldErrors.passwordRequired },
  passwordMax,
];

/** A password one chooses. */
export const newPasswordRules: readonly FormRule[] = [
  { fails: (value) => value === '', message: fieldErrors.passwordRequired },
  { fails: (value) => value.length < LIMITS.passwordMin, message: fieldErrors.passwordMin },
  passwordMax,
  { fails: (value) => !hasBothCases(value), message: fieldErrors.passwordCase },
  { fails: isKeyboardRun, message: fieldErrors.passwordKeyboard },
];

/** A password chosen where the form has the person's address and name. The server also knows the common ones. */
export const ownPasswordRules: readonly FormRule<'password' | 'email' | 'name'>[] = [
  ...newPasswordRules,
  {
    fails: (value, { email, name }) => containsIdentity(value, { email, name }),
    message: fieldErrors.passwordIdentity,
  },
];

export const confirmationRules: readonly FormRule<'password'>[] = [
  { fails: (value) => value === '', message: fieldErrors.required },
  { fails: (value, { password }) => value !== password, message: fieldErrors.passwordConfirm },
];

export const termsRules: readonly FormRule[] = [
  { fails: (value) => value !== CHECKED, message: fieldErrors.terms },
];
export const maxLengthRule = (max: number): FormRule => ({
  fails: (value) => value.trim().length > max,
  message: fieldError('maxLength', { max }),
});
export const phoneRules: readonly FormRule[] = [
  { fails: ifGiven((value) => normalizePhone(value) !== null), message: fieldErrors.phone },
];
export const postalCodeRules: readonly FormRule[] = [
  { fails: ifGiven((value) => normalizePostalCode(value) !== null), message: fieldErrors.postalCode },
];
export const requiredRule: FormRule = { fails: isBlank, message: fieldErrors.required };
export const icoRules: readonly FormRule[] = [
  { fails: ifGiven((value) => isIco(normalizeIco(value) ?? '')), message: fieldErrors.ico },
];
export const dicRules: readonly FormRule[] = [
  { fails: ifGiven((value) => isDic(normalizeDic(value))), message: fieldErrors.dic },
];

/** Message of the first failing rule of a field; null when its value is fine. */
export const ruleError = <Name extends string>(
  rules: FormRules<Name>,
  name: Name,
  all: FormValues<Name>,
): string | null => rules[name].find((rule) => rule.fails(all[name], all))?.message ?? null;

/** The same rules for react-hook-form, whose fields take a function. */
export const validateBy =
  <Name extends string>(rules: readonly FormRule<Name>[]) =>
  (value: string, all: Readonly<Record<Name, string>>): string | true =>
    rules.find((rule) => rule.fails(value, all))?.message ?? true;
