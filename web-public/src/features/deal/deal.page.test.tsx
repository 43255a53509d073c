import { beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CancellationPreview,
  Deal,
  DealInstalment,
  Reservation,
  SessionUser,
} from '@prostora/api-client';
import { plainSpaces } from '@prostora/strings/format.ts';
import { reservation } from '@prostora/testing/reservation-fixtures.ts';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';
import { renderReservations } from '../../testing/reservations.ts';

beforeEach(() => sessionStorage.clear());

const advance = (change: Partial<DealInstalment> = {}): DealInstalment => ({
  id: 88,
  kind: 'advance',
  label: 'Záloha',
  amount: 7920,
  paid: 0,
  due_on: '2099-03-08',
  state: 'open',
  gate: true,
  vs: '260004101',
  ...change,
});
const room = (id: number, name: string): Deal['reservations'][number] => ({
  id,
  status: 'pending',
  space: { id, url: 'sal', building_name: 'Sokolovna', space_name: name },
  start_datetime: '2099-05-15T12:00:00.000Z',
  end_datetime: '2099-05-15T20:00:00.000Z',
  price: 13_200,
});
const offer: Deal['offers'][number] = {
  no: 1,
  state: 'sent',
  rooms: [],
  total: 26_400,
  deposit: 0,
  message: '',
  note: '',
  valid_until: '2099-03-08T22:59:00.000Z',
  holds: true,
  sent_at: '2026-11-01T10:00:00.000Z',
};
/** An option that waits for the advance. */
const createDeal = (change: Partial<Deal> = {}): Deal => ({
  id: 41,
  number: '2600041',
  title: 'Svatba',
  stage: 'option',
  next: { who: 'guest', action: 'pay', until: '2099-03-10T22:59:00.000Z' },
  offer: null,
  offers: [],
  reservations: [room(7, 'Velký sál'), room(8, 'Salonek')],
  gates: [{ gate: 'payment', state: 'closed' }],
  waivers: [],
  instalments: [advance()],
  money: { due: 26_400, paid: 0, overdue: 0, deposit_paid: 0 },
  cancellation: { sentences: ['kdykoli: bez poplatku'], fee_now: null },
  tenant: null,
  account: null,
  closed_reason: null,
  allowed_actions: ['confirm', 'pay', 'tenant', 'cancel'],
  ...change,
});
const createPreview = (change: Partial<CancellationPreview> = {}): CancellationPreview => ({
  computed_at: '2026-11-29T10:00:00.000Z',
  valid_until: '2026-11-29T10:10:00.000Z',
  reason: 'host',
  lines: [],
  fee: 0,
  paid: 7920,
  refund: 7920,
  owed: 0,
  deposit_back: 0,
  next_change: null,
  needs_code: false,
  preview_hash: 'prvni',
  ...change,
});
const show = async (
  deal: Deal,
  {
    change = () => undefined,
    user,
    query = '',
  }: { change?: Handler; user?: SessionUser; query?: string } = {},
) => {
  const portal = await renderPortal(
    `/klient/pronajem/41${query}`,
    (url, asked) => {
      const answer = change(url, asked);
      if (answer !== undefined) return answer;
      if (url.pathname.endsWith('/cancel-preview')) return { preview: createPreview() };
      return url.pathname.startsWith('/api/deals/') ? { deal } : undefined;
    },
    user,
  );
  return { ...portal, actor: userEvent.setup() };
};
const findHeading = () => screen.findByRole('heading', { level: 1, name: /^Pronájem č\.\s2600041$/u });
const readPage = (): string => plainSpaces(document.body.textContent);

