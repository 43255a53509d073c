import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import { answer, card, state } from '@prostora/testing/catalog-fixtures.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { skipFormDelay, createTestChallenge, isSolved } from '../../testing/captcha.ts';
import { failWith, renderSite } from '../../testing/render-site.tsx';

type Sent = Record<string, unknown>;
type Options = { address?: string; matches?: (query: URLSearchParams) => unknown; send?: () => unknown };

const SIX_CARDS = [1, 2, 3, 4, 5, 6].map((id) => card(id));

/** Renders the form on an API with 23 matching spaces, six of them listed. Returns the sent bodies. */
function renderDemand({
  address = '/poptavka',
  matches = () => ({ total: 23, spaces: SIX_CARDS }),
  send = () => ({ id: 7, url: '/poptavka/7/tajny-token-poptavky' }),
}: Options = {}) {
  const sent: Sent[] = [];
  const site = renderSite(address, async (url, { method, body }) => {
    if (url.pathname === '/api/catalog/new') return answer(state());
    if (url.pathname === '/api/inquiries/matches')
      return { by_agreement: 0, mismatches: [], ...(matches(url.searchParams) as object) };
    if (url.pathname === '/api/inquiries/puzzle')
      return { [CAPTCHA_CHALLENGE_FIELD]: await createTestChallenge() };
    if (url.pathname === '/api/inquiries' && method === 'POST') {
      sent.push(body as Sent);
      return send();
    }
    return failWith(500);
  });
  return { ...site, sent, user: userEvent.setup() };
}

const waitForForm = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: 'Popište akci. Prostory se ozvou samy.' });
/** Waits for the page of the sent demand, which fails to load on this API. */
const waitForSentPage = (): Promise<HTMLElement> => screen.findByText('Poptávku se nepodařilo načíst');
const submit = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Poslat poptávku' }));

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await waitForForm();
  await user.click(screen.getByRole('button', { name: 'Konference' }));
  await user.type(screen.getByLabelText('Počet hostů'), '90');
  await user.type(screen.getByLabelText('Jméno a příjmení'), 'Kateřina Šťastná');
  await user.type(screen.getByLabelText('E-mail'), 'katerina@example.cz');
  await user.click(screen.getByLabelText('Souhlasím s obchodními podmínkami'));
}

