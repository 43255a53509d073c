import { describe, expect, it } from '@jest/globals';
import type { ProgramEvent } from '@prostora/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../../testing/portal.tsx';

const event = (change: Partial<ProgramEvent>): ProgramEvent => ({
  id: 1,
  space_id: 1,
  space_name: 'Dům – Sál',
  status: 'confirmed',
  start_datetime: '2027-06-01T15:00:00Z',
  end_datetime: '2027-06-01T22:00:00Z',
  title: 'Ples',
  customer_name: 'Jana Nová',
  customer_phone: '+420777123456',
  number_of_guests: 80,
  notes: 'Vezmeme dort',
  staff_note: 'Klíče u baru',
  title_public: false,
  series_id: null,
  ...change,
});
const show = async (search: string, events: ProgramEvent[]) => {
  const requests: string[] = [];
  await renderPortal(`/klient/program${search}`, (url) => {
    if (url.pathname !== '/api/reservations/program') return undefined;
    requests.push(url.search);
    return { from: '', until: '', events };
  });
  await screen.findByRole('heading', { name: 'Program' });
  return requests;
};

describe('the program of the spaces', () => {
  it('lists events by day with names and notes for the staff', async () => {
    const requests = await show('?od=2027-06-01&do=2027-06-02&prostory=3,8', [
      event({ start_datetime: '2027-05-31T08:00:00Z', title: 'Výstava' }),
      event({ id: 2 }),
      event({
        id: 3,
        status: 'pending',
        title: '',
        start_datetime: '2027-06-02T08:00:00Z',
        end_datetime: '2027-06-03T08:00:00Z',
      }),
    ]);
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'út 1. 6. 2027',
      'st 2. 6. 2027',
      'Veřejný program',
    ]);
    expect(requests).toEqual(['?start_date=2027-06-01&end_date=2027-06-02&for=staff&space_ids=3%2C8']);
    const [, second, third] = screen.getAllByRole('listitem').filter((item) => item.querySelector('b'));
    expect(second?.textContent).toMatch(/^17:00–24:00Ples · Dům – SálJana Nová · .+80.hostů/u);
    expect(second?.textContent).toContain('Pro obsluhu: Klíče u baru');
    expect(third?.textContent).toMatch(/čeká na potvrzení/u);
    expect(within(third as HTMLElement).getByText(/^10:00 – čt 3\..6\..2027 10:00$/u)).toBeTruthy();
  });

  it('shows a titled event in the public program once for all days of its series', async () => {
    const user = userEvent.setup();
    const requests: { path: string; body: unknown }[] = [];
    let isPublic = false;
    await renderPortal('/klient/program?od=2027-06-01', (url, asked) => {
      if (asked.method === 'PUT') {
        requests.push({ path: url.pathname, body: asked.body });
        isPublic = true;
        return { status: 'ok' };
      }
      if (url.pathname !== '/api/reservations/program') return undefined;
      const untitled = event({ id: 2, title: '', start_datetime: '2027-06-01T16:00:00Z' });
      return { from: '', until: '', events: [event({ series_id: 4, title_public: isPublic }), untitled] };
    });
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Ukázat ve veřejném programu, všechny termíny: Ples',
    });
    expect(tick.checked).toBe(false);
    await user.click(tick);
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ukázat ve veřejném programu/u }).checked,
      ).toBe(true),
    );
    expect(requests).toEqual([{ path: '/api/reservations/program/1', body: { title_public: true } }]);
    expect(screen.getByRole('link', { name: 'Pojmenovat pro veřejný program' }).getAttribute('href')).toBe(
      '/klient/rezervace?karta=seznam&rezervace=2',
    );
  });

  it('gives the addresses of the public program of a building, and a code for a frame', async () => {
    await show('?od=2027-06-01', []);
    const share = within(
      (await screen.findByRole('heading', { name: 'Veřejný program' })).closest('section') as HTMLElement,
    );
    expect(share.getByRole('link', { name: 'Stránka' }).getAttribute('href')).toBe(
      '/budova/pragovka/program',
    );
    expect(share.getByRole('link', { name: 'Kalendář (ICS)' }).getAttribute('href')).toBe(
      '/budova/pragovka/program.ics',
    );
    expect(share.getByText(/^<iframe /u).textContent).toContain('/budova/pragovka/program/vlozit"');
  });

  it('asks for another reader and says that nothing takes place', async () => {
    const user = userEvent.setup();
    const requests = await show('?od=2027-06-01', []);
    expect(await screen.findByText('V těchto dnech se nic nekoná.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Na dveře' }));
    await waitFor(() => expect(requests.at(-1)).toBe('?start_date=2027-06-01&end_date=2027-06-01&for=door'));
    expect(screen.getByText(/jen názvy, které jste označili jako veřejné/u)).toBeTruthy();
  });
});
