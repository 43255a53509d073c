import {
  LIMITS,
  containsIdentity,
  hasBothCases,
  isDic,
  isIco,
  isKeyboardRun,
  isPlainMailbox,
  isPlainName,
  normalizeDic,
  normalizeEmail,
  normalizeIco,
  normalizePhone,
  normalizePostalCode,
} from '@prostora/contracts';
import { fieldError, fieldErrors, missing } from '@prostora/strings/cs/errors.ts';

/** A rule of a text field that reads the fields `Name`. Only the first failing rule is shown (SPEC §5). */
export type FormRule<Name extends string = never> = {
  fails: (value: string, all: Readonly<Record<Name, string>>) => boolean;
  message: string;
};

const isBlank = (value: string): boolean => value.trim() === '';
const unlessBlank =
  (isValid: (value: string) => boolean) =>
  (value: string): boolean =>
    !isBlank(value) && !isValid(value);

/** @param message what to fill in */
export const createRequiredRule = (message: string): FormRule => ({ fails: isBlank, message });

export const emailRules: readonly FormRule[] = [
  createRequiredRule(fieldErrors.emailRequired),
  {
    fails: (value) =>
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(normalizeEmail(value)) || !isPlainMailbox(normalizeEmail(value)),
    message: fieldErrors.emailFormat,
  },
  { fails: (value) => normalizeEmail(value).length > LIMITS.email, message: fieldErrors.emailMax },
];

const passwordMax: FormRule = {
  fails: (value) => value.length > LIMITS.passwordMax,
  message: fieldErrors.passwordMax,
};

/** Rules of an existing password at login. */
export const knownPasswordRules: readonly FormRule[] = [
  { fails: (value) => value === '', message: fieldErrors.passwordRequired },
  passwordMax,
];

/** Rules of a new password. */
export const newPasswordRules: readonly FormRule[] = [
  { fails: (value) => value === '', message: fieldErrors.passwordRequired },
  { fails: (value) => value.length < LIMITS.passwordMin, message: fieldErrors.passwordMin },
  passwordMax,
  { fails: (value) => !hasBothCases(value), message: fieldErrors.passwordCase },
  { fails: isKeyboardRun, message: fieldErrors.passwordKeyboard },
];

/** Rules of a new password in a form with e-mail and name. The server also rejects common passwords. */
export const ownPasswordRules: readonly FormRule<'password' | 'email' | 'name'>[] = [
  ...newPasswordRules,
  {
    fails: (value, { email, name }) => containsIdentity(value, { email, name }),
    message: fieldErrors.passwordIdentity,
  },
];

export const confirmationRules: readonly FormRule<'password'>[] = [
  { fails: (value) => value === '', message: missing.passwordAgain },
  { fails: (value, { password }) => value !== password, message: fieldErrors.passwordConfirm },
];

export const maxLengthRule = (max: number): FormRule => ({
  fails: (value) => value.trim().length > max,
  message: fieldError('maxLength', { max }),
});
export const phoneRules: readonly FormRule[] = [
  { fails: unlessBlank((value) => normalizePhone(value) !== null), message: fieldErrors.phone },
];
export const postalCodeRules: readonly FormRule[] = [
  { fails: unlessBlank((value) => normalizePostalCode(value) !== null), message: fieldErrors.postalCode },
];
/** Names of people, companies, buildings and spaces. */
export const plainNameRule: FormRule = {
  fails: (value) => !isPlainName(value),
  message: fieldErrors.plainName,
};
export const icoRules: readonly FormRule[] = [
  { fails: unlessBlank((value) => isIco(normalizeIco(value) ?? '')), message: fieldErrors.ico },
];
export const dicRules: readonly FormRule[] = [
  { fails: unlessBlank((value) => isDic(normalizeDic(value))), message: fieldErrors.dic },
];

/** The rules as a validate function of react-hook-form. */
export const validateBy =
  <Name extends string>(rules: readonly FormRule<Name>[]) =>
  (value: string, all: Readonly<Record<Name, string>>): string | true =>
    rules.find((rule) => rule.fails(value, all))?.message ?? true;
