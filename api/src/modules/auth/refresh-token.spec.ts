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

it('parses a refresh token and rejects malformed ones', () => {
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

it('creates random first tokens and deterministic successors', () => {
  const sessionId = randomUUID();
  const token = firstRefreshToken(sessionId);
  expect(firstRefreshToken(sessionId)).not.toEqual(token);
  expect(successorOf(token, key)).toEqual(successorOf(token, key));
  expect(successorOf(token, key).text).not.toBe(token.text);
  expect(parseRefreshToken(successorOf(token, key).text)?.sessionId).toBe(sessionId);
});

it('derives another successor with another key', () => {
  const token = firstRefreshToken(randomUUID());
  expect(successorOf(token, successorKeys(['another-secret-of-at-least-32-bytes-here'])[0])).not.toEqual(
    successorOf(token, key),
  );
});

it('hashes a token with SHA-256', () => {
  const token = firstRefreshToken(randomUUID());
  expect(refreshTokenHash(token)).toMatch(/^[0-9a-f]{64}$/u);
  expect(token.text).not.toContain(refreshTokenHash(token));
});

it('derives the key of successors for a stable purpose', () => {
  expect(successorKeys(['a-secret-of-the-tests-which-is-long-enough'])).toEqual(
    keysOf(['a-secret-of-the-tests-which-is-long-enough'], 'refresh-token-successor'),
  );
});
