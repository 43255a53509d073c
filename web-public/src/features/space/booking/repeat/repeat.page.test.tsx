import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SeriesCheck } from '@prostora/api-client';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  at,
  booked,
  renderBooking,
  stopClock,
  type BookingScenario,
} from '../../../../testing/render-booking.ts';
import { failWith } from '../../../../testing/render-site.tsx';

const texts = seriesRequest.form;
/** Thursdays. */
const DAYS = ['2026-12-17', '2026-12-24', '2026-12-31', '2027-01-07'];

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Texts of the page are matched with plain spaces. */
const plain = (text: string): string => text.replace(/\u00a0/gu, ' ');
const toDate = (day: string, change: Partial<SeriesCheck['dates'][number]> = {}) => ({
  day,
  start_datetime: at(day, 960),
  end_datetime: at(day, 1200),
  state: 'free' as const,
  message: null,
  holiday: false,
  chosen: true,
  price: 7600,
  price_state: 'complete' as const,
  ...change,
});
const check = (change: Partial<Record<string, Partial<SeriesCheck['dates'][number]>>> = {}): SeriesCheck => ({
  available: true,
  dates: DAYS.map((day) => toDate(day, change[day])),
  total: 30_400,
  price_state: 'complete',
  quote_token: 'signed-quotes',
});
const created = () => ({
  ...booked(),
  series: {
    dates: DAYS.map((day, index) => ({
      id: 5 + index,
      status: 'pending' as const,
      start_datetime: at(day, 960),
      end_datetime: at(day, 1200),
      price: 7600,
      price_state: 'complete' as const,
      can_cancel: true,
      guest_url: `/rezervace/${5 + index}#token=tajny-odkaz`,
    })),
    total: 30_400,
    price_state: 'complete' as const,
  },
});

/** Opens the form on 17 December and unfolds the repetition. */
async function unfold(scenario: BookingScenario) {
  const checks: Record<string, unknown>[] = [];
  const sent: Record<string, unknown>[] = [];
  const rendered = renderBooking({
    ...scenario,
    seriesCheck: (body) => {
      checks.push(body);
      return scenario.seriesCheck?.(body) ?? check();
    },
    series: (body) => {
      sent.push(body);
      return scenario.series?.(body) ?? created();
    },
  });
  const user = userEvent.setup();
  const form = within(
    await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u }),
  );
  await user.click(await form.findByRole('button', { name: /^\S+ 17\.\s12\.\s2026, volno/u }));
  await user.click(await form.findByRole('checkbox', { name: texts.repeat }));
  const fillAndSend = async (count: number): Promise<void> => {
    fireEvent.change(form.getByLabelText('Jméno a příjmení'), { target: { value: 'Jana Nová' } });
    fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'jana@example.cz' } });
    await user.click(form.getByRole('checkbox', { name: /^Souhlasím/u }));
    await user.click(form.getByRole('button', { name: texts.submit(count) }));
  };
  return { ...rendered, user, form, checks, sent, fillAndSend };
}
const listTiles = async (form: Awaited<ReturnType<typeof unfold>>['form']): Promise<string[]> =>
  within(await form.findByRole('list', { name: texts.tiles }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/\s/gu, ' '));

it('shows state and price of each date and the total', async () => {
  const { form, checks } = await unfold({
    seriesCheck: () =>
      check({
        '2026-12-24': { state: 'holiday', chosen: false, holiday: true },
        '2026-12-31': { state: 'taken', message: 'Termín už je obsazený' },
        '2027-01-07': { state: 'closed', message: 'Zavřeno' },
      }),
  });
  expect(await listTiles(form)).toEqual([
    'čt 17. 12.volno · 7 600 Kč',
    'čt 24. 12.svátek',
    'čt 31. 12.obsazeno',
    'čt 7. 1.zavřeno',
  ]);
  expect(checks.at(-1)).toMatchObject({
    space_id: 1,
    start_datetime: at('2026-12-17', 960),
    repeat: { weekdays: [4], every: 1, until: '2027-02-11', skip_holidays: true },
  });
  expect(form.getByText(plain(texts.unavailable(2)))).toBeTruthy();
});

