import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuestDeal, GuestReservation } from '@prostora/api-client';
import { plainSpaces } from '@prostora/strings/format.ts';
import { cancellationPreview, guestDeal, guestReservation } from '@prostora/testing/guest-deal-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-hosta';
let calls: { path: string; body: unknown }[] = [];
beforeEach(() => {
  calls = [];
});

type Answers = {
  reservation?: Partial<GuestReservation>;
  deal?: Partial<GuestDeal>;
  cancel?: () => unknown;
};

/** Renders the page of a reservation with a deal, whose preview costs 13 200 Kč. */
function open({ reservation, deal, cancel = () => ({ deal: guestDeal() }) }: Answers = {}): void {
  renderSite(`/rezervace/12#token=${TOKEN}`, ({ pathname }, { body }) => {
    calls.push({ path: pathname, body });
    if (pathname.endsWith('/cancel-preview')) return { preview: cancellationPreview() };
    if (pathname.endsWith('/guest/code'))
      return { sent_to: 'k…@posta.example', expires_at: '2027-05-09T08:22:00.000Z' };
    if (pathname.endsWith('/guest/cancel')) return cancel();
    if (pathname === '/api/deals/5/guest') return { deal: guestDeal(deal) };
    return {
      reservation: guestReservation({
        deal_id: 5,
        expires_at: '2099-02-10T22:59:00.000Z',
        end_datetime: '2099-05-15T20:00:00.000Z',
        ...reservation,
      }),
    };
  });
}
const readPage = (): string => plainSpaces(document.body.textContent);

async function openCancellation() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zrušit rezervaci' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Zrušit teď stojí 13\s200\sKč/u }));
  return { user, dialog };
}
async function confirmByCode(): Promise<void> {
  const { user, dialog } = await openCancellation();
  await user.click(dialog.getByRole('button', { name: 'Poslat kód' }));
  await user.type(await dialog.findByLabelText('Kód z e-mailu'), '482 913');
  await user.click(dialog.getByRole('button', { name: /^Zrušit za 13\s200\sKč$/u }));
}

describe('the page of a reservation with a deal', () => {
  it('says what to pay until when, not that the owner has not answered', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zbývá zaplatit zálohu' })).toBeTruthy();
    expect(readPage()).toContain('Zaplaťte zálohu 7 920 Kč do 8. 2. 2027, jinak se termín');
    expect(readPage()).not.toContain('Majitel má na odpověď čas');
    expect(calls.at(-1)).toEqual({ path: '/api/deals/5/guest', body: { token: TOKEN } });
  });
  it('waits for the owner while he has not agreed', async () => {
    open({
      deal: {
        stage: 'requested',
        next: { who: 'host', action: 'approve', until: null },
        instalments: [],
        allowed_actions: ['tenant'],
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Čeká na odpověď majitele' })).toBeTruthy();
  });
  it('lists payments with account and symbol, and what a cancellation costs today', async () => {
    open({ reservation: { status: 'confirmed' }, deal: { stage: 'confirmed', next: null } });
    expect(await screen.findByRole('heading', { name: 'Platby' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Kopírovat: Účet 19-2000145399\/0800$/u })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Kopírovat: Variabilní symbol 2600041' })).toHaveLength(2);
    expect(readPage()).toContain('Dnes by zrušení stálo 13 200 Kč.');
    expect(readPage()).toContain('15 a více dní předem: bez poplatku');
  });
  it('leads to an offer that is not accepted yet', async () => {
    open({
      deal: {
        stage: 'offered',
        next: { who: 'guest', action: 'accept', until: '2027-03-08T22:59:00.000Z' },
        instalments: [],
        allowed_actions: ['accept', 'decline', 'tenant'],
      },
    });
    const link = await screen.findByRole('link', { name: 'Zobrazit nabídku' });
    expect(link.getAttribute('href')).toBe(`/nabidka/5#token=${TOKEN}`);
  });
});

describe('cancelling a deal', () => {
  it('shows the cost and confirms it by a mailed code', async () => {
    open();
    const { dialog } = await openCancellation();
    const text = plainSpaces(dialog.getByText(/Zaplatili jste/u).textContent);
    expect(text).toBe('Zaplatili jste 7 920 Kč, doplatíte 5 280 Kč. Od 13. 5. 2027 by to bylo 26 400 Kč.');
    await userEvent.click(dialog.getByRole('button', { name: 'Nechat rezervaci být' }));
    await confirmByCode();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ path }) => path.endsWith('/guest/code'))?.body).toEqual({
      token: TOKEN,
      preview_hash: 'otisk-nahledu',
    });
    expect(calls.find(({ path }) => path.endsWith('/guest/cancel'))?.body).toMatchObject({
      token: TOKEN,
      preview_hash: 'otisk-nahledu',
      code: '482913',
    });
  });
  it('shows the new cost when it has changed, and asks for a new code', async () => {
    const preview = cancellationPreview({ fee: 26_400, owed: 18_480, preview_hash: 'novy-otisk' });
    open({ cancel: () => failWith(409, { error_code: 'CANCELLATION_CHANGED', preview }) });
    await confirmByCode();
    const dialog = within(await screen.findByRole('dialog', { name: /Zrušit teď stojí 26\s400\sKč/u }));
    expect(dialog.getByRole('alert')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Poslat kód' })).toBeTruthy();
  });
});
