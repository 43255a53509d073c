import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { failWith, renderSite } from '../../testing/render-site.tsx';
import { mockIntersectionObserver } from '../../testing/intersection-observer.ts';
import { skipFormDelay, createTestChallenge, isSolved } from '../../testing/captcha.ts';

let restore: () => void;
beforeEach(() => {
  sessionStorage.clear();
  restore = mockIntersectionObserver();
  skipFormDelay();
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

/** Renders the space page on an API that gives `answers` to messages in order. Returns the sent bodies. */
function renderContact(...answers: unknown[]) {
  const sent: Record<string, unknown>[] = [];
  renderSite('/prostor/pragovka/loft', async (url, { body }) => {
    if (url.pathname === '/api/inquiries/puzzle')
      return { [CAPTCHA_CHALLENGE_FIELD]: await createTestChallenge() };
    if (url.pathname === '/api/space') return spaceAnswer({ lat: null, lng: null });
    if (url.pathname !== '/api/space/contact') return failWith(404);
    sent.push(body as Record<string, unknown>);
    return answers[sent.length - 1] ?? { status: 'ok' };
  });
  return { sent };
}

const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(await screen.findByLabelText('Jméno a příjmení'), 'Jana Nová');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.cz');
  await user.type(screen.getByLabelText('Zpráva'), 'Je u vás výtah?');
};
const send = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Poslat zprávu' }));

describe('message to a space', () => {
  it('is sent with a captcha solution and replaced by a confirmation', async () => {
    const user = userEvent.setup();
    const { sent } = renderContact();
    await fill(user);
    await send(user);
    const title = await screen.findByRole('heading', { name: 'Zpráva je na cestě' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('Děkujeme. Majitel vám odpoví na jana@example.cz.')).toBeTruthy();
    expect(sent).toEqual([
      {
        space_id: 1,
        fullname: 'Jana Nová',
        email: 'jana@example.cz',
        message: 'Je u vás výtah?',
        website: '',
        [CAPTCHA_FIELD]: expect.any(String),
      },
    ]);
    expect(await isSolved(sent[0]?.['proof'])).toBe(true);
  });

  it('shows the first error of a field only after blur', async () => {
    const user = userEvent.setup();
    const { sent } = renderContact();
    await screen.findByLabelText('E-mail');
    expect(screen.queryByText('Vyplňte e-mail')).toBeNull();
    await user.type(screen.getByLabelText('E-mail'), 'jana@');
    await user.tab();
    expect(await screen.findByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    await send(user);
    expect(await screen.findByText('Vyplňte jméno a příjmení')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Jméno a příjmení'));
    expect(sent).toEqual([]);
  });

  it('shows server errors on their fields and keeps the values', async () => {
    const user = userEvent.setup();
    renderContact(failWith(422, { errors: { email: 'Máte chybu v e-mail adrese' } }));
    await fill(user);
    await send(user);
    expect(await screen.findByText('Máte chybu v e-mail adrese')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect((screen.getByLabelText('Zpráva') as HTMLTextAreaElement).value).toBe('Je u vás výtah?');
  });

  it('solves another challenge when the solution is rejected', async () => {
    const user = userEvent.setup();
    const { sent } = renderContact(failWith(422, { error_code: 'CAPTCHA_FAILED' }));
    await fill(user);
    await send(user);
    await screen.findByRole('heading', { name: 'Zpráva je na cestě' });
    expect(sent[1]?.['proof']).not.toBe(sent[0]?.['proof']);
    expect(sent).toHaveLength(2);
  });

  it('is sent without a solution when none was found', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    renderSite('/prostor/pragovka/loft', (url, { body }) => {
      if (url.pathname === '/api/inquiries/puzzle') return failWith(503);
      if (url.pathname === '/api/space') return spaceAnswer({ lat: null, lng: null });
      if (url.pathname !== '/api/space/contact') return failWith(404);
      sent.push(body);
      return { status: 'ok' };
    });
    await fill(user);
    await send(user);
    await screen.findByRole('heading', { name: 'Zpráva je na cestě' });
    expect(sent).toEqual([
      {
        space_id: 1,
        fullname: 'Jana Nová',
        email: 'jana@example.cz',
        message: 'Je u vás výtah?',
        website: '',
      },
    ]);
  });

  it('sends once while the answer is awaited', async () => {
    const user = userEvent.setup();
    let release = (): void => undefined;
    const { sent } = renderContact(
      new Promise((resolve) => {
        release = () => resolve({ status: 'ok' });
      }),
    );
    await fill(user);
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /Odesílá se/u }));
    await act(async () => release());
    await screen.findByRole('heading', { name: 'Zpráva je na cestě' });
    expect(sent).toHaveLength(1);
  });

  it('has a honeypot field hidden from people', async () => {
    renderContact();
    await screen.findByLabelText('Jméno a příjmení');
    const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect([
      honeypot?.tabIndex,
      honeypot?.autocomplete,
      honeypot?.closest('[aria-hidden="true"]') !== null,
    ]).toEqual([-1, 'off', true]);
  });

  it('is not offered for an unpublished space', async () => {
    renderSite('/prostor/pragovka/loft', () => spaceAnswer({ status: 'DRAFT' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Napsat majiteli' })).toBeNull();
  });
});
