import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, free, renderBooking, stopClock } from '../../../../testing/render-booking.ts';
import { failWith } from '../../../../testing/render-site.tsx';

const texts = waitingList.join;

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the form of a taken slot and fills it in; returns the sent bodies and the bookings. */
async function openForm(waitlist: (body: Record<string, unknown>) => unknown) {
  const sent: Record<string, unknown>[] = [];
  const { attempts } = renderBooking({
    check: () => free({ available: false, taken: true, message: 'Termín už je obsazený', price: 0 }),
    waitlist: (body) => {
      sent.push(body);
      return waitlist(body);
    },
  });
  const user = userEvent.setup();
  const booking = within(
    await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u }),
  );
  await user.click(await booking.findByRole('button', { name: /^\S+ 17\.\s12\.\s2026, volno/u }));
  await user.click(await booking.findByRole('button', { name: texts.open }));
  const form = within(await screen.findByRole('dialog', { name: texts.title }));
  fireEvent.change(form.getByLabelText(texts.name), { target: { value: 'Karel Čekal' } });
  fireEvent.change(form.getByLabelText(texts.email), { target: { value: 'karel@example.cz' } });
  await user.click(form.getByRole('button', { name: texts.submit }));
  return { sent, attempts, form };
}

it('sends the taken slot without booking it and asks to confirm the e-mail', async () => {
  const answer = { entry: { id: 3, state: 'unproved', position: null } };
  const { sent, attempts, form } = await openForm(() => answer);
  expect(await form.findByText(texts.confirm('karel@example.cz'))).toBeTruthy();
  expect(sent).toEqual([
    {
      space_id: 1,
      start_datetime: at('2026-12-17', 960),
      end_datetime: at('2026-12-17', 1200),
      guests: 1,
      name: 'Karel Čekal',
      email: 'karel@example.cz',
    },
  ]);
  expect(attempts).toEqual([]);
});

it('tells the position of a confirmed address', async () => {
  const { form } = await openForm(() => ({ entry: { id: 3, state: 'waiting', position: 2 } }));
  expect(await form.findByText(texts.waiting(2))).toBeTruthy();
});

it('keeps the form after a rejection', async () => {
  const { form } = await openForm(() => failWith(500));
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(texts.name).value).toBe('Karel Čekal');
});
