import { expect, it } from '@jest/globals';
import { deviceKey, deviceMark, knownDevice } from './known-device.ts';

const key = deviceKey('a-secret-of-the-tests-which-is-long-enough');

it('a browser that logged in is known again for that account only', () => {
  const mark = deviceMark('a@prostora.test', key);
  expect(knownDevice(mark, 'a@prostora.test', key)).toHaveLength(22);
  expect(knownDevice(mark, 'b@prostora.test', key)).toBeNull();
});

it('a mark cannot be made or changed without the key', () => {
  const mark = deviceMark('a@prostora.test', key);
  expect(knownDevice(deviceMark('a@prostora.test', deviceKey('another-secret-of-at-least-32-bytes-here')), 'a@prostora.test', key)).toBeNull();
  for (const forged of [undefined, '', 'x.y', mark.slice(1), `${mark.startsWith('x') ? 'y' : 'x'}${mark.slice(1)}`, `${mark}x`]) expect(knownDevice(forged, 'a@prostora.test', key)).toBeNull();
});
