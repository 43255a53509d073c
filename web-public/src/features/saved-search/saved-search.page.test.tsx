import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedSearch } from '@prostora/api-client';
import { onShellEvent, type Toast } from '@prostora/federation/shell-events.ts';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-hledani';
const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 4,
  name: 'Svatba v Praze',
  url: '/katalog/svatba/praha',
  frequency: 'daily',
  state: 'active',
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
});

const toasts: Toast[] = [];
let stop: () => void;
beforeEach(() => {
  toasts.length = 0;
  stop = onShellEvent('prostora:toast', (toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  stop();
});

/**
 * Renders the page of a mail's link on a stateful API with one search (null: none). Returns the received
 * actions.
 */
function open(initial: SavedSearch | null, refusal: unknown = null, address = `/hledani/4/${TOKEN}`) {
  let present = initial;
  const steps: unknown[] = [];
  const site = renderSite(address, (url, { method, body }) => {
    const step = url.pathname.split('/')[4];
    if (step === 'link' && method === 'POST')
      return (body as { token: string }).token === TOKEN ? { saved_search: present } : failWith(404);
    steps.push(step === 'link' ? body : `${method} ${url.pathname}`);
    if (refusal !== null) return refusal;
    if (step === 'link') {
      const { frequency, paused } = body as { frequency: SavedSearch['frequency']; paused: boolean };
      present = search({ frequency, state: paused ? 'paused' : 'active' });
      return { saved_search: present };
    }
    present = step === 'confirm' ? search() : null;
    return { status: 'ok' };
  });
  return { ...site, steps };
}
const title = (name = 'Svatba v Praze') =>
  screen.findByRole('heading', { level: 1, name: new RegExp(name.replaceAll(' ', '\\s'), 'u') });
const button = (name: string) => screen.getByRole('button', { name });
const getFrequencySelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: texts.frequency });

describe('saved search by its mail link', () => {
  it('requires a confirmation before it is active', async () => {
    const { steps } = open(search({ state: 'unconfirmed' }));
    await title();
    expect(screen.getByText(/nic vám nepošleme/u)).toBeTruthy();
    expect([screen.queryByRole('combobox'), screen.queryByRole('button', { name: texts.pause })]).toEqual([
      null,
      null,
    ]);
    await userEvent.click(button(texts.link.confirm));
    expect(await screen.findByText(texts.link.active)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.link.confirm })).toBeNull();
    expect(steps).toEqual([`POST /api/saved-searches/4/confirm/${TOKEN}`]);
  });

  it('can be confirmed and ended without JavaScript by forms', async () => {
    open(search({ state: 'unconfirmed' }));
    await title();
    const forms = [texts.link.confirm, texts.link.unsubscribe].map((name) => button(name).closest('form'));
    expect(forms.map((form) => [form?.method, form?.getAttribute('action')])).toEqual([
      ['post', `/api/saved-searches/4/confirm/${TOKEN}`],
      ['post', `/api/saved-searches/4/unsubscribe/${TOKEN}`],
    ]);
  });

  it('changes its frequency without pausing', async () => {
    const { steps } = open(search());
    await title();
    expect(screen.getByRole('link', { name: texts.show }).getAttribute('href')).toBe('/katalog/svatba/praha');
    await userEvent.selectOptions(getFrequencySelect(), texts.frequencies.weekly);
    await waitFor(() => expect(getFrequencySelect().value).toBe('weekly'));
    expect(steps).toEqual([{ token: TOKEN, frequency: 'weekly', paused: false }]);
    expect(toasts).toEqual([{ message: texts.changed, kind: 'success', action: undefined }]);
  });

  it('keeps a change when the next one comes before its answer', async () => {
    const { steps } = open(search());
    await title();
    fireEvent.change(getFrequencySelect(), { target: { value: 'weekly' } });
    expect(getFrequencySelect().value).toBe('weekly');
    fireEvent.click(button(texts.pause));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(steps).toEqual([
      { token: TOKEN, frequency: 'weekly', paused: false },
      { token: TOKEN, frequency: 'weekly', paused: true },
    ]);
    expect(await screen.findByText(/Hlídání je pozastavené/u)).toBeTruthy();
    expect(getFrequencySelect().value).toBe('weekly');
  });

  it('is paused and resumed with the same frequency', async () => {
    const { steps } = open(search({ frequency: 'now' }));
    await title();
    await userEvent.click(button(texts.pause));
    expect(await screen.findByText(/Hlídání je pozastavené/u)).toBeTruthy();
    await userEvent.click(button(texts.resume));
    await screen.findByRole('button', { name: texts.pause });
    expect(steps).toEqual([
      { token: TOKEN, frequency: 'now', paused: true },
      { token: TOKEN, frequency: 'now', paused: false },
    ]);
  });

  it('shows that its filter is no longer valid', async () => {
    open(search({ url: null }));
    await title();
    expect(screen.getByText(/^Hledání už neplatí/u)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.show })).toBeNull();
  });

  it('is deleted at once and shows that also later', async () => {
    const { steps } = open(search());
    await title();
    await userEvent.click(button(texts.link.unsubscribe));
    expect((await screen.findByRole('status')).textContent).toContain('hledání je smazané');
    expect(steps).toEqual([`POST /api/saved-searches/4/unsubscribe/${TOKEN}`]);
    cleanup();
    open(null);
    expect((await screen.findByRole('status')).textContent).toContain(texts.link.gone);
    expect(screen.getByRole('link', { name: texts.link.catalogue }).getAttribute('href')).toBe('/');
  });

  it('shows a failed action and stays unchanged', async () => {
    open(search(), failWith(429, { message: 'Zkuste to prosím za chvíli.' }));
    await title();
    await userEvent.selectOptions(getFrequencySelect(), texts.frequencies.weekly);
    await userEvent.click(button(texts.pause));
    await userEvent.click(button(texts.link.unsubscribe));
    await waitFor(() =>
      expect(toasts.map(({ message, kind }) => [message, kind])).toEqual(
        Array.from({ length: 3 }, () => ['Zkuste to prosím za chvíli.', 'error']),
      ),
    );
    expect([
      getFrequencySelect().value,
      button(texts.pause).textContent,
      screen.getByText(texts.link.active).tagName,
    ]).toEqual(['daily', texts.pause, 'P']);
  });

  it('is not found for a foreign token or a malformed link', async () => {
    for (const address of ['/hledani/4/cizi-token-hledani', `/hledani/0/${TOKEN}`]) {
      const { router } = open(search(), null, address);
      await screen.findByText('error page');
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
      cleanup();
    }
  });
});
