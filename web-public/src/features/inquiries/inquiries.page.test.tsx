import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { OwnerInquiriesPage, OwnerInquiry, TeamAssignee } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownSpace, ownTeam, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
});
afterAll(stop);

const space = { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' };
const demand = (change: Partial<OwnerInquiry> = {}): OwnerInquiry => ({
  id: 31,
  inquiry_id: 9,
  kind: 'demand',
  state: 'seen',
  state_label: 'Majitel si ji přečetl',
  fullname: 'Jana Dvořáková',
  contact: null,
  space,
  is_free: true,
  reservation: null,
  reservation_message: null,
  slot_hint: null,
  offer: null,
  decline_reason: null,
  conversation_id: null,
  handled_at: null,
  handled_how: null,
  handled_by: null,
  assignee: null,
  allowed_actions: ['offer', 'decline'],
  purpose: 'Svatba',
  location: 'Praha',
  date_from: '2027-06-12',
  date_to: '2027-06-12',
  time_from: '14:00',
  time_to: '23:00',
  number_of_guests: 80,
  layout: null,
  layout_code: 'banket',
  tariff: null,
  tariff_kind: 'soukroma',
  flexible: true,
  weekdays: [],
  budget: 40_000,
  attributes: ['Bar'],
  text: 'Hledáme místo se zahradou.',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-20T10:00:00Z',
  ...change,
});
const toPage = (items: OwnerInquiry[]): OwnerInquiriesPage => ({
  items,
  total: items.length,
  page: 1,
  nr_of_pages: 1,
  counts: { waiting: items.length, answered: 4, closed: 0 },
});
const show = (
  address: string,
  items: OwnerInquiry[] = [demand()],
  change: Handler = () => failWith(404),
  team: TeamAssignee[] = [],
) => {
  const answer: Handler = (url, asked) => {
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/inquiries/received') return toPage(items);
    if (url.pathname === '/api/space/1/price-list')
      return { price_list: { tariffs: [{ code: 'bezna', kind: 'soukroma' }] }, next: null };
    if (url.pathname === '/api/catalog/customer')
      return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2), ownSpace(3, { status: 'DRAFT' })] });
    const found = items.find(({ id }) => url.pathname === `/api/inquiries/received/${String(id)}`);
    return found ? { inquiry: found } : failWith(404);
  };
  return renderPortal(address, answer, owner(), [], team);
};

describe('the list of demands', () => {
  it('shows a summary, the space and its availability', async () => {
    await show('/klient/poptavky');
    expect(await screen.findByText('Svatba, 12. 6. 2027, 80 hostů, do 40 000 Kč')).toBeTruthy();
    expect(screen.getByText('V tom termínu máte volno')).toBeTruthy();
    expect(screen.getByText('Čeká na vaši odpověď')).toBeTruthy();
  });

  it('names the state in the words of the owner, and why it is closed', async () => {
    await show('/klient/poptavky', [
      demand({ state: 'sent', state_label: 'Odesláno' }),
      demand({ id: 32, state: 'offered', state_label: 'Platnost skončila', allowed_actions: [] }),
      demand({ id: 33, state: 'passed', state_label: 'Vybrán jiný prostor', allowed_actions: [] }),
    ]);
    await screen.findByText('Nová');
    expect(screen.getByText('Platnost skončila')).toBeTruthy();
    expect(screen.getByText('Vybrali si jiný prostor')).toBeTruthy();
  });

  it('shows an empty state', async () => {
    await show('/klient/poptavky', []);
    expect(await screen.findByRole('heading', { name: 'Nic na vás nečeká' })).toBeTruthy();
  });

  it('returns to the previous page when the last item was answered', async () => {
    const { place } = await renderPortal('/klient/poptavky?strana=2', (url) =>
      url.pathname === '/api/inquiries/received'
        ? { ...toPage(url.searchParams.get('page') === '2' ? [] : [demand()]), nr_of_pages: 1 }
        : failWith(404),
    );
    expect(await screen.findByRole('heading', { name: 'Jana Dvořáková' })).toBeTruthy();
    expect(place()).not.toContain('strana');
  });
});

