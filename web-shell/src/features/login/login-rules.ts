import { LIMITS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';

export type LoginValues = { email: string; password: string };
type Rule = { fails: (value: string) => boolean; message: string };

const RULES: Readonly<Record<keyof LoginValues, readonly Rule[]>> = {
  email: [
    { fails: (value) => value.trim() === '', message: fieldErrors.emailRequired },
    { fails: (value) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim()), message: fieldErrors.emailFormat },
    { fails: (value) => value.trim().length > LIMITS.email, message: fieldErrors.emailMax },
  ],
  password: [
    { fails: (value) => value === '', message: fieldErrors.passwordRequired },
    { fails: (value) => value.length > LIMITS.passwordMax, message: fieldErrors.passwordMax },
  ],
};

/** Message of the first failing rule of a login field (SPEC §5); null when the value is fine. */
export const loginError = (field: keyof LoginValues, value: string): string | null => RULES[field].find((rule) => rule.fails(value))?.message ?? null;
