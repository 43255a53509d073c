import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SECRET_EXITS, SECRET_KINDS, type SecretKind } from './secret-kinds.ts';

const SOURCES = path.join(import.meta.dirname, '../..');
/** Keys that sign or encrypt no link, token, feed or code. */
const OTHER_PURPOSES: Readonly<Record<string, string>> = {
  'mail-recipient': 'hashes addresses',
  'price-quote': 'signs a price, which grants nothing',
  'refresh-token-successor': 'derives the next token of a session',
  'reply-address': 'names a conversation; the mail server in front proves the sender',
  'space-view': 'counts views',
};
const PURPOSE =
  /(?:new SignedTokens\(|super\(|deriveKeys\()(?:getSecrets\(config\)|secrets),\s*'([a-z-]+)'/gu;

const kinds: readonly (readonly [string, SecretKind])[] = Object.entries(SECRET_KINDS);

it('names a kind, or a reason for none, for each purpose of a key that signs', () => {
  const purposes = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(PURPOSE)])
    .map(([, purpose = '']) => purpose);
  expect(purposes.length).toBeGreaterThan(10);
  expect(purposes.filter((purpose) => !(purpose in SECRET_KINDS) && !(purpose in OTHER_PURPOSES))).toEqual(
    [],
  );
});

it.each(kinds)('%s declares its end for each exit, and why it stays', (_name, { ends, stays }) => {
  expect(Object.keys(ends).toSorted()).toEqual([...SECRET_EXITS].toSorted());
  expect(Object.values(ends).includes('stays')).toBe(stays !== undefined);
});
