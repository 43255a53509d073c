import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { keysOf } from '../../platform/sealing/secrets.ts';
import {
  firstRefreshToken,
  parseRefreshToken,
  refreshTokenHash,
  successorKeys,
  successorOf,
} from './refresh-token.ts';

const [key] = successorKeys(['a-secret-of-the-tests-which-is-long-enough']);

it('a token is read back, and nothing else is taken for one', () => {
  const token = firstRefreshToken(randomUUID());
  expect(parseRefreshToken(token.text)).toEqual(token);
  for (const text of [
    undefined,
    '',
    'x',
    token.sessionId,
    `${token.text}x`,
    `${token.sessionId}.short`,
    token.text.replaceAll('-', '+'),
    ` ${token.text}`,
  ]) {
    expect(parseRefreshToken(text)).toBeNull();
  }
});

it('first tokens are random, successors are one of each token and differ from it', () => {
  const sessionId = randomUUID();
  const token = firstRefreshToken(sessionId);
  expect(firstRefreshToken(sessionId)).not.toEqual(token);
  expect(successorOf(token, key)).toEqual(successorOf(token, key));
  expect(successorOf(token, key).text).not.toBe(token.text);
  expect(parseRefreshToken(successorOf(token, key).text)?.sessionId).toBe(sessionId);
});

it('without the server key nobody makes the successor', () => {
  const token = firstRefreshToken(randomUUID());
  expect(successorOf(token, successorKeys(['another-secret-of-at-least-32-bytes-here'])[0])).not.toEqual(
    successorOf(token, key),
  );
});

it('what is stored is a SHA-256 and not the token', () => {
  const token = firstRefreshToken(randomUUID());
  expect(refreshTokenHash(token)).toMatch(/^[0-9a-f]{64}$/u);
  expect(token.text).not.toContain(refreshTokenHash(token));
});

it('successors have a key for nothing else, so that a session goes on over a new version', () => {
  expect(successorKeys(['a-secret-of-the-tests-which-is-long-enough'])).toEqual(
    keysOf(['a-secret-of-the-tests-which-is-long-enough'], 'refresh-token-successor'),
  );
});
