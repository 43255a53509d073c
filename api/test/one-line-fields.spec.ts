import { describe, expect, it } from '@jest/globals';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.dto.ts'),
);
for (const file of files) await import(path.join(source, file));

/** Fields that are not displayed as one line. */
const OTHER_FIELDS: readonly RegExp[] = [
  // Multi-line texts.
  /^(?:BuildingInput|SpaceInput)\.(?:description|perex)$|Input\w*\.(?:reason|message)$|\.csv$/u,
  // Compared with a stored or signed value, never stored.
  /\.(?:current_password|password|token|auth_token|quote_token|rental_terms_hash|code|recovery_code|challenge|cursor)$/u,
  /^(?:BuildingByUrlQuery|SpaceByUrlQuery|DeleteSpaceImageInput)\.url$/u,
  // Fields of the bot protection.
  /\.(?:website|proof)$/u,
  // Queries, normalized by the search or compared with known values.
  /^(?:Omit|Pick)?Catalog(?:Event|List|Map)?Query\w*\.|^ComparisonQuery\.|^SelectionInput\.(?:layout|purpose|tariff)$|^(?:Suggest|Places)Query\.q$|^AvailabilityCheckInput\./u,
  // Validated only when `handled` is true.
  /^HandledCall\.how$/u,
];

type Rule = { readonly propertyName: string; readonly context?: { readonly multiLine?: boolean } };

const storage = getMetadataStorage();
const classes = [...new Set([...storage['validationMetadatas'].keys()])] as ClassConstructor<object>[];
const fields = classes.flatMap((each) => {
  const rules = storage.getTargetValidationMetadatas(each, '', false, false) as Rule[];
  return [...new Set(rules.map(({ propertyName }) => propertyName))].map((name) => ({
    each,
    name,
    isMultiLine: rules.some(
      ({ propertyName, context }) => propertyName === name && context?.multiLine === true,
    ),
  }));
});

/** Whether the field accepts the value and keeps one of the characters. */
function keepsCharacter(each: ClassConstructor<object>, name: string, value: unknown): boolean {
  const made = plainToInstance(each, { [name]: value }) as Readonly<Record<string, unknown>>;
  const isRefused = validateSync(made, { whitelist: true }).some(({ property }) => property === name);
  return (
    !isRefused &&
    /[\r\n\u0007\u202E\u2028]/u.test(JSON.stringify(made[name] ?? '').replace(/\\r|\\n|\\u0007/gu, '\r'))
  );
}

describe('DTO text fields', () => {
  it.each(['\r\n', '\u0007', '\u202E', '\u2028'])('keep no %j unless they are multi-line', (character) => {
    const [text, address] = [`a${character}b`, `https://www.facebook.com/a${character}b`];
    const kept = fields
      .filter(({ isMultiLine }) => !isMultiLine)
      .filter(({ each, name }) =>
        [text, [text], address, `12345${character}`].some((value) => keepsCharacter(each, name, value)),
      )
      .map(({ each, name }) => `${each.name}.${name}`)
      .filter((field) => !OTHER_FIELDS.some((other) => other.test(field)));

    expect(kept).toEqual([]);
  });

  it.each(['name', 'title', 'meta_title', 'meta_description', 'phone', 'email'])(
    '%s is one line in every DTO',
    (field) => {
      const found = fields.filter(({ name }) => name === field);
      expect(found).not.toEqual([]);
      expect(found.filter(({ isMultiLine }) => isMultiLine).map(({ each }) => each.name)).toEqual([]);
    },
  );
});