describe('the page of a deal', () => {
  it('says the stage, who is next until when, and leads to the reservations', async () => {
    await show(createDeal());
    await findHeading();
    expect(readPage()).toContain('Čeká se na zálohu, do 10. 3. 2099');
    expect(readPage()).toContain('do ne 8. 3. 2099 · VS 260004101');
    expect(screen.getByRole('link', { name: /Salonek/u }).getAttribute('href')).toBe(
      '/klient/rezervace?rezervace=8',
    );
  });

  it('gives only the steps that the server allows', async () => {
    await show(createDeal({ allowed_actions: [] }));
    await findHeading();
    for (const name of ['Zrušit pronájem', 'Zaplaceno: Záloha', 'Stáhnout nabídku'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Potvrdit bez zálohy')).toBeNull();
    expect(screen.queryByText('Uzavřít pronájem')).toBeNull();
  });

  it('is closed to a member who sees no prices', async () => {
    await show(createDeal(), {
      change: (url) => (url.pathname === '/api/deals/41' ? failWith(403) : undefined),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tahle stránka není pro vaši roli' }),
    ).toBeTruthy();
  });
});

describe('a payment', () => {
  it('is entered with the open rest, today and the way it came', async () => {
    const { actor, changes } = await show(
      createDeal({ instalments: [advance({ paid: 920, state: 'part' })] }),
    );
    await actor.click(await screen.findByRole('button', { name: 'Zaplaceno: Záloha' }));
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Jak' }), 'Hotově');
    await actor.click(screen.getByRole('button', { name: 'Zapsat platbu' }));
    await waitFor(() =>
      expect(changes[0]).toMatchObject({
        path: '/api/deals/41/instalments/88/paid',
        body: { amount: 7000, paid_on: pragueToday(), method: 'cash' },
      }),
    );
  });

  it('shows the server’s refusal on its field', async () => {
    const refused = failWith(422, {
      error_code: 'VALIDATION',
      errors: { amount: 'Zbývá zaplatit 7 920 Kč.' },
    });
    const { actor } = await show(createDeal(), {
      change: (url) => (url.pathname.endsWith('/paid') ? refused : undefined),
    });
    await actor.click(await screen.findByRole('button', { name: 'Zaplaceno: Záloha' }));
    await actor.click(screen.getByRole('button', { name: 'Zapsat platbu' }));
    const field = screen.getByRole('textbox', { name: 'Částka v Kč' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('is made by the owner where it is a refund', async () => {
    await show(createDeal({ instalments: [advance({ kind: 'refund', label: 'Vrácení platby' })] }));
    expect(await screen.findByRole('button', { name: 'Vráceno: Vrácení platby' })).toBeTruthy();
  });
});

describe('the confirmation before the advance', () => {
  it('needs a reason from the owner', async () => {
    const { actor, changes } = await show(createDeal());
    await actor.click(await screen.findByText('Potvrdit bez zálohy', { selector: 'summary' }));
    const confirm = screen.getByRole('button', { name: 'Potvrdit bez zálohy' });
    await actor.click(confirm);
    expect(changes).toEqual([]);
    await actor.type(screen.getByRole('textbox', { name: 'Důvod' }), 'Stálý host');
    await actor.click(confirm);
    await waitFor(() =>
      expect(changes[0]).toMatchObject({
        path: '/api/deals/41/confirm',
        body: { waive: ['payment'], reason: 'Stálý host' },
      }),
    );
  });
});

describe('the owner’s cancellation', () => {
  it('says what is returned for one reservation, and asks again when that has changed', async () => {
    let asked = 0;
    const { actor, changes } = await show(createDeal(), {
      query: '?zrusit=8',
      change: (url) => {
        if (!url.pathname.endsWith('/cancel')) return undefined;
        asked += 1;
        const preview = createPreview({ refund: 3960, preview_hash: 'druhy' });
        return asked === 1 ? failWith(409, { error_code: 'CANCELLATION_CHANGED', preview }) : undefined;
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Zrušit 1\srezervaci\?$/u }));
    expect(await dialog.findAllByText(/^7\s920\sKč$/u)).toHaveLength(2);
    await actor.type(dialog.getByRole('textbox', { name: 'Důvod pro hosta' }), 'Havárie');
    await actor.click(dialog.getByRole('button', { name: 'Zrušit' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await actor.click(dialog.getByRole('button', { name: 'Zrušit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.at(-1)).toMatchObject({
      path: '/api/deals/41/cancel',
      body: { reservation_ids: [8], reason: 'Havárie' },
    });
  });
});

describe('a sent offer', () => {
  it('is withdrawn after a confirmation, but not by an operator who acts for the owner', async () => {
    const offered = createDeal({ stage: 'offered', offers: [offer], allowed_actions: ['tenant'] });
    const { actor, changes } = await show(offered);
    await actor.click(await screen.findByRole('button', { name: 'Stáhnout nabídku' }));
    await actor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stáhnout nabídku' }));
    await waitFor(() => expect(changes[0]?.path).toBe('/api/deals/41/withdraw'));
    cleanup();
    await show(offered, {
      user: owner({ impersonated_by: { id: 1, email: 'provozovatel@prostora.test' } }),
    });
    await findHeading();
    expect(screen.queryByRole('button', { name: 'Stáhnout nabídku' })).toBeNull();
  });
});

describe('a reservation of a deal', () => {
  const held = reservation(7, {
    deal_id: 41,
    is_option: true,
    expires_at: '2099-03-10T22:59:00.000Z',
    allowed_actions: ['cancel', 'change', 'note'],
  });
  const showReservation = (change: Partial<Reservation> = {}) =>
    renderReservations('?rezervace=7', (url) => {
      if (url.pathname === '/api/deals/41') return { deal: createDeal() };
      return url.pathname === '/api/reservations/7' ? { reservation: { ...held, ...change } } : undefined;
    });

  it('says what it waits for, and leads to the deal and its cancellation', async () => {
    await showReservation();
    const dialog = within(await screen.findByRole('dialog', { name: /^Rezervace/u }));
    const link = await dialog.findByRole('link', { name: /^Pronájem č\.\s2600041$/u });
    expect(link.getAttribute('href')).toBe('/klient/pronajem/41');
    expect(plainSpaces(link.parentElement?.textContent ?? '')).toContain('Opce · Čeká se na zálohu');
    expect(dialog.getByRole('link', { name: 'Zrušit rezervaci' }).getAttribute('href')).toBe(
      '/klient/pronajem/41?zrusit=7',
    );
    expect(dialog.queryByRole('button', { name: '+3 dny' })).toBeNull();
  });

  it('does not ask for the deal of a member who sees no prices', async () => {
    const { asked } = await showReservation({ hidden: ['price'] });
    await screen.findByRole('dialog', { name: /^Rezervace/u });
    expect(asked.some(({ pathname }) => pathname === '/api/deals/41')).toBe(false);
  });
});