beforeEach(() => {
  sessionStorage.clear();
  skipFormDelay();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('demand', () => {
  it('is sent with a captcha solution and opens its page', async () => {
    const { sent, user, place } = renderDemand();
    await fill(user);
    await user.type(screen.getByLabelText('Místo'), 'brn');
    await user.click(await screen.findByRole('option', { name: 'Brno, Jihomoravský kraj' }));
    fireEvent.change(screen.getByLabelText('Datum (nepovinné)'), { target: { value: '2027-12-11' } });
    await user.click(screen.getByRole('button', { name: 'Ozvučení' }));
    await user.type(screen.getByLabelText('Rozpočet na prostor v Kč (nepovinné)'), '40 000');
    await user.type(screen.getByLabelText('Telefon (nepovinné)'), '123 456 789');
    await submit(user);
    await waitFor(() => expect(place()).toBe('/poptavka/7/tajny-token-poptavky'));
    await waitForSentPage();
    const { [CAPTCHA_FIELD]: captchaSolution, ...demand } = sent[0] ?? {};
    expect(demand).toEqual({
      purpose_id: 1,
      purpose_text: null,
      location_id: 4,
      date_from: '2027-12-11',
      date_to: null,
      time_from: null,
      time_to: null,
      number_of_guests: 90,
      layout: null,
      tariff: null,
      attributes: [3],
      budget: 40_000,
      text: '',
      fullname: 'Kateřina Šťastná',
      email: 'katerina@example.cz',
      phone: '+420123456789',
      terms_accepted: true,
      space_ids: [],
      website: '',
    });
    expect(await isSolved(captchaSolution)).toBe(true);
    expect(sessionStorage.getItem('poptavka')).toBeNull();
  });

  it('requires mandatory fields and focuses the first missing one', async () => {
    const { sent, user } = renderDemand();
    await waitForForm();
    await submit(user);
    expect(await screen.findByText('Vyberte, co pořádáte, nebo to napište vlastními slovy')).toBeTruthy();
    expect(screen.getByText('Vyplňte počet hostů')).toBeTruthy();
    expect(screen.getByText('Bez souhlasu s podmínkami poptávku poslat nejde')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Konference' }));
    expect(sent).toEqual([]);
  });

  it('names every option, as HTML demands', async () => {
    renderDemand();
    await waitForForm();
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  });

  it('accepts a free-text purpose', async () => {
    const { sent, user } = renderDemand();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Něco jiného' }));
    await user.type(await screen.findByLabelText('Co to bude'), 'Výstava psů');
    await submit(user);
    await waitFor(() => expect(sent[0]).toMatchObject({ purpose_id: null, purpose_text: 'Výstava psů' }));
    await waitForSentPage();
  });

  it('validates dates and times together', async () => {
    const { user } = renderDemand();
    await waitForForm();
    fireEvent.change(screen.getByLabelText('Datum (nepovinné)'), { target: { value: '2027-12-11' } });
    fireEvent.change(screen.getByLabelText('Nejpozději (nepovinné)'), { target: { value: '2027-12-10' } });
    fireEvent.change(screen.getByLabelText('Od kolika (nepovinné)'), { target: { value: '18:00' } });
    await submit(user);
    expect(await screen.findByText('Konec nesmí být před začátkem')).toBeTruthy();
    expect(screen.getByText('Vyplňte čas od i do')).toBeTruthy();
  });

  it('is prefilled with the search of the catalogue', async () => {
    const { sent, user } = renderDemand({
      address: '/poptavka?ucel=konference&misto=praha&datum=2027-03-14&lidi=60',
    });
    await waitForForm();
    expect(screen.getByRole('button', { name: 'Konference' }).getAttribute('aria-pressed')).toBe('true');
    expect((screen.getByLabelText('Místo') as HTMLInputElement).value).toBe('Praha');
    expect((screen.getByLabelText('Počet hostů') as HTMLInputElement).value).toBe('60');
    await user.clear(screen.getByLabelText('Místo'));
    await user.type(screen.getByLabelText('Místo'), 'nikde');
    await submit(user);
    expect(await screen.findByText('Vyberte místo z nabídky, nebo pole vymažte.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(screen.getByLabelText('Místo'));
    expect(screen.queryByText('Vyberte místo z nabídky, nebo pole vymažte.')).toBeNull();
    await user.type(screen.getByLabelText('Místo'), 'prah');
    expect(await screen.findByText('Vyberte místo z nabídky, nebo pole vymažte.')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Vyberte místo z nabídky, nebo pole vymažte.')).toBeNull());
  });

  it('restores a draft after a reload and clears it on demand', async () => {
    sessionStorage.setItem(
      'poptavka',
      JSON.stringify({
        purpose_id: '1',
        number_of_guests: '90',
        attributes: 'neco',
        text: 'Hudba do půlnoci',
        cizi: 1,
      }),
    );
    const { user } = renderDemand();
    await waitForForm();
    expect((screen.getByLabelText('Co je pro vás důležité (nepovinné)') as HTMLTextAreaElement).value).toBe(
      'Hudba do půlnoci',
    );
    expect(screen.getByRole('button', { name: 'Konference' }).getAttribute('aria-pressed')).toBe('true');
    await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jana');
    expect(JSON.parse(sessionStorage.getItem('poptavka') ?? '{}')).toMatchObject({
      fullname: 'Jana',
      text: 'Hudba do půlnoci',
      attributes: [],
    });
    await user.click(screen.getByRole('button', { name: 'Začít znovu' }));
    expect((screen.getByLabelText('Počet hostů') as HTMLInputElement).value).toBe('');
  });

  it('keeps changes after a reload and takes the prefill of another URL', async () => {
    const first = renderDemand({ address: '/poptavka?lidi=60' });
    await waitForForm();
    const guests = (): HTMLInputElement => screen.getByLabelText('Počet hostů');
    await first.user.clear(guests());
    await first.user.type(guests(), '75');
    cleanup();
    renderDemand({ address: '/poptavka?lidi=60' });
    await waitForForm();
    expect(guests().value).toBe('75');
    cleanup();
    renderDemand({ address: '/poptavka?lidi=20' });
    await waitForForm();
    expect(guests().value).toBe('20');
  });

  it('shows server errors on its fields and keeps the values', async () => {
    const { user } = renderDemand({
      send: () => failWith(422, { errors: { email: 'Máte chybu v e-mail adrese' } }),
    });
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Máte chybu v e-mail adrese')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect((screen.getByLabelText('Počet hostů') as HTMLInputElement).value).toBe('90');
  });
});

describe('matching spaces of a demand', () => {
  const group = async () => within(await screen.findByRole('group', { name: 'Komu poptávku poslat' }));

  it('are recounted when the demand changes', async () => {
    const { user } = renderDemand({
      matches: (query) =>
        query.has('number_of_guests')
          ? { total: 3, spaces: SIX_CARDS.slice(0, 3) }
          : { total: 23, spaces: SIX_CARDS },
    });
    expect((await screen.findByText('23 prostorů')).closest('[aria-live="polite"]')).toBeTruthy();
    await user.type(screen.getByLabelText('Počet hostů'), '90');
    expect(await screen.findByText('3 prostory')).toBeTruthy();
  });

  it('are compared with the budget as a total, and tell why others do not match', async () => {
    const asked: string[] = [];
    const offer = {
      start_datetime: '2027-12-11T08:00:00.000Z',
      end_datetime: '2027-12-11T16:00:00.000Z',
      assumed_hours: true,
      complete: true,
      total: 26_400,
    };
    const { user } = renderDemand({
      address: '/poptavka?purpose=konference&misto=praha&date_from=2027-12-11&guests=60&layout=banket',
      matches: (query) => {
        asked.push(query.toString());
        if (!query.has('budget')) return { total: 3, spaces: SIX_CARDS.slice(0, 3) };
        return {
          total: 2,
          by_agreement: 1,
          mismatches: [
            { reason: 'over_budget', count: 5, lowest_total: 31_500 },
            { reason: 'taken', count: 3, lowest_total: null },
          ],
          spaces: [
            card(1, { offer_for_me: offer as never }),
            card(2, { offer_for_me: { ...offer, total: null } as never }),
          ],
        };
      },
    });
    await screen.findByText('3 prostory');
    await user.type(screen.getByLabelText('Rozpočet na prostor v Kč (nepovinné)'), '30 000');
    expect(
      await screen.findByText('5 je nad rozpočet (nejlevnější 31 500 Kč), 3 jsou v tu dobu obsazené.'),
    ).toBeTruthy();
    expect(asked.at(-1)).toContain('number_of_guests=60&layout=banket&budget=30000');
    expect(screen.getByText('Z toho 1 prostor má cenu dohodou.')).toBeTruthy();
    expect(screen.getByText('Ceny počítáme pro 9:00–17:00 h, dokud nezadáte hodiny.')).toBeTruthy();
    expect(screen.getByText('26 400 Kč celkem')).toBeTruthy();
    expect(screen.getByText('cena dohodou')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Zobrazit v\skatalogu$/u }).getAttribute('href')).toBe(
      '/katalog/praha/konference?date_from=2027-12-11&guests=60&layout=banket&price_max=30000',
    );
  });

  it('are those of the event in the address, which is sent with the demand', async () => {
    const asked: URLSearchParams[] = [];
    const { sent, user } = renderDemand({
      address: '/poptavka?date_from=2027-05-01&date_to=2027-05-31&flexible=1&weekdays=6&tariff=neziskova',
      matches: (query) => {
        asked.push(query);
        return { total: 3, spaces: SIX_CARDS.slice(0, 3) };
      },
    });
    await screen.findByText('3 prostory');
    expect(screen.getByText('Hledáme termín: nějaká sobota v květnu 2027.')).toBeTruthy();
    const tariff = screen.getByLabelText<HTMLSelectElement>('Kdo si pronajímá (nepovinné)');
    expect(tariff.selectedOptions[0]?.text).toBe('nezisková organizace');
    const last = asked.at(-1);
    expect(['weekdays', 'tariff', 'flexible'].map((name) => last?.get(name))).toEqual([
      '6',
      'neziskova',
      null,
    ]);
    expect(screen.getByRole('link', { name: /^Zobrazit v\skatalogu$/u }).getAttribute('href')).toBe(
      '/?date_from=2027-05-01&date_to=2027-05-31&tariff=neziskova&flexible=1&weekdays=6',
    );
    await fill(user);
    await submit(user);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ flexible: true, weekdays: [6], tariff: 'neziskova' }),
    );
    await waitForSentPage();
  });

  it('are free on all days of an event that takes them all', async () => {
    const asked: URLSearchParams[] = [];
    renderDemand({
      address: '/poptavka?date_from=2027-05-14&date_to=2027-05-16',
      matches: (query) => {
        asked.push(query);
        return { total: 3, spaces: SIX_CARDS.slice(0, 3) };
      },
    });
    await screen.findByText('3 prostory');
    expect(asked.at(-1)?.get('flexible')).toBe('0');
    expect(screen.getByText('Hledáme termín: všechny dny od 14. 5. 2027 do 16. 5. 2027.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Nejpozději (nepovinné)'), { target: { value: '2027-05-17' } });
    await waitFor(() => expect(asked.at(-1)?.get('date_to')).toBe('2027-05-17'));
    expect(asked.at(-1)?.get('flexible')).toBeNull();
  });

  it('wait with the budget until a day is chosen', async () => {
    renderDemand({ address: '/poptavka?price_max=30000' });
    expect(await screen.findByText('Rozpočet porovnáme s cenami, až vyberete den.')).toBeTruthy();
  });

  it('are selected automatically until the sender picks up to five', async () => {
    const { sent, user } = renderDemand();
    await fill(user);
    const spaces = await group();
    const forMe = spaces.getByRole('button', { name: 'Vyberte za mě' });
    expect(forMe.getAttribute('aria-pressed')).toBe('true');
    for (const id of [1, 2, 3, 4, 5]) await user.click(spaces.getByLabelText(`Poslat i sem: Loft ${id}`));
    expect(forMe.getAttribute('aria-pressed')).toBe('false');
    expect(spaces.getByText('Vybráno 5 prostorů, nejvýš jich může být 5.')).toBeTruthy();
    expect((spaces.getByLabelText('Poslat i sem: Loft 6') as HTMLInputElement).disabled).toBe(true);
    await user.click(spaces.getByLabelText('Poslat i sem: Loft 2'));
    await submit(user);
    await waitFor(() => expect(sent[0]?.['space_ids']).toEqual([1, 3, 4, 5]));
    await waitForSentPage();
  });

  it('are reset to the automatic selection', async () => {
    const { user } = renderDemand();
    const spaces = await group();
    await user.click(spaces.getByLabelText('Poslat i sem: Loft 1'));
    await user.click(spaces.getByRole('button', { name: 'Vyberte za mě' }));
    expect((spaces.getByLabelText('Poslat i sem: Loft 1') as HTMLInputElement).checked).toBe(false);
  });

  it('are limited to six, with the rest on demand', async () => {
    const { user } = renderDemand({
      matches: () => ({ total: 23, spaces: Array.from({ length: 8 }, (_space, index) => card(index + 1)) }),
    });
    const spaces = await group();
    expect(spaces.getAllByRole('checkbox')).toHaveLength(6);
    await user.click(spaces.getByRole('button', { name: 'Zobrazit další prostory' }));
    expect(spaces.getAllByRole('checkbox')).toHaveLength(8);
    expect(spaces.getByText('A ještě 15 prostorů.')).toBeTruthy();
  });

  it('suggest conditions to drop when there are none', async () => {
    const { user } = renderDemand({
      address: '/poptavka?ucel=konference&misto=praha',
      matches: (query) => ({
        total: query.has('location_id') && query.has('purpose_id') ? 0 : query.has('purpose_id') ? 8 : 2,
        spaces: SIX_CARDS.slice(0, 2),
      }),
    });
    expect(await screen.findByText('Takovému zadání teď žádný prostor nevyhovuje.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pro jakoukoli příležitost: 2/u })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Kdekoli v Česku: 8/u }));
    expect(await screen.findByText('8 prostorů')).toBeTruthy();
    expect((screen.getByLabelText('Místo') as HTMLInputElement).value).toBe('');
  });

  it('may fail to load without blocking the demand', async () => {
    const { sent, user } = renderDemand({ matches: () => failWith(503) });
    expect(await screen.findByText(/^Odpovídající prostory teď neumíme ukázat\./u)).toBeTruthy();
    await fill(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitForSentPage();
  });

  it('stay picked when they can no longer be shown', async () => {
    const { sent, user } = renderDemand({
      matches: (query) => (query.has('number_of_guests') ? failWith(503) : { total: 23, spaces: SIX_CARDS }),
    });
    await user.click((await group()).getByLabelText('Poslat i sem: Loft 2'));
    await fill(user);
    await screen.findByText(/^Odpovídající prostory teď neumíme ukázat\./u);
    await submit(user);
    await waitFor(() => expect(sent[0]?.['space_ids']).toEqual([2]));
    await waitForSentPage();
  });

  it('are reloaded on demand after a failure', async () => {
    const answers: unknown[] = [failWith(503), { total: 23, spaces: SIX_CARDS }];
    const { user } = renderDemand({ matches: () => answers.shift() });
    await user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByText('23 prostorů')).toBeTruthy();
  });
});