describe('one demand', () => {
  it('updates the list after it was read', async () => {
    let isSeen = false;
    await renderPortal('/klient/poptavky?poptavka=31', (url) => {
      if (url.pathname === '/api/inquiries/received')
        return toPage([demand(isSeen ? {} : { state: 'sent', state_label: 'Odesláno' })]);
      isSeen = true;
      return { inquiry: demand() };
    });
    await within(await screen.findByRole('dialog')).findByText('Hledáme místo se zahradou.');
    expect(
      await within(screen.getByRole('list', { name: 'Seznam poptávek', hidden: true })).findByText(
        'Čeká na vaši odpověď',
      ),
    ).toBeTruthy();
  });

  it('opens by URL and hides the contact until an offer is sent', async () => {
    await show('/klient/poptavky?poptavka=31');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Hledáme místo se zahradou.')).toBeTruthy();
    expect(dialog.getByText('Kontakt uvidíte, jakmile pošlete nabídku.')).toBeTruthy();
    expect(dialog.getByText('14:00–23:00')).toBeTruthy();
  });

  it('is answered with an offer of any published space and validates the price', async () => {
    const user = userEvent.setup();
    const { changes } = await show('/klient/poptavky?poptavka=31', [demand({ time_to: null })], () => ({
      inquiry: demand({
        state: 'offered',
        contact: { email: 'jana@example.cz', phone: null },
        offer: {
          price: 32_000,
          text: 'Rádi.',
          valid_until: null,
          space,
          rows: [],
          deposit: null,
          layout: null,
        },
      }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Poslat nabídku' }));
    const price = screen.getByRole('textbox', { name: /^Cena za celou akci/u });
    await user.type(price, 'moc');
    await user.type(screen.getByRole('textbox', { name: 'Zpráva pro odesílatele' }), 'Rádi.');
    await user.click(screen.getByRole('button', { name: 'Poslat nabídku' }));
    expect(await screen.findByText('Zadejte číslo')).toBeTruthy();
    await user.clear(price);
    await user.type(price, 'Infinity');
    expect(await screen.findByText('Zadejte číslo')).toBeTruthy();
    expect(changes).toEqual([]);
    await user.clear(price);
    await user.type(price, '32 000,50');
    await waitFor(() =>
      expect(
        within(screen.getByRole('combobox', { name: 'Nabízený prostor' })).getAllByRole('option'),
      ).toHaveLength(2),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nabízený prostor' }), '2');
    await user.click(screen.getByRole('button', { name: 'Poslat nabídku' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/inquiries/received/31/offer',
          body: {
            space_id: 2,
            price: 32_000.5,
            rows: [],
            deposit: null,
            layout: 'banket',
            text: 'Rádi.',
            valid_until: null,
          },
        },
      ]),
    );
    expect(await screen.findByRole('link', { name: 'jana@example.cz' })).toBeTruthy();
  });

  it('is declined with a required or suggested reason', async () => {
    const user = userEvent.setup();
    const { changes } = await show('/klient/poptavky?poptavka=31', [demand()], () => ({
      inquiry: demand({
        state: 'declined',
        allowed_actions: [],
        decline_reason: 'V tomto termínu máme obsazeno.',
      }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Odmítnout' }));
    await user.click(screen.getByRole('button', { name: 'Odmítnout poptávku' }));
    expect(await screen.findByText('Napište důvod')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'V tomto termínu máme obsazeno.' }));
    await user.click(screen.getByRole('button', { name: 'Odmítnout poptávku' }));
    await waitFor(() =>
      expect(changes.map(({ body }) => body)).toEqual([
        { reason: 'V tomto termínu máme obsazeno.', decline_code: 'taken' },
      ]),
    );
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Poptávka je odmítnutá.']));
  });

  it('shows that it was closed concurrently and keeps the draft', async () => {
    const user = userEvent.setup();
    await show('/klient/poptavky?poptavka=31', [demand()], () =>
      failWith(409, { error_code: 'INQUIRY_CLOSED', message: 'Tato poptávka už je uzavřená.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Poslat nabídku' }));
    await user.type(screen.getByRole('textbox', { name: 'Zpráva pro odesílatele' }), 'Máme volno.');
    await user.click(screen.getByRole('button', { name: 'Poslat nabídku' }));
    expect(await screen.findByText('Tato poptávka už je uzavřená.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva pro odesílatele' }).value).toBe(
      'Máme volno.',
    );
  });

  it('begins an offer with the price of the event by the price list, which the owner edits', async () => {
    const user = userEvent.setup();
    const { changes } = await show('/klient/poptavky?poptavka=31', [demand()], (url) => {
      if (url.pathname === '/api/pricing/quote')
        return {
          quote: {
            basis: 'price_list',
            lines: [
              { label: 'Sál', amount: 30_000, vat_rate: 21 },
              { label: 'Úklid', amount: 2000, vat_rate: 21 },
            ],
            total: 32_000,
            deposit: 10_000,
            amounts_include_vat: true,
          },
        };
      return { inquiry: demand({ state: 'offered' }) };
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Poslat nabídku' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Položka 1')).value).toBe('Sál');
    expect(dialog.getByText('32\u00a0000\u00a0Kč', { normalizer: (text) => text })).toBeTruthy();
    await user.clear(dialog.getByLabelText('Kč s DPH, položka 2'));
    await user.type(dialog.getByLabelText('Kč s DPH, položka 2'), '0');
    await user.type(dialog.getByLabelText('Zpráva pro odesílatele'), 'Úklid od nás.');
    await user.click(dialog.getByRole('button', { name: 'Poslat nabídku' }));
    await waitFor(() =>
      expect(changes.map(({ path }) => path)).toEqual([
        '/api/pricing/quote',
        '/api/inquiries/received/31/offer',
      ]),
    );
    expect(changes[0]?.body).toEqual({
      space_id: 1,
      start_datetime: '2027-06-12T14:00',
      end_datetime: '2027-06-12T23:00',
      guests: 80,
      layout: 'banket',
      tariff: 'bezna',
    });
    expect(changes[1]?.body).toEqual({
      space_id: 1,
      price: 30_000,
      rows: [
        { label: 'Sál', amount: 30_000, vat_rate: 21 },
        { label: 'Úklid', amount: 0, vat_rate: 21 },
      ],
      deposit: 10_000,
      layout: 'banket',
      text: 'Úklid od nás.',
      valid_until: null,
    });
  });

  it('keeps a draft offer when the dialog is closed', async () => {
    const user = userEvent.setup();
    await show('/klient/poptavky?poptavka=31');
    await user.click(await screen.findByRole('button', { name: 'Poslat nabídku' }));
    await user.type(screen.getByRole('textbox', { name: 'Zpráva pro odesílatele' }), 'Máme volno.');
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await user.click(await screen.findByRole('button', { name: 'Zobrazit: Jana Dvořáková' }));
    await user.click(await screen.findByRole('button', { name: 'Poslat nabídku' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva pro odesílatele' }).value).toBe(
      'Máme volno.',
    );
  });

  it('is not found for another owner', async () => {
    await show('/klient/poptavky?poptavka=99');
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('Tuto poptávku jsme nenašli.');
    expect(dialog.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull();
  });
});

describe('a message to a space', () => {
  const message = (change: Partial<OwnerInquiry> = {}): OwnerInquiry =>
    demand({
      kind: 'contact',
      contact: { email: 'jan@example.cz', phone: null },
      is_free: null,
      expires_at: null,
      allowed_actions: ['handle'],
      ...change,
    });

  it('waits until it is marked as handled', async () => {
    const user = userEvent.setup();
    const handled = message({
      handled_at: '2026-11-24T10:00:00Z',
      handled_how: 'phone',
      handled_by: 'Jana Nová',
      state_label: 'Vyřízeno',
    });
    const { changes } = await show('/klient/poptavky?poptavka=31', [message()], () => ({ inquiry: handled }));
    await user.click(await screen.findByRole('button', { name: 'Vyřízeno telefonem' }));
    await waitFor(() => expect(changes.map(({ body }) => body)).toEqual([{ handled: true, how: 'phone' }]));
    expect(await screen.findByText('Vyřízeno telefonem 24. 11. 2026 11:00')).toBeTruthy();
    expect(screen.getByText('Označeno: Jana Nová')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vrátit mezi čekající' }));
    await waitFor(() => expect(changes.at(-1)?.body).toEqual({ handled: false }));
  });
});

describe('the assignee of an inquiry', () => {
  it('is chosen from the members that answer inquiries', async () => {
    const user = userEvent.setup();
    const message = demand({ kind: 'contact', space: { ...space, id: 2 } });
    const jana = { id: 8, name: 'Jana Dvořáková' };
    const { changes } = await show(
      '/klient/poptavky?poptavka=31',
      [message],
      () => ({ inquiry: { ...message, assignee: jana } }),
      ownTeam,
    );
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Řeší' });
    expect(within(select).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(select, 'Jana Dvořáková');
    await waitFor(() => expect(select.value).toBe('8'));
    expect(changes).toMatchObject([{ path: '/api/inquiries/received/31/assignee', body: { user_id: 8 } }]);
    expect(toasts.map(({ message: text }) => text)).toEqual(['Řeší Jana Dvořáková.']);
  });

  it('filters the list by the address and keeps the filter in the tabs', async () => {
    await show('/klient/poptavky?resi=ja', [], undefined, ownTeam);
    expect(await screen.findByText('Nic vám tu není přidělené')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Moje', current: true }).getAttribute('href')).not.toContain(
      'resi',
    );
    expect(screen.getByRole('link', { name: /^Odpověděli jste/u }).getAttribute('href')).toContain('resi=ja');
  });
});
