import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Selection } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { comparison } from '@prostora/strings/cs/favourites.ts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../../testing/render-site.tsx';

const TOKEN = 'sender-token-of-the-selection';
const compared = (id: number): Selection['spaces'][number] => ({
  card: card(id, { capacity: 20 + id }),
  tags: { purpose: [], equipments: [], services: [] },
  layouts: [],
  offer_for_me: null,
  quote: null,
  instant_booking: false,
});
const votersView = (change: Partial<Selection> = {}): Selection => ({
  id: 5,
  is_sender: false,
  event: '?guests=22',
  spaces: [compared(1), compared(2)],
  gone: [],
  counts: [
    { space_id: 1, yes: 2, maybe: 1, no: 0 },
    { space_id: 2, yes: 0, maybe: 0, no: 3 },
  ],
  voters: 3,
  votes: null,
  voter_token: null,
  chosen_space_id: null,
  expires_at: '2099-01-01T00:00:00Z',
  ...change,
});
const sendersView = (change: Partial<Selection> = {}): Selection =>
  votersView({
    is_sender: true,
    voter_token: 'voter-token-of-the-selection',
    votes: [
      { name: 'Jana', answers: [{ space_id: 1, answer: 'yes' }] },
      { name: '', answers: [{ space_id: 1, answer: 'maybe' }] },
    ],
    ...change,
  });

/** Opens the page; `respond` answers the calls after the first one. */
function open(selection: Selection, respond: (method: string, path: string) => unknown = () => null) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  const site = renderSite(urls.selection(5, TOKEN), ({ pathname }, { method, body }) => {
    if (pathname === '/api/selections/5/link') return { selection };
    if (!pathname.startsWith('/api/selections/5')) return failWith(404);
    sent.push({ method, path: pathname.slice('/api/selections/5'.length), body });
    return respond(method, pathname) ?? { selection };
  });
  return { ...site, sent };
}
const pick = async (title: RegExp, answer: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('group', { name: title })).getByLabelText(answer));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page of voters', () => {
  it('shows counts without names, and marks a space that is too small', async () => {
    open(votersView());
    const [first, second] = await screen.findAllByRole('heading', { level: 2 });
    expect([first?.textContent, second?.textContent]).toEqual(['Loft 1', 'Loft 2']);
    expect(screen.getByText('Ano 2 · Spíš 1 · Ne 0')).toBeTruthy();
    expect(screen.getByText(/na vás málo/u).textContent?.replaceAll('\u00a0', ' ')).toBe(
      '21 míst, na vás málo',
    );
    expect(screen.queryByText(/Jana/u)).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(comparison.take, 'u') })).toBeNull();
  });

  it('sends a vote and keeps it in the browser, so that it can be changed and withdrawn', async () => {
    const { sent } = open(votersView());
    await pick(/Loft.1/u, texts.answers.yes);
    await userEvent.type(screen.getByLabelText(texts.vote.name), 'Petr');
    await userEvent.click(screen.getByRole('button', { name: texts.vote.send }));
    await screen.findByRole('button', { name: texts.vote.change });
    await pick(/Loft.2/u, texts.answers.no);
    await userEvent.click(screen.getByRole('button', { name: texts.vote.change }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const key = (sent[0]?.body as { voter_key: string }).voter_key;
    const vote = { token: TOKEN, voter_key: key, name: 'Petr' };
    expect(sent).toEqual([
      { method: 'PUT', path: '/vote', body: { ...vote, answers: [{ space_id: 1, answer: 'yes' }] } },
      {
        method: 'PUT',
        path: '/vote',
        body: {
          ...vote,
          answers: [
            { space_id: 1, answer: 'yes' },
            { space_id: 2, answer: 'no' },
          ],
        },
      },
    ]);
    cleanup();
    const again = open(votersView());
    await userEvent.click(await screen.findByRole('button', { name: texts.vote.withdraw }));
    await screen.findByRole('button', { name: texts.vote.send });
    expect(again.sent).toEqual([{ method: 'DELETE', path: '/vote', body: { token: TOKEN, voter_key: key } }]);
  });

  it('asks for an answer before it sends', async () => {
    const { sent } = open(votersView());
    await userEvent.click(await screen.findByRole('button', { name: texts.vote.send }));
    expect((await screen.findByText(/vyberte Ano/u)).textContent).toBe(texts.vote.noAnswer);
    expect(sent).toEqual([]);
  });

  it('asks for the name before it sends', async () => {
    const { sent } = open(votersView());
    await pick(/Loft.1/u, texts.answers.yes);
    await userEvent.type(screen.getByLabelText(texts.vote.name), '  ');
    await userEvent.click(screen.getByRole('button', { name: texts.vote.send }));
    await screen.findByText('Vyplňte jméno');
    expect(sent).toEqual([]);
  });

  it('shows the error of the name at its field', async () => {
    open(votersView(), () => failWith(422, { errors: { name: 'Bez odkazu' } }));
    await pick(/Loft.1/u, texts.answers.yes);
    await userEvent.type(screen.getByLabelText(texts.vote.name), 'www.host.cz');
    await userEvent.click(screen.getByRole('button', { name: texts.vote.send }));
    await screen.findByText('Bez odkazu');
    expect(screen.getByLabelText(texts.vote.name).getAttribute('aria-invalid')).toBe('true');
  });

  it('tells what was taken and what is not offered any more', async () => {
    open(votersView({ chosen_space_id: 2, gone: [{ id: 9, similar_url: '/katalog/praha' }] }));
    expect((await screen.findByText(/^Vybráno: /u)).textContent).toContain('Loft');
    expect(screen.getByRole('link', { name: comparison.similar }).getAttribute('href')).toBe(
      '/katalog/praha',
    );
  });
});

describe('the page of the sender', () => {
  it('has the link for voters, the names and no form', async () => {
    open(sendersView());
    const link = await screen.findByLabelText<HTMLInputElement>(/^Odkaz k/u);
    await waitFor(() =>
      expect(link.value).toBe(
        `${window.location.origin}${urls.selection(5, 'voter-token-of-the-selection')}`,
      ),
    );
    expect(screen.getByText(texts.names('yes', ['Jana']))).toBeTruthy();
    expect(screen.getByText(texts.names('maybe', [texts.nameless]))).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.vote.send })).toBeNull();
  });

  it('takes a space: voters are told, and its page opens with the event', async () => {
    const { sent, place } = open(sendersView());
    const [take] = await screen.findAllByRole('button', { name: new RegExp(comparison.take, 'u') });
    await userEvent.click(take!);
    await waitFor(() => expect(place()).toBe('/prostor/pragovka/loft-1?guests=22'));
    expect(sent).toEqual([{ method: 'PUT', path: '/choice', body: { token: TOKEN, space_id: 1 } }]);
  });

  it('stays when the space is not offered any more', async () => {
    const { place } = open(sendersView(), () => failWith(422, { errors: { space_id: 'Vyberte' } }));
    const [take] = await screen.findAllByRole('button', { name: new RegExp(comparison.take, 'u') });
    await userEvent.click(take!);
    await waitFor(() => expect(take?.getAttribute('aria-disabled') ?? 'false').not.toBe('true'));
    expect(place()).toBe(urls.selection(5, TOKEN));
  });
});

it('answers a wrong token with the page of errors', async () => {
  renderSite(urls.selection(5, TOKEN), () => failWith(404));
  expect(await screen.findByText('error page')).toBeTruthy();
});
