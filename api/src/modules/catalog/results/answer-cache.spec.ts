import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

describe('AnswerCache', () => {
  const answer = Buffer.alloc(10);

  it('drops only the answer whose version has changed', () => {
    const cache = new AnswerCache(1000);
    cache.set('one', answer, 1);
    cache.set('other', answer, 1);
    expect(cache.get('one', 2)).toBeNull();
    expect(cache.get('one', 1)).toBeNull();
    expect(cache.get('other', 1)).toBe(answer);
  });

  it('replaces an older answer by a newer one', () => {
    const cache = new AnswerCache(1000);
    cache.set('one', answer, 1);
    const newer = Buffer.alloc(20);
    cache.set('one', newer, 2);
    expect(cache.get('one', 2)).toBe(newer);
  });

  it('evicts the least recently used answer and rejects a huge one', () => {
    const cache = new AnswerCache(100);
    for (let i = 0; i < 10; i += 1) cache.set(String(i), answer, 1);
    cache.get('0', 1);
    cache.set('new', answer, 1);
    cache.set('huge', Buffer.alloc(50), 1);
    expect([cache.get('0', 1), cache.get('1', 1), cache.get('new', 1), cache.get('huge', 1)]).toEqual([
      answer,
      null,
      answer,
      null,
    ]);
  });
});
