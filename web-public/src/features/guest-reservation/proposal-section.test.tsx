import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChangeProposal, GuestReservation } from '@prostora/api-client';
import { image } from '@prostora/testing/catalog-fixtures.ts';
import { proposal } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-hosta';
const DECISION = '/api/reservations/12/guest/proposal';

beforeEach(() => {
  sessionStorage.clear();
  stopClock('2026-12-01T10:00:00Z');
});
afterEach(() => {
  jest.useRealTimers();
});

/** A confirmed reservation with the host's proposal: a week later, 12 000 Kč instead of 11 400 Kč. */
const withProposal = (change: Partial<ChangeProposal> = {}): GuestReservation => ({
  ...toReservation(proposal(change).before),
  proposal: proposal(change),
  allowed_actions: [],
});
/** The reservation after the proposal is accepted. */
const accepted = (): GuestReservation => ({ ...toReservation(proposal().after), sequence: 2 });

function toReservation({
  start_datetime,
  end_datetime,
  number_of_guests,
  price,
}: ChangeProposal['before']): GuestReservation {
  return {
    ...{
      id: 12,
      status: 'confirmed',
      source: 'guest',
      start_datetime,
      end_datetime,
      customer_name: 'Jana Nová',
      number_of_guests,
    },
    ...{
      notes: '',
      price,
      price_state: 'complete',
      quote: null,
      has_email: true,
      host_message: null,
      expires_at: null,
    },
    ...{ created_at: '2026-11-01T10:00:00.000Z', awaits_proof: false, proof_sent: true, cancel_reason: null },
    ...{ cancelled_by: null, allowed_actions: ['cancel'], sequence: 1, proposal: null, proposed_image: null },
    proposal_others: [],
    space: {
      id: 1,
      url: 'pragovka/loft-1',
      building_name: 'Pragovka',
      space_name: 'Loft 1',
      image: image(1),
      lat: 50.1,
      lng: 14.5,
    },
    address: { street: 'Kolbenova', house_number: '34a', postal_code: '19000', city: 'Praha 9' },
    contact: null,
    conversation_id: null,
    deal_id: null,
    can_write: true,
    series: null,
  };
}

type Sent = { path: string; body: unknown };

/** Renders the guest's page; `decide` answers a decision, `guest` each load. */
function renderPage(guest: () => GuestReservation, decide: () => unknown = () => failWith(500)): Sent[] {
  const sent: Sent[] = [];
  renderSite(`/rezervace/12/${TOKEN}`, (url, { body }) => {
    if (url.pathname.startsWith('/api/availability/')) return { availabilities: [], rules: {} };
    if (url.pathname !== DECISION) return { reservation: guest() };
    sent.push({ path: url.pathname, body });
    return decide();
  });
  return sent;
}

const openProposal = async () =>
  within(await screen.findByRole('region', { name: 'Majitel navrhuje změnu' }));
const getDetails = () => within(screen.getByRole('region', { name: /údaje|rezervac/iu }));
const priceRow = (section: Awaited<ReturnType<typeof openProposal>>): string =>
  section.getByRole('row', { name: /^Cena/u }).textContent;

