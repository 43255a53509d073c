import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RentalTermsSummary } from '@prostora/api-client';
import { plainSpaces } from '@prostora/strings/format.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booked, free, renderBooking, stopClock } from '../../../../testing/render-booking.ts';
import { failWith } from '../../../../testing/render-site.tsx';

const TERMS: RentalTermsSummary = {
  hash: 'a1',
  sentences: ['15 a více dní předem: bez poplatku', 'méně než 15 dní předem: 50 % z ceny'],
  fees: [0, 6650],
  payments: ['Záloha 30 % z ceny do 7 dní po přijetí'],
  instalments: [{ kind: 'advance', amount: 3990, due_on: '2026-12-08', gate: true }],
  contract: true,
};
const SLOT = '/prostor/pragovka/loft?date_from=2026-12-17&time_from=16:00&time_to=20:00&guests=80&rezervace=';

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says the terms with crowns in the form, and sends which ones were seen', async () => {
  const user = userEvent.setup();
  const { attempts } = renderBooking(
    {
      check: () => free({ rental_terms: TERMS }),
      answers: [
        failWith(409, { error_code: 'RENTAL_TERMS_CHANGED', message: 'Podmínky se změnily.' }),
        booked(),
      ],
    },
    SLOT,
  );
  const form = within(await screen.findByRole('dialog'));
  const terms = (await form.findByText('Podmínky pronájmu')).closest('details') as HTMLElement;
  expect(
    within(terms)
      .getAllByRole('listitem')
      .map((item) => plainSpaces(item.textContent ?? '')),
  ).toEqual([
    'S majitelem podepíšete smlouvu na dálku.',
    'Záloha 3 990 Kč do 8. 12. 2026',
    'Zrušení 15 a více dní předem: bez poplatku',
    'Zrušení méně než 15 dní předem: 50 % z ceny, tedy 6 650 Kč',
  ]);
  fireEvent.change(form.getByLabelText('Jméno a příjmení'), { target: { value: 'Jana Nová' } });
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'jana@example.cz' } });
  await user.click(form.getByRole('checkbox', { name: /^Souhlasím/u }));
  await user.click(form.getByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u }));
  await waitFor(() => expect(attempts[0]).toMatchObject({ rental_terms_hash: 'a1' }));
  expect(await form.findByText('Podmínky se změnily.')).toBeTruthy();
});
