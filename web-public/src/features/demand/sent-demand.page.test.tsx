import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GuestInquiry, GuestInquiryRecipient, InquiryOffer } from '@prostora/api-client';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { privateLink } from '@prostora/strings/cs/private-link.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-poptavky';

const offer = (change: Partial<InquiryOffer> = {}): InquiryOffer => ({
  price: 38_000,
  text: 'Bar i obsluha v ceně.',
  valid_until: '2099-12-01',
  rows: [],
  deposit: null,
  layout: null,
  space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
  ...change,
});
const recipient = (id: number, change: Partial<GuestInquiryRecipient> = {}): GuestInquiryRecipient => ({
  id,
  state: 'sent',
  state_label: 'Odesláno',
  space: card(id),
  offer: null,
  capacity: null,
  decline_reason: null,
  contact: null,
  reservation: null,
  reservation_message: null,
  conversation_id: null,
  can_write: true,
  ...change,
});
const offered = (id: number, change: Partial<InquiryOffer> = {}): GuestInquiryRecipient =>
  recipient(id, {
    state: 'offered',
    state_label: 'Nabídka',
    offer: offer(change),
    contact: { phone: '+420123456789', email: 'majitel@example.cz' },
  });
const inquiry = (change: Partial<GuestInquiry> = {}): GuestInquiry => ({
  id: 7,
  kind: 'demand',
  state: 'open',
  state_label: 'Čeká na nabídky',
  closed_reason: null,
  fullname: 'Kateřina Šťastná',
  purpose: 'Firemní večírek',
  location: 'Praha',
  date_from: '2027-12-11',
  date_to: '2027-12-18',
  time_from: '18:00',
  time_to: '02:00',
  number_of_guests: 90,
  layout: null,
  tariff: null,
  flexible: true,
  weekdays: [],
  match_summary: null,
  budget: 40_000,
  attributes: ['Ozvučení'],
  text: 'Hudba do půlnoci.',
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2027-11-15T10:00:00.000Z',
  recipients: [recipient(1), recipient(2, { state: 'seen', state_label: 'Majitel si ji přečetl' })],
  ...change,
});

let calls: { path: string; body: unknown }[] = [];
beforeEach(() => {
  calls = [];
});
afterEach(() => {
  jest.restoreAllMocks();
});

function renderSent(
  answers: Readonly<Record<string, () => unknown>> | GuestInquiry,
  address = `/poptavka/7/${TOKEN}`,
) {
  const given =
    'recipients' in answers
      ? ({ guest: () => ({ inquiry: answers }) } as Record<string, () => unknown>)
      : (answers as Record<string, () => unknown>);
  return renderSite(address, (url, { body }) => {
    calls.push({ path: url.pathname, body });
    return given[url.pathname.split('/').at(-1) ?? '']?.();
  });
}

