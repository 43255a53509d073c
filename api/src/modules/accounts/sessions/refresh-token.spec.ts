import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deriveKeys } from '../../../platform/crypto/secrets.ts';
import {
  createRefreshToken,
  parseRefreshToken,
  hashRefreshToken,
  deriveSuccessorKeys,
  deriveSuccessor,
} from './refresh-token.ts';

const [key] = deriveSuccessorKeys(['a-secret-of-the-tests-which-is-long-enough']);

it('parses a refresh token and rejects malformed ones', () => {
  const token = createRefreshToken(randomUUID());
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
  const token = createRefreshToken(sessionId);
  expect(createRefreshToken(sessionId)).not.toEqual(token);
  expect(deriveSuccessor(token, key)).toEqual(deriveSuccessor(token, key));
  expect(deriveSuccessor(token, key).text).not.toBe(token.text);
  expect(parseRefreshToken(deriveSuccessor(token, key).text)?.sessionId).toBe(sessionId);
});

it('derives another successor with another key', () => {
  const token = createRefreshToken(randomUUID());
  expect(
    deriveSuccessor(token, deriveSuccessorKeys(['another-secret-of-at-least-32-bytes-here'])[0]),
  ).not.toEqual(deriveSuccessor(token, key));
});

it('hashes a token with SHA-256', () => {
  const token = createRefreshToken(randomUUID());
  expect(hashRefreshToken(token)).toMatch(/^[0-9a-f]{64}$/u);
  expect(token.text).not.toContain(hashRefreshToken(token));
});

it('derives the key of successors for a stable purpose', () => {
  expect(deriveSuccessorKeys(['a-secret-of-the-tests-which-is-long-enough'])).toEqual(
    deriveKeys(['a-secret-of-the-tests-which-is-long-enough'], 'refresh-token-successor'),
  );
});
