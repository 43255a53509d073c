import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { parseRuleMessage } from './rule-message.ts';
import { DomainError, fieldError, type FieldError, type FieldErrors } from '../errors/index.ts';
import { cacheValidationRules } from '../patches/class-validator-cache.ts';

/** First error of each field by dotted path, the rules of a DTO read from top to bottom. */
export function toFieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const fields: Record<string, FieldError> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {}).at(-1) ?? [];
    if (rule === 'whitelistValidation') fields[path] = fieldError('unknown');
    else if (message !== undefined) fields[path] = parseRuleMessage(message) ?? fieldError('choice');
    Object.assign(fields, toFieldErrors(error.children ?? [], `${path}.`));
  }
  return fields;
}

/**
 * Whether a text contains NUL, which PostgreSQL rejects, or an unpaired surrogate, which is invalid Unicode.
 */
function hasInvalidText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInvalidText);
}

cacheValidationRules();

class RequestValidationPipe extends ValidationPipe {
  /**
   * @throws {DomainError} UNREADABLE for a body that is a list or has invalid text; NOTFOUND for a path with
   *   invalid text
   */
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && (Array.isArray(value) || hasInvalidText(value))) {
      throw new DomainError('unreadable', 'UNREADABLE');
    }
    if (metadata.type === 'param' && hasInvalidText(value)) throw new DomainError('not-found', 'NOTFOUND');
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** Validation by DTO classes; unknown fields are rejected, errors are 422 with an error by field. */
export const createValidationPipe = (): ValidationPipe =>
  new RequestValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new DomainError('invalid', 'VALIDATION', { fields: toFieldErrors(errors) }),
  });
