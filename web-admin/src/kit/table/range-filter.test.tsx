import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import './range-picker.tsx';
import { plain, renderKit } from '../../testing/console.tsx';
import { RangeFilter } from './range-filter.tsx';

const texts = adminKit.range;
const changes = jest.fn<(range: { from: string; to: string }) => void>();
// 00:30 in Prague is the previous day in UTC.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  changes.mockReset();
});

const open = async (from = '', to = ''): Promise<HTMLInputElement[]> => {
  await renderKit(<RangeFilter label="Created" from={from} to={to} onChange={changes} />);
  return [
    await screen.findByPlaceholderText<HTMLInputElement>(texts.from),
    screen.getByPlaceholderText<HTMLInputElement>(texts.to),
  ];
};

describe('RangeFilter', () => {
  test('shows days in Czech format and ignores invalid ones', async () => {
    expect((await open('2026-11-02', '2026-11-20')).map(({ value }) => value)).toEqual([
      '2. 11. 2026',
      '20. 11. 2026',
    ]);
    document.body.innerHTML = '';
    expect((await open('yesterday', '2026-13-45')).map(({ value }) => value)).toEqual(['', '']);
  });
  test.each([
    [texts.today, '2026-11-21', '2026-11-21'],
    [texts.week, '2026-11-15', '2026-11-21'],
    [texts.days30, '2026-10-23', '2026-11-21'],
    [texts.month, '2026-11-01', '2026-11-30'],
  ])('selects the preset %s in Prague time', async (preset, from, to) => {
    const [first] = await open();
    fireEvent.mouseDown(first as HTMLElement);
    fireEvent.click(first as HTMLElement);
    fireEvent.click(await screen.findByText(plain(preset)));
    await waitFor(() => expect(changes).toHaveBeenCalledWith({ from, to }));
  });
  test('shows a Czech calendar with weeks from Monday', async () => {
    const [first] = await open('2026-11-02', '2026-11-20');
    fireEvent.mouseDown(first as HTMLElement);
    fireEvent.click(first as HTMLElement);
    expect(await screen.findByText('lis')).toBeTruthy();
    expect(
      [...document.querySelectorAll('.ant-picker-content th')]
        .slice(0, 7)
        .map(({ textContent }) => textContent),
    ).toEqual(['po', 'út', 'st', 'čt', 'pá', 'so', 'ne']);
  });
  test('clears the range at once', async () => {
    await open('2026-11-02', '2026-11-20');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(document.querySelector('.ant-picker-clear') as HTMLElement);
    await waitFor(() => expect(changes).toHaveBeenCalledWith({ from: '', to: '' }));
  });
});
