import { Injectable, type PipeTransform } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsInt, Max, Min } from 'class-validator';
import { DomainError } from '../errors/index.ts';

/** Largest number an id can be in the database. */
export const MAX_ID = 2_147_483_647;

/** Id of a record in a body or a query, or a list of them; a number no id can be is not asked of the database. */
export function IsId(options: { each?: boolean } = {}): PropertyDecorator {
  const rule = { ...options, message: fieldError('integer') };
  return (target, key) =>
    [Max(MAX_ID, rule), Min(1, rule), IsInt(rule)].forEach((decorate) => decorate(target, key));
}

/** Id in a path; what cannot be one names nothing. */
@Injectable()
export class IdParam implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/u.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw new DomainError('not-found', 'NOTFOUND');
    return id;
  }
}
