import { expect, it } from '@jest/globals';
import { deriveKeys } from '../../../platform/crypto/secrets.ts';
import { deriveDeviceKeys, createDeviceToken, verifyDeviceToken } from './device-token.ts';

const keys = deriveDeviceKeys(['a-secret-of-the-tests-which-is-long-enough']);
const [key] = keys;

it('verifies a device token for its account only', () => {
  const mark = createDeviceToken('a@prostora.test', key);
  expect(verifyDeviceToken(mark, 'a@prostora.test', keys)).toHaveLength(22);
  expect(verifyDeviceToken(mark, 'b@prostora.test', keys)).toBeNull();
});

it('rejects forged and changed device tokens', () => {
  const mark = createDeviceToken('a@prostora.test', key);
  expect(
    verifyDeviceToken(
      createDeviceToken('a@prostora.test', deriveDeviceKeys(['another-secret-of-at-least-32-bytes-here'])[0]),
      'a@prostora.test',
      keys,
    ),
  ).toBeNull();
  for (const forged of [
    undefined,
    '',
    'x.y',
    mark.slice(1),
    `x${mark}`,
    `${mark.startsWith('x') ? 'y' : 'x'}${mark.slice(1)}`,
    `${mark}x`,
  ])
    expect(verifyDeviceToken(forged, 'a@prostora.test', keys)).toBeNull();
});

it('verifies device tokens of accepted former secrets', () => {
  const changed = deriveDeviceKeys([
    'the-new-secret-which-is-long-enough-too',
    'a-secret-of-the-tests-which-is-long-enough',
  ]);
  const mark = createDeviceToken('a@prostora.test', key);
  expect(verifyDeviceToken(mark, 'a@prostora.test', changed)).toBe(mark.slice(0, 22));
  expect(verifyDeviceToken(mark, 'b@prostora.test', changed)).toBeNull();
  expect(
    verifyDeviceToken(createDeviceToken('a@prostora.test', changed[0]), 'a@prostora.test', keys),
  ).toBeNull();
});

it('creates random device tokens with a key derived for this purpose', () => {
  expect(createDeviceToken('a@prostora.test', key)).not.toBe(createDeviceToken('a@prostora.test', key));
  expect(keys).toEqual(deriveKeys(['a-secret-of-the-tests-which-is-long-enough'], 'known-device'));
});