describe('host’s proposal on the guest’s page', () => {
  it('shows the first price of a request without an agreement or another slot', async () => {
    const { before } = proposal();
    const priced = { before, after: { ...before, price: 12_000 }, message: 'V ceně je úklid.' };
    renderPage(() => ({ ...withProposal(priced), status: 'pending', expires_at: null }));
    const section = within(await screen.findByRole('region', { name: 'Majitel navrhuje cenu' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Čeká na vaši odpověď');
    expect(section.getByText('V ceně je úklid.')).toBeTruthy();
    expect(section.getByRole('columnheader', { name: 'Žádost' })).toBeTruthy();
    expect(section.getByRole('button', { name: 'Přijmout cenu' })).toBeTruthy();
    expect(section.queryByText(/domluv|[Nn]ový termín/u)).toBeNull();
  });

  it('shows both prices and the deadline', async () => {
    renderPage(() => withProposal({ message: 'Sál bude po rekonstrukci.' }));
    const section = await openProposal();
    expect(priceRow(section)).toMatch(/11\s400\sKč.*12\s000\sKč/u);
    expect(section.getByText(/Nový termín vám držíme do 3\.\s12\.\s2027 11:00/u)).toBeTruthy();
    expect(section.getByText('Sál bude po rekonstrukci.')).toBeTruthy();
  });

  it('lists other days of a series that the answer changes', async () => {
    const { before, after } = proposal();
    renderPage(() => ({ ...withProposal(), proposal_others: [{ before, after }] }));
    const section = await openProposal();
    expect(section.getByRole('heading', { name: 'Odpověď platí i pro tyto termíny' })).toBeTruthy();
    expect(section.getByRole('listitem').textContent).toMatch(
      /10\.\s12\.\s2027, 16:00–22:00pátek 17\.\s12\.\s2027, 16:00–22:00 · 12\s000\sKč$/u,
    );
  });

  it('becomes the agreement when accepted', async () => {
    const sent = renderPage(withProposal, () => ({ reservation: accepted() }));
    await userEvent.click((await openProposal()).getByRole('button', { name: 'Přijmout změnu' }));
    await screen.findByText('Změna je domluvená. Nové potvrzení vám přijde e-mailem.');
    expect(sent).toEqual([{ path: DECISION, body: { token: TOKEN, proposal_id: 31, answer: 'accept' } }]);
    expect(screen.queryByRole('region', { name: 'Majitel navrhuje změnu' })).toBeNull();
    expect(getDetails().getByText(/^12\s000\sKč$/u)).toBeTruthy();
    expect(getDetails().queryByText(/11\s400/u)).toBeNull();
    expect(getDetails().getByText(/17\.\s12\.\s2027/u)).toBeTruthy();
  });

  it('is declined with a reason and keeps the agreement', async () => {
    const user = userEvent.setup();
    const declined = { ...withProposal(), proposal: null };
    const sent = renderPage(withProposal, () => ({ reservation: declined }));
    await user.click((await openProposal()).getByRole('button', { name: 'Nechat původní' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nechat původní?' }));
    await user.type(dialog.getByRole('textbox'), 'Nehodí se nám to.');
    await user.click(dialog.getByRole('button', { name: 'Nechat původní' }));
    await screen.findByText('Platí původní domluva. Majiteli jsme dali vědět.');
    expect(sent).toMatchObject([
      { body: { proposal_id: 31, answer: 'decline', reason: 'Nehodí se nám to.' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getDetails().getByText(/^11\s400\sKč$/u)).toBeTruthy();
  });

  it.each(['expired', 'declined', 'withdrawn', 'accepted'] as const)(
    'offers no answer when it is %s',
    async (state) => {
      renderPage(() => withProposal({ state }));
      await screen.findByRole('heading', { level: 1, name: 'Rezervace je potvrzená' });
      expect(screen.queryByRole('button', { name: 'Přijmout změnu' })).toBeNull();
      expect(getDetails().getByText(/^11\s400\sKč$/u)).toBeTruthy();
    },
  );

  it('reloads the reservation after a concurrent answer', async () => {
    const answers = [withProposal(), accepted()];
    renderPage(
      () => answers.shift() ?? accepted(),
      () => failWith(409, { error_code: 'CONFLICT', message: 'Návrh už neplatí.' }),
    );
    await userEvent.click((await openProposal()).getByRole('button', { name: 'Přijmout změnu' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Majitel navrhuje změnu' })).toBeNull());
    expect(getDetails().getByText(/^12\s000\sKč$/u)).toBeTruthy();
  });

  it('shows the failure of an answer', async () => {
    renderPage(withProposal, () => failWith(500, { message: '' }));
    const section = await openProposal();
    await userEvent.click(section.getByRole('button', { name: 'Přijmout změnu' }));
    expect((await section.findByRole('alert')).textContent).toBe('Odpověď se nepodařilo odeslat.');
    expect(section.getByRole('button', { name: 'Přijmout změnu' })).toBeTruthy();
  });
});
