import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import { LOCATIONS, answer } from '@prostora/testing/catalog-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, renderPortal } from '../../testing/portal.tsx';
import { skipFormDelay, createTestChallenge, isSolved } from '../../testing/captcha.ts';
import { createCatalogHandler, failWith, type ApiRequest } from '../../testing/render-site.tsx';

beforeEach(skipFormDelay);
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const FILTERED_PATH = '/katalog/praha/50-150?attributes=3&page=2&sort=cena';
const filteredCatalog = createCatalogHandler(() =>
  answer(
    {
      selected_location: LOCATIONS[1] ?? null,
      selected_capacity: '50-150',
      query_attributes: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni' }],
      page: 2,
      sort: 'cena',
    },
    FILTERED_PATH,
  ),
);

/**
 * Opens the dialog on a filtered catalogue. The API gives `answers` to saves in order, the last one
 * repeatedly.
 */
async function openDialog(user: Parameters<typeof renderPortal>[2], ...answers: unknown[]) {
  const saved: ApiRequest['body'][] = [];
  await renderPortal(
    FILTERED_PATH,
    async (url, { body }) => {
      if (url.pathname === '/api/inquiries/puzzle')
        return { [CAPTCHA_CHALLENGE_FIELD]: await createTestChallenge() };
      if (url.pathname !== '/api/saved-searches') return filteredCatalog(url);
      saved.push(body);
      return answers[Math.min(saved.length, answers.length) - 1] ?? { saved_search: null };
    },
    user,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Uložit hledání' }));
  return { saved, dialog: within(await screen.findByRole('dialog', { name: 'Uložit hledání' })) };
}
const submit = ({ dialog }: Awaited<ReturnType<typeof openDialog>>): Promise<void> =>
  userEvent.click(dialog.getByRole('button', { name: 'Uložit hledání' }));

describe('saving a search', () => {
  it('is offered only with an active filter', async () => {
    await renderPortal(
      '/',
      createCatalogHandler(() => answer()),
      null,
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Uložit hledání' })).toBeNull();
  });

  it('saves the conditions of a signed-in user without an e-mail field', async () => {
    const opened = await openDialog(owner());
    expect(opened.dialog.queryByLabelText('E-mail')).toBeNull();
    expect(opened.dialog.getByText('E-maily pošleme na majitel@prostora.test.')).toBeTruthy();
    await userEvent.clear(opened.dialog.getByLabelText('Název'));
    await userEvent.type(opened.dialog.getByLabelText('Název'), 'Ples firmy');
    await userEvent.selectOptions(opened.dialog.getByLabelText('Jak často psát'), 'jednou týdně');
    await submit(opened);
    expect((await screen.findByRole('dialog', { name: 'Hledání je uložené' })).textContent).toContain(
      'na kartě Uložená hledání',
    );
    expect(opened.saved).toEqual([
      {
        name: 'Ples firmy',
        frequency: 'weekly',
        filter: { location: 'praha', capacity: '50-150', attributes: '3' },
      },
    ]);
  });

  it('sends the e-mail and a captcha solution of a guest and asks for confirmation', async () => {
    const opened = await openDialog(null);
    expect(opened.dialog.getByLabelText<HTMLInputElement>('Název').value.replace(/\u00a0/gu, ' ')).toBe(
      'Prostory k pronájmu',
    );
    await userEvent.type(opened.dialog.getByLabelText('E-mail'), ' jana@example.cz ');
    await submit(opened);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ještě potvrďte svůj e-mail' }));
    expect(dialog.getByRole('status').textContent).toMatch(/^Na jana@example\.cz jsme poslali odkaz/u);
    expect(opened.saved).toEqual([
      expect.objectContaining({
        frequency: 'daily',
        email: 'jana@example.cz',
        website: '',
        [CAPTCHA_FIELD]: expect.any(String),
      }),
    ]);
    expect(await isSolved((opened.saved[0] as { [CAPTCHA_FIELD]: string })[CAPTCHA_FIELD])).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Zpět k výsledkům' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires a name and a valid e-mail', async () => {
    const opened = await openDialog(null);
    await userEvent.clear(opened.dialog.getByLabelText('Název'));
    await userEvent.type(opened.dialog.getByLabelText('E-mail'), 'jana@');
    await submit(opened);
    expect(await opened.dialog.findByText('Vyplňte název')).toBeTruthy();
    expect(opened.dialog.getByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    expect(opened.saved).toEqual([]);
  });

  it('keeps a draft in a closed dialog until it is sent', async () => {
    const opened = await openDialog(owner());
    await userEvent.clear(opened.dialog.getByLabelText('Název'));
    await userEvent.type(opened.dialog.getByLabelText('Název'), 'Ples firmy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Uložit hledání' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Uložit hledání' }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Název').value).toBe('Ples firmy'));
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit hledání' }));
    await screen.findByRole('dialog', { name: 'Hledání je uložené' });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('prostora.draft.'))).toEqual([]);
  });

  it('shows field errors on fields and others above the form, and keeps the values', async () => {
    const opened = await openDialog(
      null,
      failWith(422, { errors: { email: 'Na tuto adresu e-maily nechodí' } }),
      failWith(409, { message: 'Víc než 20 hledání hlídat neumíme.' }),
      { saved_search: null },
    );
    await userEvent.type(opened.dialog.getByLabelText('E-mail'), 'jana@example.cz');
    await submit(opened);
    expect(await opened.dialog.findByText('Na tuto adresu e-maily nechodí')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(opened.dialog.getByLabelText('E-mail')));
    await submit(opened);
    expect((await opened.dialog.findByRole('alert')).textContent).toBe('Víc než 20 hledání hlídat neumíme.');
    expect(opened.dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jana@example.cz');
    await submit(opened);
    expect(await screen.findByRole('dialog', { name: 'Ještě potvrďte svůj e-mail' })).toBeTruthy();
  });
});
