import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError, createFavourites } from '@prostora/api-client';
import { onShellEvent, SHELL_EVENTS } from '@prostora/federation';
import { createFakeClient } from '@prostora/testing/fake-client.ts';
import { waitFor } from '@testing-library/react';
import { syncAccountFavourites } from './account-favourites.ts';

const ME = 5;

let favourites: ReturnType<typeof createFavourites>;
let account: number[];
let requests: string[];
let failure: ApiError | null;
let stop = (): void => undefined;

/** Answers with the account's list after the change, or with the failure. */
const answer = async (request: string, change: () => number[]): Promise<{ space_ids: number[] }> => {
  if (failure) throw failure;
  requests.push(request);
  account = change();
  return { space_ids: account };
};
const withoutId = (id: number): number[] => account.filter((other) => other !== id);
const parseId = ({ path }: { path?: unknown }): number => (path as { id: number }).id;
const api = createFakeClient({
  'GET /api/favourites': () => {
    if (failure) throw failure;
    return { space_ids: [...account] };
  },
  'POST /api/favourites/join': ({ body }) =>
    answer('join', () => [...new Set([...(body as { space_ids: number[] }).space_ids, ...account])]),
  'PUT /api/favourites/{id}': (call) => answer('add', () => [parseId(call), ...withoutId(parseId(call))]),
  'DELETE /api/favourites/{id}': (call) => answer('remove', () => withoutId(parseId(call))),
});
const start = (): void => {
  stop = syncAccountFavourites({ api, favourites }, ME);
};
const listIds = (): readonly number[] => favourites.get().ids;

beforeEach(() => {
  localStorage.clear();
  favourites = createFavourites();
  [account, requests, failure] = [[], [], null];
});
afterEach(() => stop());

it('merges the browser’s list into the account’s', async () => {
  account = [9];
  favourites.keep(1, true);
  start();
  await waitFor(() => expect(favourites.get()).toEqual({ ids: [1, 9], owner: ME, unsent: {} }));
});

it('ignores the list of another account', async () => {
  account = [9];
  favourites.set({ ids: [1, 2], owner: 6, unsent: { 3: true } });
  start();
  await waitFor(() => expect(listIds()).toEqual([9]));
  expect(requests).toEqual([]);
});

it('sends changes to the account', async () => {
  account = [9];
  start();
  await waitFor(() => expect(listIds()).toEqual([9]));
  favourites.keep(4, true);
  favourites.keep(9, false);
  await waitFor(() => expect(account).toEqual([4]));
  await waitFor(() => expect(favourites.get().unsent).toEqual({}));
});

it('sends changes made before the session was known', async () => {
  account = [9];
  favourites.set({ ids: [4], owner: ME, unsent: { 4: true, 9: false } });
  start();
  await waitFor(() => expect(favourites.get()).toEqual({ ids: [4], owner: ME, unsent: {} }));
});

it('retries unsent changes when back online', async () => {
  start();
  await waitFor(() => expect(favourites.get().owner).toBe(ME));
  failure = new ApiError(0, {});
  favourites.keep(4, true);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(favourites.get()).toEqual({ ids: [4], owner: ME, unsent: { 4: true } });
  failure = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(account).toEqual([4]));
});

it('reverts a refused change with a message', async () => {
  const onToast = jest.fn();
  const stopListening = onShellEvent(SHELL_EVENTS.toast, onToast);
  start();
  await waitFor(() => expect(favourites.get().owner).toBe(ME));
  stop();
  const put = (): Promise<never> => Promise.reject(new ApiError(409, { message: 'Plno.' }));
  stop = syncAccountFavourites({ api: { ...api, put }, favourites }, ME);
  favourites.keep(4, true);
  await waitFor(() => expect(favourites.get()).toEqual({ ids: [], owner: ME, unsent: {} }));
  expect(onToast).toHaveBeenCalledWith(expect.objectContaining({ message: 'Plno.', kind: 'error' }));
  stopListening();
});
