import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const check = {
  total: 26_400,
  instalments: [{ label: 'Záloha', amount: 7920, due_on: '2099-03-08', gate: true }],
  hold_until: '2099-03-08T22:59:00.000Z',
  conflicts: [],
  sentences: ['kdykoli: bez poplatku'],
};
const show = async (create: Handler) => {
  const portal = await renderPortal('/klient/pronajem/nova', (url, asked) => {
    if (url.pathname === '/api/catalog/customer') return ownerCatalog();
    if (url.pathname === '/api/deals/check') return check;
    return url.pathname === '/api/deals' ? create(url, asked) : undefined;
  });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Prostor' }), 'Loft 1 (Pragovka)');
  await user.type(screen.getByRole('textbox', { name: 'Cena v Kč' }), '26400');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Kateřina Fialová');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'katka@posta.example');
  await user.click(await screen.findByRole('button', { name: /^Odeslat nabídku 26\s400\sKč$/u }));
  return portal;
};

describe('a new offer', () => {
  it('tells total, payments and ladder before it is sent', async () => {
    const { changes } = await show(() => failWith(500));
    expect(screen.getByText('kdykoli: bez poplatku')).toBeTruthy();
    await waitFor(() =>
      expect(changes.at(-1)).toMatchObject({
        path: '/api/deals',
        body: {
          rooms: [{ space_id: 1, price: 26_400 }],
          guest: { name: 'Kateřina Fialová', email: 'katka@posta.example', phone: null },
          hold: true,
        },
      }),
    );
  });

  it('shows the server’s refusal on the field of the guest', async () => {
    await show(() =>
      failWith(422, { error_code: 'VALIDATION', errors: { 'guest.phone': 'Telefon nesedí' } }),
    );
    expect(await screen.findByText('Telefon nesedí')).toBeTruthy();
  });
});
