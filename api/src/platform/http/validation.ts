import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import { DomainError } from '../errors/index.ts';

/** First error message of each field by dotted path, the rules of a DTO read from top to bottom. */
export function toFieldErrors(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {}).at(-1) ?? [];
    if (rule === 'whitelistValidation') fields[path] = fieldErrors.unknown;
    else if (message !== undefined) fields[path] = message;
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

/**
 * Caches the rules of each class: class-validator scans the rules of all DTOs for each validated object,
 * which took a sixth of the time of a catalogue response. Rules do not change after their class is loaded;
 * groups are not used.
 */
function cacheRules(storage: MetadataStorage): void {
  const getRules = storage.getTargetValidationMetadatas.bind(storage);
  const cache = new Map<unknown, ReturnType<typeof getRules>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    const rules = cache.get(target) ?? getRules(target, ...options);
    cache.set(target, rules);
    return rules;
  };
}

cacheRules(getMetadataStorage());

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

/** Validation by DTO classes; unknown fields are rejected, errors are 422 with Czech messages by field. */
export const createValidationPipe = (): ValidationPipe =>
  new RequestValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new DomainError('invalid', 'VALIDATION', { fields: toFieldErrors(errors) }),
  });
