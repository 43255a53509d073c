import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import './sortable-list.tsx';
import { renderKit } from '../../testing/console.tsx';
import { OrderList } from './order-list.tsx';

const texts = adminKit.order;
type Item = { id: number; name: string };
const ITEMS: Item[] = [
  { id: 7, name: 'Svatba' },
  { id: 3, name: 'Konference' },
  { id: 5, name: 'Ples' },
];
const HEIGHT = 50;

beforeEach(() => {
  // Layout of a column of items: keyboard dragging finds the nearest item by position, which jsdom lacks.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const item = this.closest('[data-order-id]');
    return new DOMRect(
      0,
      item ? [...document.querySelectorAll('[data-order-id]')].indexOf(item) * HEIGHT : 0,
      300,
      HEIGHT,
    );
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const names = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const open = async (onReorder: (ids: number[]) => Promise<unknown>, isDisabled = false) => {
  await renderKit(
    <OrderList<Item>
      label="Purposes"
      items={ITEMS}
      getName={({ name }) => name}
      render={({ name }) => name}
      onReorder={onReorder}
      isDisabled={isDisabled}
    />,
  );
  await screen.findByRole('button', { name: texts.move('Ples') });
};
const getAnnouncement = (): string => document.querySelector('[aria-live="assertive"]')?.textContent ?? '';
async function carry(item: string, keys: readonly string[]): Promise<void> {
  const handle = screen.getByRole('button', { name: texts.move(item) });
  act(() => handle.focus());
  for (const code of keys) {
    fireEvent.keyDown(
      code === 'Space' && keys.indexOf(code) === 0 ? handle : (document.activeElement ?? handle),
      { code },
    );
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    });
  }
}

describe('OrderList', () => {
  test('picks, moves and drops an item by keyboard with announcements', async () => {
    const onReorder = jest.fn<(ids: number[]) => Promise<unknown>>().mockResolvedValue(null);
    await open(onReorder);
    await carry('Svatba', ['Space', 'ArrowDown', 'ArrowDown', 'Space']);
    await waitFor(() => expect(onReorder.mock.calls).toEqual([[[3, 5, 7]]]));
    expect(names()).toEqual(['Konference', 'Ples', 'Svatba']);
    expect(getAnnouncement()).toBe(texts.dropped('Svatba', 3, 3));
  });
  test('restores the order on Escape', async () => {
    const onReorder = jest.fn<(ids: number[]) => Promise<unknown>>();
    await open(onReorder);
    await carry('Svatba', ['Space', 'ArrowDown', 'Escape']);
    expect(getAnnouncement()).toBe(texts.cancelled('Svatba', 1));
    expect([onReorder.mock.calls, names()]).toEqual([[], ITEMS.map(({ name }) => name)]);
  });
  test('restores the order when saving fails', async () => {
    await open(() => Promise.reject(new Error('no')));
    await carry('Ples', ['Space', 'ArrowUp', 'Space']);
    await waitFor(() => expect(names()).toEqual(ITEMS.map(({ name }) => name)));
  });
  test('disables all handles while disabled', async () => {
    await open(() => Promise.resolve(), true);
    expect(screen.getAllByRole('button').map((handle) => (handle as HTMLButtonElement).disabled)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
