import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import { DomainError } from '../errors/index.ts';

/** First error message of each field by dotted path, the rules of a DTO read from top to bottom. */
export function fieldsOf(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {}).at(-1) ?? [];
    if (rule === 'whitelistValidation') fields[path] = fieldErrors.unknown;
    else if (message !== undefined) fields[path] = message;
    Object.assign(fields, fieldsOf(error.children ?? [], `${path}.`));
  }
  return fields;
}

/**
 * Whether a text contains NUL, which PostgreSQL rejects, or an unpaired surrogate, which is invalid Unicode.
 */
function holdsInvalidText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInvalidText);
}

/**
 * Caches the rules of each class: class-validator scans the rules of all DTOs for each validated object,
 * which took a sixth of the time of a catalogue response. Rules do not change after their class is loaded;
 * groups are not used.
 */
function rememberRules(storage: MetadataStorage): void {
  const rulesOf = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof rulesOf>>();
  storage.getTargetValidationMetadatas = (target, ...how) => {
    const rules = known.get(target) ?? rulesOf(target, ...how);
    known.set(target, rules);
    return rules;
  };
}

rememberRules(getMetadataStorage());

class RequestPipe extends ValidationPipe {
  /**
   * @throws {DomainError} UNREADABLE for a body that is a list or has invalid text; NOTFOUND for a path with
   *   invalid text
   */
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && (Array.isArray(value) || holdsInvalidText(value))) {
      throw new DomainError('unreadable', 'UNREADABLE');
    }
    if (metadata.type === 'param' && holdsInvalidText(value)) throw new DomainError('not-found', 'NOTFOUND');
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** Validation by DTO classes; unknown fields are rejected, errors are 422 with Czech messages by field. */
export const validationPipe = (): ValidationPipe =>
  new RequestPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new DomainError('invalid', 'VALIDATION', { fields: fieldsOf(errors) }),
  });
