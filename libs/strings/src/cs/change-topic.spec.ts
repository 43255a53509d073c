import { describe, expect, it } from '@jest/globals';
import { toChangeTopic } from './change-topic.ts';

const NONE = { time: false, space: false, guests: false, price: false };

describe('the topic of a change', () => {
  it.each(['time', 'space', 'guests', 'price'] as const)('is its only part: %s', (part) => {
    expect(toChangeTopic({ ...NONE, [part]: true }, false)).toBe(part);
  });

  it('names no part of several', () => {
    expect(toChangeTopic({ ...NONE, time: true, price: true }, false)).toBe('several');
  });

  it('is the price of a request while nothing has been agreed', () => {
    expect(toChangeTopic({ ...NONE, price: true }, true)).toBe('requestPrice');
    expect(toChangeTopic({ ...NONE, time: true }, true)).toBe('time');
  });
});
