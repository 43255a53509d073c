import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFavourites, withSpace } from './favourites.ts';

const KEY = 'prostora.favourites';

beforeEach(() => localStorage.clear());

describe('createFavourites', () => {
  it('stores each space once, latest first, across pages', () => {
    const favourites = createFavourites();
    for (const id of [1, 2, 1]) favourites.keep(id, true);
    expect(createFavourites().get()).toEqual({ ids: [1, 2], owner: null, unsent: {} });
    favourites.keep(1, false);
    expect(createFavourites().get().ids).toEqual([2]);
  });

  it('keeps at most two hundred and drops the oldest', () => {
    const full = Array.from({ length: 200 }, (_one, at) => at + 1);
    expect(withSpace(full, 201, true)).toHaveLength(200);
    expect(withSpace(full, 201, true)).not.toContain(200);
  });

  it('follows changes of another tab', () => {
    const favourites = createFavourites();
    const onChange = jest.fn();
    const stop = favourites.subscribe(onChange);
    localStorage.setItem(KEY, JSON.stringify({ ids: [7] }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(favourites.get().ids).toEqual([7]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each(['{', '[]', '{"ids":"vše"}', 'null'])('starts empty when %s is stored', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(createFavourites().get().ids).toEqual([]);
  });

  it('keeps favourites in memory when storage is blocked', () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused),
    ];
    const favourites = createFavourites();
    favourites.keep(3, true);
    favourites.keep(4, true);
    expect(favourites.get().ids).toEqual([4, 3]);
    spies.forEach((spy) => spy.mockRestore());
  });

  it('records unsent changes of an account and clears them on logout', () => {
    const favourites = createFavourites();
    favourites.keep(1, true);
    favourites.leave();
    expect(favourites.get().ids).toEqual([1]);
    favourites.set({ ids: [1], owner: 5, unsent: {} });
    favourites.keep(2, true);
    favourites.keep(1, false);
    expect(favourites.get()).toEqual({ ids: [2], owner: 5, unsent: { 1: false, 2: true } });
    favourites.leave();
    expect(createFavourites().get()).toEqual({ ids: [], owner: null, unsent: {} });
  });
});

describe('createFavourites without storage', () => {
  it('neither reads nor changes stored favourites', () => {
    localStorage.setItem(KEY, JSON.stringify({ ids: [7] }));
    const favourites = createFavourites({ isStored: false });
    expect(favourites.get().ids).toEqual([]);
    favourites.keep(3, true);
    expect([favourites.get().ids, JSON.parse(localStorage.getItem(KEY) ?? '{}')]).toEqual([
      [3],
      { ids: [7] },
    ]);
  });
});
