import type { FieldErrorCode, FieldErrorParams, ParamsArgument } from '@prostora/contracts';
import { FieldError } from '../errors/index.ts';

/**
 * A field error as the `message` of a class-validator rule, which must be a text.
 * @example `@IsInt({ message: toRuleMessage('integer') })`
 */
export const toRuleMessage = <Code extends FieldErrorCode>(
  code: Code,
  ...[params]: ParamsArgument<FieldErrorParams[Code]>
): string => JSON.stringify({ code, params });

/** The field error of a rule's message; null for a default message of class-validator. */
export function parseRuleMessage(message: string): FieldError | null {
  if (!message.startsWith('{')) return null;
  const { code, params } = JSON.parse(message) as FieldError;
  return new FieldError(code, params);
}