it('leaves unavailable and pressed dates out and sends the rest at the shown total', async () => {
  const { form, user, sent, attempts, fillAndSend } = await unfold({
    seriesCheck: () => check({ '2026-12-31': { state: 'taken', message: 'Termín už je obsazený' } }),
  });
  await listTiles(form);
  await user.click(form.getByRole('button', { name: texts.omitUnavailable }));
  await user.click(form.getByRole('button', { name: /24\.\s12\./u, pressed: true }));
  expect(form.getByText(plain(texts.total(2))).parentElement?.textContent).toContain('15\u00a0200\u00a0Kč');
  await fillAndSend(2);
  await screen.findByText(plain(seriesRequest.span(4, '2026-12-17', '2027-01-07')));
  expect(sent).toMatchObject([
    {
      customer_name: 'Jana Nová',
      repeat: { weekdays: [4], except: ['2026-12-31', '2026-12-24'] },
      expected_total: 15_200,
      quote_token: 'signed-quotes',
    },
  ]);
  expect(attempts).toEqual([]);
});

it('shows the sent dates with their total', async () => {
  const { form, fillAndSend } = await unfold({});
  await listTiles(form);
  await fillAndSend(4);
  expect(await screen.findByText(plain(seriesRequest.span(4, '2026-12-17', '2027-01-07')))).toBeTruthy();
  expect(screen.getByText('30 400 Kč')).toBeTruthy();
});

it('checks the dates again when one of them was taken meanwhile', async () => {
  const { form, checks, fillAndSend } = await unfold({
    series: () => failWith(409, { error_code: 'SLOT_TAKEN', message: 'Termín už je obsazený' }),
  });
  await listTiles(form);
  const before = checks.length;
  await fillAndSend(4);
  expect(await form.findByRole('alert')).toBeTruthy();
  await form.findByText(plain(texts.total(4)));
  expect(checks.length).toBeGreaterThan(before);
});

it('repeats on other weekdays', async () => {
  const { form, user, checks } = await unfold({});
  await listTiles(form);
  const weekdays = within(form.getByRole('group', { name: texts.weekdays }));
  await user.click(weekdays.getByRole('button', { name: 'út' }));
  await user.click(weekdays.getByRole('button', { name: 'čt' }));
  await form.findByText(plain(texts.total(4)));
  expect(checks.at(-1)).toMatchObject({ repeat: { weekdays: [2] } });
});

describe('a repeated event', () => {
  const EVENT =
    'date_from=2026-12-14&date_to=2027-01-10&time_from=16:00&time_to=20:00&flexible=1&weekdays=4&repeat=1';
  const REPEAT = { weekdays: [4], every: 1, until: '2027-01-10', skip_holidays: true };

  it('opens the form on its first date with the repetition unfolded and filled', async () => {
    const checks: Record<string, unknown>[] = [];
    renderBooking(
      { seriesCheck: (body) => (checks.push(body), check()) },
      `/prostor/pragovka/loft?${EVENT}&rezervace=1`,
    );
    const form = within(
      await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u }),
    );
    expect(await form.findByRole<HTMLInputElement>('checkbox', { name: texts.repeat })).toHaveProperty(
      'checked',
      true,
    );
    expect(await listTiles(form)).toHaveLength(DAYS.length);
    expect(checks.at(-1)).toMatchObject({ start_datetime: at('2026-12-17', 960), repeat: REPEAT });
    expect(form.getByText(plain(texts.total(4))).parentElement?.textContent).toContain('30\u00a0400\u00a0Kč');
  });

  it('shows the total of its free dates on the page of the space', async () => {
    renderBooking(
      { seriesCheck: () => check({ '2026-12-31': { state: 'taken', message: 'Termín už je obsazený' } }) },
      `/prostor/pragovka/loft?${EVENT}`,
    );
    const card = within(await screen.findByRole('region', { name: bookingCard.label }));
    expect(await card.findByText(/každý čtvrtek/u)).toBeTruthy();
    expect(await card.findByText('22 800 Kč')).toBeTruthy();
    expect(card.getByText(plain(offerTexts.freeDates(3, 4)))).toBeTruthy();
  });
});
