import { expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseRuleMessage } from '../src/platform/http/rule-message.ts';

const source = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.dto.ts'),
);
for (const file of files) await import(path.join(source, file));

const rules = [...getMetadataStorage()['validationMetadatas'].values()].flat();
const toName = ({ target, propertyName }: (typeof rules)[number]): string =>
  [typeof target === 'string' ? target : target.name, propertyName].join('.');

it('every rule of a DTO fails with an error code', () => {
  const silent = rules
    .filter(({ type }) => type !== 'conditionalValidation' && type !== 'whitelistValidation')
    .filter(({ message }) => typeof message !== 'string' || parseRuleMessage(message) === null)
    .map((rule) => [toName(rule), rule.name ?? rule.type].join('.'));
  expect(rules.length).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

it('every nested object of a DTO rejects a list', () => {
  const objects = new Set(rules.filter(({ name }) => name === 'isObject').map(toName));
  const nested = rules.filter(({ type }) => type === 'nestedValidation').map(toName);
  expect(nested.length).toBeGreaterThan(15);
  expect(nested.filter((name) => !objects.has(name))).toEqual([]);
});
