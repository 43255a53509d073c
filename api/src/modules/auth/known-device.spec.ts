import { expect, it } from '@jest/globals';
import { keysOf } from '../../platform/sealing/secrets.ts';
import { deviceKeys, deviceMark, knownDevice } from './known-device.ts';

const keys = deviceKeys(['a-secret-of-the-tests-which-is-long-enough']);
const [key] = keys;

it('verifies a device token for its account only', () => {
  const mark = deviceMark('a@prostora.test', key);
  expect(knownDevice(mark, 'a@prostora.test', keys)).toHaveLength(22);
  expect(knownDevice(mark, 'b@prostora.test', keys)).toBeNull();
});

it('rejects forged and changed device tokens', () => {
  const mark = deviceMark('a@prostora.test', key);
  expect(
    knownDevice(
      deviceMark('a@prostora.test', deviceKeys(['another-secret-of-at-least-32-bytes-here'])[0]),
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
    expect(knownDevice(forged, 'a@prostora.test', keys)).toBeNull();
});

it('verifies device tokens of accepted former secrets', () => {
  const changed = deviceKeys([
    'the-new-secret-which-is-long-enough-too',
    'a-secret-of-the-tests-which-is-long-enough',
  ]);
  const mark = deviceMark('a@prostora.test', key);
  expect(knownDevice(mark, 'a@prostora.test', changed)).toBe(mark.slice(0, 22));
  expect(knownDevice(mark, 'b@prostora.test', changed)).toBeNull();
  expect(knownDevice(deviceMark('a@prostora.test', changed[0]), 'a@prostora.test', keys)).toBeNull();
});

it('creates random device tokens with a key derived for this purpose', () => {
  expect(deviceMark('a@prostora.test', key)).not.toBe(deviceMark('a@prostora.test', key));
  expect(keys).toEqual(keysOf(['a-secret-of-the-tests-which-is-long-enough'], 'known-device'));
});
