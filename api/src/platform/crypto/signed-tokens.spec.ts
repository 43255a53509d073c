import { expect, it } from '@jest/globals';
import { SignedTokens } from './signed-tokens.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const tokens = new SignedTokens([SECRET], 'reservation');

it('issues one token of 256 bits per record, the same in every process', () => {
  expect(tokens.sign(7)).toMatch(/^[\w-]{43}$/u);
  expect(new SignedTokens([SECRET], 'reservation').sign('7')).toBe(tokens.sign(7));
});

it('accepts a token for its own record, purpose and secret only', () => {
  const token = tokens.sign(7);
  expect(tokens.verify(7, token)).toBe(true);
  expect(tokens.verify(8, token)).toBe(false);
  expect(new SignedTokens([SECRET], 'inquiry').verify(7, token)).toBe(false);
  expect(new SignedTokens([`${SECRET}!`], 'reservation').verify(7, token)).toBe(false);
});

it('accepts tokens of a former secret and issues tokens of the first', () => {
  const changed = new SignedTokens(['the-new-secret-which-is-long-enough-too', SECRET], 'reservation');
  expect(changed.verify(7, tokens.sign(7))).toBe(true);
  expect(changed.verify(8, tokens.sign(7))).toBe(false);
  expect(tokens.verify(7, changed.sign(7))).toBe(false);
  expect(
    new SignedTokens(['the-new-secret-which-is-long-enough-too'], 'reservation').verify(7, changed.sign(7)),
  ).toBe(true);
});

it('rejects a token of another length', () => {
  for (const other of ['', tokens.sign(7).slice(1), `${tokens.sign(7)}x`])
    expect(tokens.verify(7, other)).toBe(false);
});
