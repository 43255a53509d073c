import { expect, it } from '@jest/globals';
import { RecordTokens } from './record-tokens.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const tokens = new RecordTokens([SECRET], 'reservation');

it('issues one token of 256 bits per record, the same in every process', () => {
  expect(tokens.tokenOf(7)).toMatch(/^[\w-]{43}$/u);
  expect(new RecordTokens([SECRET], 'reservation').tokenOf('7')).toBe(tokens.tokenOf(7));
});

it('accepts a token for its own record, purpose and secret only', () => {
  const token = tokens.tokenOf(7);
  expect(tokens.matches(7, token)).toBe(true);
  expect(tokens.matches(8, token)).toBe(false);
  expect(new RecordTokens([SECRET], 'inquiry').matches(7, token)).toBe(false);
  expect(new RecordTokens([`${SECRET}!`], 'reservation').matches(7, token)).toBe(false);
});

it('accepts tokens of a former secret and issues tokens of the first', () => {
  const changed = new RecordTokens(['the-new-secret-which-is-long-enough-too', SECRET], 'reservation');
  expect(changed.matches(7, tokens.tokenOf(7))).toBe(true);
  expect(changed.matches(8, tokens.tokenOf(7))).toBe(false);
  expect(tokens.matches(7, changed.tokenOf(7))).toBe(false);
  expect(
    new RecordTokens(['the-new-secret-which-is-long-enough-too'], 'reservation').matches(
      7,
      changed.tokenOf(7),
    ),
  ).toBe(true);
});

it('rejects a token of another length', () => {
  for (const other of ['', tokens.tokenOf(7).slice(1), `${tokens.tokenOf(7)}x`])
    expect(tokens.matches(7, other)).toBe(false);
});
