import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceListAnswer, publicPriceList } from '@prostora/testing/price-list-fixtures.ts';
import { mockIntersectionObserver } from '../../../testing/intersection-observer.ts';
import { renderBooking, stopClock } from '../../../testing/render-booking.ts';

const PATH = '/prostor/pragovka/loft';
let restore = (): void => undefined;

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
  restore = mockIntersectionObserver();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

const findSection = async (): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: 'Ceník' })).closest('section') as HTMLElement;

describe('price list of a space page', () => {
  it('shows the sentences by kind, the tariffs and the VAT note', async () => {
    renderBooking({ priceList: () => priceListAnswer() }, PATH);
    const section = within(await findSection());
    const kinds = section.getAllByRole('heading', { level: 3 }).map(({ textContent, parentElement }) => [
      textContent,
      within(parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]);
    expect(kinds).toEqual([
      ['Pronájem', ['Pronájem 250 Kč za každou začatou hodinu']],
      ['Vždy se připočítá', ['Bez volby „Uklidíme sami“: Úklid 600 Kč za akci']],
      ['Na přání', ['Ubrus 35 Kč za kus']],
      ['Podle spotřeby', ['Elektřina podle měřidla 8 Kč/kWh']],
      ['Kauce, mimo cenu', ['Kauce 5 000 Kč']],
      ['Kdo si pronajímá', ['Běžná akce', 'Místní spolek, po doložení']],
    ]);
    expect(section.getByText(/^Ceník sálu 2026, platí od 1\.\s1\.\s2026\./u).textContent).toContain(
      'Ceny jsou včetně DPH.',
    );
  });

  it.each([
    [{ vat_payer: false }, 'Majitel není plátce DPH, ceny jsou konečné.'],
    [{ includes_vat: false }, 'Ceny jsou bez DPH.'],
  ])('tells about VAT of %o', async (change, note) => {
    renderBooking({ priceList: () => priceListAnswer(change) }, PATH);
    expect((await findSection()).textContent).toContain(note);
  });

  it('asks for the day of the event, else for today', async () => {
    const days: string[] = [];
    const priceList = (day: string): unknown => {
      days.push(day);
      return priceListAnswer();
    };
    renderBooking({ priceList }, `${PATH}?date_from=2026-12-17`);
    await findSection();
    expect(days).toEqual(['2026-12-17']);
  });

  it('tells when the next list begins and shows it', async () => {
    const user = userEvent.setup();
    const next = publicPriceList({ name: 'Ceník sálu 2027', valid_from: '2027-01-01' });
    renderBooking(
      {
        priceList: (day) =>
          day < '2027-01-01'
            ? {
                price_list: publicPriceList({ valid_until: '2026-12-31' }),
                next: { valid_from: '2027-01-01' },
              }
            : { price_list: next, next: null },
      },
      PATH,
    );
    const section = within(await findSection());
    expect(section.getByText(/^Od 1\.\s1\.\s2027 platí jiný ceník\./u)).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Ukázat ho' }));
    expect(await section.findByText(/^Ceník sálu 2027/u)).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Zpátky na dnešní ceník' }));
    expect(await section.findByText(/^Ceník sálu 2026/u)).toBeTruthy();
  });

  it('is missing for a space without a list', async () => {
    renderBooking({}, PATH);
    await screen.findByRole('heading', { name: 'Volné termíny' });
    await screen.findByRole('button', { name: 'Další měsíc' }).catch(() => undefined);
    expect(screen.queryByRole('heading', { name: 'Ceník' })).toBeNull();
  });
});
