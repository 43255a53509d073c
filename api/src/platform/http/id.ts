import { Injectable, type PipeTransform } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { DomainError } from '../errors/index.ts';
import { toRuleMessage } from './rule-message.ts';

/** Maximum id of an integer column. */
export const MAX_ID = 2_147_483_647;

/** Record id in a body or query, or a list of ids; out-of-range numbers never reach the database. */
export function IsId(options: { each?: boolean } = {}): PropertyDecorator {
  const rule = { ...options, message: toRuleMessage('integer') };
  return (target, key) =>
    [Max(MAX_ID, rule), Min(1, rule), IsInt(rule)].forEach((decorate) => decorate(target, key));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** UUID in a path; an invalid one answers 404. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  /** @throws {DomainError} NOTFOUND when the value is no UUID */
  transform(value: string): string {
    if (!UUID.test(value)) throw new DomainError('not-found', 'NOTFOUND');
    return value;
  }
}

/** Record id in a path; an invalid one answers 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  /** @throws {DomainError} NOTFOUND when the value cannot be an id */
  transform(value: string): number {
    const id = /^\d{1,10}$/u.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw new DomainError('not-found', 'NOTFOUND');
    return id;
  }
}
