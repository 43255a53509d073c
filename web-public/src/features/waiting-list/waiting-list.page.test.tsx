import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuestWaitlistEntry } from '@prostora/api-client';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const texts = waitingList.page;
const TOKEN = 'tajny-token-cekajiciho';
const entry = (change: Partial<GuestWaitlistEntry> = {}): GuestWaitlistEntry => ({
  id: 3,
  state: 'waiting',
  position: 2,
  space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
  start_datetime: '2027-12-17T15:00:00.000Z',
  end_datetime: '2027-12-17T22:00:00.000Z',
  guests: 40,
  offered_until: null,
  price: null,
  price_state: null,
  reservation_url: null,
  ...change,
});
const OFFER = entry({
  state: 'offered',
  position: 1,
  offered_until: '2027-12-01T10:00:00.000Z',
  price: 13_300,
  price_state: 'complete',
});

let steps: string[] = [];
beforeEach(() => {
  steps = [];
});

/** Renders the page on a stateful API: each step leads to the next entry. */
function open(first: GuestWaitlistEntry, next: GuestWaitlistEntry | null = null): void {
  let present = first;
  renderSite(`/cekani/3/${TOKEN}`, (url, { body }) => {
    const step = url.pathname.split('/').at(-1) ?? '';
    if ((body as { token: string }).token !== TOKEN) return failWith(404);
    if (step === 'guest') return { entry: present };
    steps.push(step);
    if (!next) return failWith(409);
    present = next;
    return { entry: present };
  });
}
const title = (state: GuestWaitlistEntry['state']) =>
  screen.findByRole('heading', {
    level: 1,
    name: new RegExp(texts.states[state].title.replaceAll(' ', '\\s'), 'u'),
  });
const listButtons = (): (string | null)[] => {
  const names = [texts.confirm, texts.take, texts.pass, texts.leave];
  return names.filter((name) => screen.queryByRole('button', { name }) !== null);
};

describe('the page of an entry of a waiting list', () => {
  it.each([
    [entry({ state: 'unproved', position: null }), [texts.confirm, texts.leave]],
    [entry(), [texts.leave]],
    [OFFER, [texts.take, texts.pass]],
    [entry({ state: 'passed', position: null }), []],
    [entry({ state: 'left', position: null }), []],
  ])('offers the steps of its state', async (shown, buttons) => {
    open(shown);
    await title(shown.state);
    expect(listButtons()).toEqual(buttons);
  });

  it('shows the position and joins after confirmation', async () => {
    open(entry({ state: 'unproved', position: null }), entry({ position: 2 }));
    await title('unproved');
    await userEvent.click(screen.getByRole('button', { name: texts.confirm }));
    await title('waiting');
    expect(screen.getByText(/na\s2\.\smístě/u)).toBeTruthy();
    expect(steps).toEqual(['confirm']);
  });

  it('takes an offer and links to the reservation', async () => {
    open(OFFER, entry({ state: 'taken', position: null, reservation_url: '/rezervace/7#token=tajny-odkaz' }));
    await title('offered');
    expect(screen.getByText(/13\s300\sKč/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.take }));
    await title('taken');
    const link = screen.getByRole('link', { name: texts.reservation });
    expect(link.getAttribute('href')).toBe('/rezervace/7#token=tajny-odkaz');
  });

  it('ends with its link, which the next mail replaces', async () => {
    open(entry(), entry());
    await title('waiting');
    await userEvent.click(screen.getByRole('button', { name: texts.revoke.open }));
    const dialog = within(screen.getByRole('dialog', { name: texts.revoke.dialog.title }));
    await userEvent.click(dialog.getByRole('button', { name: texts.revoke.dialog.yes }));
    expect(await screen.findByText(/^Na termín čekáte dál\./u)).toBeTruthy();
    expect(steps).toEqual(['revoke-link']);
    expect(listButtons()).toEqual([]);
  });

  it('keeps the link of an offer, which it would lose', async () => {
    open(OFFER);
    await title('offered');
    expect(screen.queryByRole('button', { name: texts.revoke.open })).toBeNull();
  });

  it('loads the current state after a rejected step', async () => {
    open(OFFER);
    await title('offered');
    await userEvent.click(screen.getByRole('button', { name: texts.pass }));
    expect(steps).toEqual(['pass']);
    expect(listButtons()).toEqual([texts.take, texts.pass]);
  });
});
