import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { MemberCalendar } from '@prostora/api-client';
import { MEMBER_RIGHTS, type MemberRole } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownCustomer, ownerCatalog, renderPortal } from '../../../testing/portal.tsx';
import { failWith } from '../../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const URLS = [
  'https://prostora.test/api/calendars/m5.first.ics',
  'https://prostora.test/api/calendars/m5.second.ics',
];

/** Renders the page of a member; each renewal answers the next URL. */
function show(role: MemberRole, calendar: MemberCalendar) {
  let current = calendar;
  const customer = { ...ownCustomer, role, rights: [...MEMBER_RIGHTS[role]] };
  return renderPortal(
    '/klient/rezervace?karta=kalendare&prostor=1',
    (url, { method }) => {
      if (url.pathname === '/api/catalog/customer') return ownerCatalog();
      if (url.pathname === '/api/calendars/space/1') return { export_url: null, detail: null, feeds: [] };
      if (url.pathname === '/api/calendars/export') return { export_url: null, detail: null };
      if (url.pathname !== '/api/calendars/member') return failWith(404);
      if (method === 'POST') current = { url: URLS[current.url === null ? 0 : 1] ?? null, read_at: null };
      if (method === 'DELETE') current = { url: null, read_at: null };
      return current;
    },
    owner({ customer, customers: [customer] }),
  );
}
const findSection = async () => within(await screen.findByRole('region', { name: /^Můj kalendář v/u }));
const normalize = (text: string | null) => text?.replace(/\s+/gu, ' ').trim();

describe('the own calendar of a member', () => {
  it('is created, renewed after a confirmation and stopped', async () => {
    const user = userEvent.setup();
    const { changes } = await show('majitel', { url: null, read_at: null });
    const section = await findSection();
    await user.click(section.getByRole('button', { name: 'Vytvořit můj kalendář' }));
    const field = await section.findByLabelText<HTMLInputElement>('Adresa vašeho kalendáře');
    expect(field.value).toBe(URLS[0]);
    expect(section.getByRole('link', { name: 'Přidat do telefonu' }).getAttribute('href')).toBe(
      'webcal://prostora.test/api/calendars/m5.first.ics',
    );
    await user.click(section.getByRole('button', { name: 'Nový odkaz' }));
    const question = within(await screen.findByRole('dialog', { name: 'Vytvořit nový odkaz?' }));
    expect(question.queryByRole('radio')).toBeNull();
    await user.click(question.getByRole('button', { name: 'Vytvořit nový odkaz' }));
    await waitFor(() => expect(field.value).toBe(URLS[1]));
    await user.click(section.getByRole('button', { name: 'Vypnout' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Vypnout adresu?' })).getByRole('button', {
        name: 'Vypnout',
      }),
    );
    expect(await section.findByRole('button', { name: 'Vytvořit můj kalendář' })).toBeTruthy();
    expect(changes.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
    expect(toasts.map(({ message }) => message)).toEqual([
      'Váš kalendář je připravený.',
      'Nový odkaz je vytvořený, ten dosavadní přestal fungovat.',
      'Váš kalendář je vypnutý.',
    ]);
  });

  it('is the only calendar of a caretaker, with the details of the role', async () => {
    await show('domovnik', { url: URLS[0] ?? null, read_at: '2026-12-01T10:00:00Z' });
    const section = await findSection();
    expect(section.getByText(/poznámka pro obsluhu/u)).toBeTruthy();
    expect(normalize(section.getByText(/^Naposledy načtený/u).textContent)).toBe(
      'Naposledy načtený 1. 12. 2026 11:00.',
    );
    expect(screen.queryByRole('region', { name: 'Kalendáře odjinud' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
