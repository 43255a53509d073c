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

it('every rule of a DTO fails with an error code', () => {
  const rules = [...getMetadataStorage()['validationMetadatas'].values()].flat();
  const silent = rules
    .filter(({ type }) => type !== 'conditionalValidation' && type !== 'whitelistValidation')
    .filter(({ message }) => typeof message !== 'string' || parseRuleMessage(message) === null)
    .map(({ target, propertyName, name, type }) =>
      [typeof target === 'string' ? target : target.name, propertyName, name ?? type].join('.'),
    );
  expect(rules.length).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});