describe('page of a sent demand', () => {
  it('shows requirements, recipients and state, and sends the token in a body only', async () => {
    renderSent(inquiry());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Firemní večírek');
    expect(screen.getByText('Čeká na nabídky')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Čekáme na odpovědi majitelů' })).toBeTruthy();
    const details = within(screen.getByRole('region', { name: 'Zadání' }));
    for (const fact of [
      'Praha',
      'některý den od 11. 12. 2027 do 18. 12. 2027, 18:00–2:00',
      '90 hostů',
      'do 40 000 Kč',
      'Ozvučení',
      'Hudba do půlnoci.',
      '15. 11. 2027',
    ])
      expect(details.getByText(fact)).toBeTruthy();
    expect(screen.getByText('Majitel si ji přečetl')).toBeTruthy();
    expect(calls).toEqual([{ path: '/api/inquiries/7/guest', body: { token: TOKEN } }]);
  });

  it('compares offers side by side, the cheapest first, and chooses one from there', async () => {
    const user = userEvent.setup();
    const rows = [
      { label: 'Sál', amount: 24_200, vat_rate: 21 },
      { label: 'Ozvučení', amount: 0, vat_rate: 21 },
    ];
    const space = { id: 3, url: 'dvur', building_name: 'Dvůr', space_name: 'Stodola' };
    const cheap = {
      ...offered(3, { price: 24_200, rows, deposit: 5000, layout: 'banket', space }),
      capacity: 60,
    };
    renderSent(inquiry({ recipients: [offered(1), cheap, offered(2, { valid_until: '2020-01-01' })] }));
    const comparison = within(await screen.findByRole('region', { name: 'Nabídky vedle sebe' }));
    const [first, second, ...others] = comparison
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3') !== null)
      .map((column) => (column.textContent ?? '').replaceAll('\u00a0', ' '));
    expect(others).toEqual([]);
    for (const fact of [
      'Stodola',
      'Celkem24 200 Kč',
      'Na osobuasi 269 Kč na osobu',
      'DPH v ceně21 %: 4 200 Kč',
      'UspořádáníKulaté stoly',
      'Kolik lidí se vejde60 hostů · méně, než potřebujete',
      'Ozvučení v ceně',
      'Vratná kauce5 000 Kč',
      'Platí do1. 12. 2099',
    ])
      expect(first).toContain(fact);
    for (const fact of ['Loft 1', 'DPH v ceněneuvedeno', 'Bar i obsluha v ceně.', 'Vratná kauceneuvedeno'])
      expect(second).toContain(fact);
    await user.click(comparison.getByRole('button', { name: 'Vybrat nabídku: Stodola' }));
    expect(await screen.findByRole('dialog', { name: /Stodola|Vybrat nabídku/u })).toBeTruthy();
  });

  it('compares nothing with a single offer', async () => {
    renderSent(inquiry({ recipients: [offered(1), recipient(2)] }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Nabídky vedle sebe' })).toBeNull();
  });

  it('shows a message before any recipient is addressed', async () => {
    renderSent(inquiry({ recipients: [], state_label: 'Hledáme prostory' }));
    expect(await screen.findByRole('heading', { name: 'Hledáme pro vás vhodný prostor' })).toBeTruthy();
  });

  it('tells how many spaces matched and why others did not', async () => {
    const mismatches = [{ reason: 'over_budget' as const, count: 5, lowest_total: 31_500 }];
    renderSent(
      inquiry({
        layout: 'Kulaté stoly',
        tariff: 'místní spolek',
        match_summary: { total: 12, by_agreement: 2, mismatches },
      }),
    );
    expect(
      await screen.findByText(
        '12 prostorů odpovídá; 5 je nad rozpočet (nejlevnější 31 500 Kč). Z toho 2 prostory mají cenu dohodou.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('místní spolek')).toBeTruthy();
    expect(screen.getByText('Kulaté stoly')).toBeTruthy();
  });

  it('lists offers first, with price, text, validity and contact', async () => {
    renderSent(
      inquiry({
        recipients: [
          recipient(1, { state: 'declined', state_label: 'Odmítnuto', decline_reason: 'Máme plno.' }),
          recipient(2),
          offered(3, {
            space: { id: 9, url: 'pragovka/sal', building_name: 'Pragovka', space_name: 'Velký sál' },
          }),
        ],
      }),
    );
    const cards = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
    expect(cards).toEqual(['Loft 3', 'Loft 2', 'Loft 1']);
    expect(screen.getByText('38 000 Kč')).toBeTruthy();
    expect(screen.getByText('Nabídka platí do 1. 12. 2099.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Velký sál' }).getAttribute('href')).toBe(
      '/prostor/pragovka/sal',
    );
    expect(screen.getByRole('link', { name: 'majitel@example.cz' })).toBeTruthy();
    expect(screen.getByText('Důvod: Máme plno.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Čekáme na odpovědi majitelů' })).toBeNull();
  });

  it('chooses an offer after a confirmation', async () => {
    const user = userEvent.setup();
    const chosen = { ...offered(3), state: 'chosen' as const, state_label: 'Vybráno' };
    renderSent({
      guest: () => ({ inquiry: inquiry({ recipients: [offered(3), recipient(1)] }) }),
      choose: () => ({
        inquiry: inquiry({
          state: 'closed',
          state_label: 'Vybráno',
          closed_reason: 'chosen',
          recipients: [chosen, recipient(1, { state: 'passed', state_label: 'Vybrán jiný prostor' })],
        }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Vybrat nabídku: Loft 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vybrat nabídku: Loft 3?' }));
    await user.click(dialog.getByRole('button', { name: 'Vybrat nabídku' }));
    expect(await screen.findByText(/^Vybrali jste si\. Ostatním majitelům jsme dali vědět/u)).toBeTruthy();
    expect(screen.getByText('Vybrán jiný prostor')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vybrat nabídku|Uzavřít/u })).toBeNull();
    expect(calls.at(-1)).toEqual({
      path: '/api/inquiries/7/guest/choose',
      body: { token: TOKEN, recipient_id: 3 },
    });
  });

  it('shows why a choice failed and reloads the demand', async () => {
    const user = userEvent.setup();
    const answers = [
      inquiry({ recipients: [offered(3)] }),
      inquiry({ recipients: [offered(3, { price: 45_000 })] }),
    ];
    renderSent({
      guest: () => ({ inquiry: answers.shift() }),
      choose: () => failWith(409, { message: 'Tato nabídka už neplatí.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Vybrat nabídku: Loft 3' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vybrat nabídku' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Tato nabídka už neplatí.');
    expect(await screen.findByText('45 000 Kč')).toBeTruthy();
  });

  it('links to the reservation of the chosen offer', async () => {
    const reservation = {
      id: 12,
      status: 'pending' as const,
      awaits_proof: false,
      expires_at: '2027-12-01T10:00:00.000Z',
      url: '/rezervace/12#token=tajne',
    };
    renderSent(
      inquiry({
        state: 'closed',
        closed_reason: 'chosen',
        recipients: [{ ...offered(3), state: 'chosen', state_label: 'Vybráno', reservation }],
      }),
    );
    expect((await screen.findByRole('link', { name: 'Zobrazit rezervaci' })).getAttribute('href')).toBe(
      '/rezervace/12#token=tajne',
    );
    expect(screen.getByText(/^Na váš termín vznikla rezervace za nabídnutou cenu/u)).toBeTruthy();
  });

  it('leads from a held offer to the code, and offers neither another choice nor the end of the demand', async () => {
    const reservation = {
      id: 12,
      status: 'pending' as const,
      awaits_proof: true,
      expires_at: '2027-12-01T10:00:00.000Z',
      url: '/rezervace/12#token=tajne',
    };
    renderSent(
      inquiry({
        recipients: [{ ...offered(3), state: 'chosen', state_label: 'Vybráno', reservation }, offered(4)],
      }),
    );
    expect((await screen.findByRole('link', { name: 'Zadat kód z e-mailu' })).getAttribute('href')).toBe(
      '/rezervace/12#token=tajne',
    );
    expect(screen.getByText(/^Termín pro vás držíme do 1\. 12\. 2027/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vybrat nabídku|Uzavřít/u })).toBeNull();
  });

  it('shows why a chosen offer has no reservation', async () => {
    const chosen = {
      ...offered(3),
      state: 'chosen' as const,
      reservation_message: 'Hodiny prosím domluvte s majitelem.',
    };
    renderSent(inquiry({ state: 'closed', closed_reason: 'chosen', recipients: [chosen] }));
    expect(await screen.findByText('Hodiny prosím domluvte s majitelem.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zobrazit rezervaci' })).toBeNull();
  });

  it('shows alternatives when the slot of an offer is taken', async () => {
    const user = userEvent.setup();
    const alternatives = [
      {
        kind: 'other_day',
        start_datetime: '2027-12-12T17:00:00.000Z',
        end_datetime: '2027-12-13T01:00:00.000Z',
        price: 0,
        price_state: 'none',
      },
    ];
    renderSent({
      guest: () => ({ inquiry: inquiry({ recipients: [offered(3)] }) }),
      choose: () =>
        failWith(409, {
          error_code: 'SLOT_TAKEN',
          message: 'Tento termín už má někdo jiný.',
          alternatives,
          similar_spaces: [card(5)],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Vybrat nabídku: Loft 3' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vybrat nabídku' }));
    expect(await screen.findByRole('heading', { name: 'Termín už není volný' })).toBeTruthy();
    expect(screen.getByText(/12\. 12\. 2027/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Loft 5' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not allow choosing an expired offer', async () => {
    renderSent(inquiry({ recipients: [offered(3, { valid_until: '2026-01-01' })] }));
    expect(await screen.findByText('Nabídka platila do 1. 1. 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vybrat nabídku/u })).toBeNull();
  });

  it.each(['Prostor už máme.', ''])('closes the demand with the reason „%s“', async (reason) => {
    const user = userEvent.setup();
    renderSent({
      guest: () => ({ inquiry: inquiry() }),
      close: () => ({
        inquiry: inquiry({
          state: 'closed',
          state_label: 'Uzavřeno odesílatelem',
          closed_reason: 'withdrawn',
        }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Uzavřít poptávku' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Uzavřít poptávku?' }));
    if (reason) await user.type(dialog.getByLabelText('Proč poptávku uzavíráte (nepovinné)'), reason);
    await user.click(dialog.getByRole('button', { name: 'Uzavřít poptávku' }));
    expect(await screen.findByText('Uzavřeno odesílatelem')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.getByRole('link', { name: 'Poslat novou poptávku' }).getAttribute('href')).toBe(
      '/poptavka',
    );
    expect(calls.at(-1)).toEqual({ path: '/api/inquiries/7/guest/close', body: { token: TOKEN, reason } });
  });

  it('reloads offers when the window regains focus', async () => {
    const answers = [inquiry(), inquiry({ state_label: 'Přišly nabídky', recipients: [offered(3)] })];
    renderSent({ guest: () => ({ inquiry: answers.shift() }) });
    await screen.findByText('Čeká na nabídky');
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await screen.findByText('Přišly nabídky')).toBeTruthy();
  });

  it('says that the link is invalid, without an error in the console', async () => {
    const logged = jest.spyOn(console, 'error');
    renderSent({ guest: () => failWith(404) });
    expect(await screen.findByRole('heading', { name: privateLink.invalid.title })).toBeTruthy();
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the error page for a non-numeric id', async () => {
    // React logs errors handled by an error boundary.
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    renderSent({ guest: () => ({ inquiry: inquiry() }) }, `/poptavka/neco/${TOKEN}`);
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('offers a retry when the server does not answer', async () => {
    const answers: unknown[] = [
      failWith(503, { message: 'Služba je na chvíli nedostupná.' }),
      { inquiry: inquiry() },
    ];
    renderSent({ guest: () => answers.shift() });
    expect(await screen.findByText('Služba je na chvíli nedostupná.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(screen.getByText('Čeká na nabídky')).toBeTruthy());
  });
});
