import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createClient,
  ApiError,
  type Session,
  type SpaceDetail,
  type SpaceEditing,
  type SpaceImage,
  type SpaceImageAnswer,
} from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { RouterProvider } from '@prostora/nav';
import { image } from '@prostora/testing/catalog-fixtures.ts';
import { fakeUploads } from '@prostora/testing/fake-uploads.ts';
import { space as spaceOf } from '@prostora/testing/space-fixtures.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ApiProvider } from '../../lib/api-context.tsx';
import { PhotoManager } from './photo-manager.tsx';

const editing = (change: Partial<SpaceEditing> = {}): SpaceEditing => ({
  checklist: [],
  completeness: 50,
  max_photos: 15,
  has_video: false,
  is_suspended: false,
  reason: null,
  relation: 'owner',
  ...change,
});
const toAnswer = (space: SpaceDetail, added: SpaceImage | null = null): SpaceImageAnswer => ({
  space,
  editing: editing(),
  image: added,
  error: null,
  redirect_to_url: null,
});
const photo = (name: string, type = 'image/jpeg', size = 2048): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

type Answer = (path: string, body: Record<string, unknown>) => unknown;

function open(
  start: SpaceDetail,
  {
    limits = editing(),
    answer = () => ({}),
    authToken = null,
  }: { limits?: SpaceEditing; answer?: Answer; authToken?: string | null } = {},
) {
  const sent = fakeUploads();
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const api = createClient({
    fetch: async (path, init) => {
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      asked.push({ path, body });
      const result = await answer(path, body);
      return result instanceof ApiError
        ? new Response(JSON.stringify({ message: result.message }), { status: result.status })
        : new Response(JSON.stringify(result));
    },
  });
  const state = { status: 'signed-in', user: null };
  const session = {
    getState: () => state,
    subscribe: () => () => undefined,
    transport: {},
  } as unknown as Session;
  const last: { space: SpaceDetail } = { space: start };
  function Host(): ReactNode {
    const [shown, setShown] = useState(start);
    return (
      <PhotoManager
        space={shown}
        editing={limits}
        authToken={authToken}
        onChange={(changed) => {
          last.space = changed.space;
          setShown(changed.space);
        }}
      />
    );
  }
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ApiProvider api={api}>
          <SessionProvider session={session}>
            <Host />
          </SessionProvider>
        </ApiProvider>
      ),
    },
  ]);
  const view = render(<RouterProvider router={router} />);
  return { sent, asked, last, view };
}

const tiles = (): (string | null)[] =>
  [...document.querySelectorAll('[data-photo]')].map((tile) => tile.getAttribute('data-photo'));
const choose = (...files: File[]): void => {
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } });
};
const flush = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

afterEach(cleanup);
afterEach(() => {
  sessionStorage.clear();
});

describe('adding photographs', () => {
  it('uploads at most three files at once', async () => {
    const start = spaceOf({ images: [] });
    const { sent } = open(start);
    choose(...[1, 2, 3, 4, 5].map((number) => photo(`${number}.jpg`)));
    expect(sent).toHaveLength(3);
    expect(screen.getAllByText('Čeká ve frontě')).toHaveLength(2);
    await flush(() => sent[0]!.resolve(toAnswer({ ...start, images: [image(1)] }, image(1))));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(tiles()).toEqual(['1']);
  });

  it('shows the progress of each file', async () => {
    const { sent } = open(spaceOf({ images: [] }));
    choose(photo('sal.jpg'));
    await flush(() => sent[0]!.progress(50, 200));
    expect(screen.getByRole('progressbar', { name: 'Nahrávání: sal.jpg' }).getAttribute('value')).toBe('25');
  });

  it('shows why an upload failed and retries on demand', async () => {
    const { sent } = open(spaceOf({ images: [] }));
    choose(photo('sal.jpg'));
    await flush(() => sent[0]!.reject(new ApiError(503, { message: 'Služba je na chvíli nedostupná.' })));
    expect(await screen.findByText('Služba je na chvíli nedostupná.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu: sal.jpg' }));
    expect(sent).toHaveLength(2);
  });

  it('cancels an upload and starts the next one', async () => {
    const { sent } = open(spaceOf({ images: [] }));
    choose(...[1, 2, 3, 4].map((number) => photo(`${number}.jpg`)));
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit nahrávání: 2.jpg' }));
    expect(sent[1]!.isAborted()).toBe(true);
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(screen.queryByText(/^2\.jpg/u)).toBeNull();
  });

  it('rejects invalid files before sending', () => {
    const { sent } = open(spaceOf({ images: [] }));
    choose(
      photo('plan.pdf', 'application/pdf'),
      photo('velka.jpg', 'image/jpeg', LIMITS.photoBytes + 1),
      photo('prazdna.jpg', 'image/jpeg', 0),
    );
    expect(sent).toHaveLength(0);
    for (const reason of [/^Tento druh souboru/u, /^Soubor má víc než 15 MB/u, /^Soubor je prázdný/u])
      expect(screen.getByText(reason)).toBeTruthy();
  });

  it('accepts files up to the plan limit and links to the membership', async () => {
    const start = spaceOf({ images: [image(1), image(2)] });
    const { sent } = open(start, { limits: editing({ max_photos: 3 }) });
    choose(photo('a.jpg'), photo('b.jpg'));
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/^Přes limit členství/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Porovnat členství' }).getAttribute('href')).toBe(
      '/klient/clenstvi',
    );
    expect(screen.queryByRole('button', { name: /^Přidat fotky/u })).toBeNull();
  });

  it('has one accessible button, and a hint at the limit of one photo', () => {
    const { view } = open(spaceOf({ images: [] }));
    expect(screen.getAllByRole('button', { name: /^Přidat fotky/u })).toHaveLength(1);
    expect(screen.queryByLabelText(/^Přidat fotky/u)).toBeNull();
    view.unmount();
    open(spaceOf({ images: [image(1)] }), { limits: editing({ max_photos: 1 }) });
    expect(screen.getByText(/dovoluje 1 fotku\./u)).toBeTruthy();
  });

  it('returns the focus when a deletion is cancelled', async () => {
    open(spaceOf({ images: [image(1), image(2)] }));
    const remove = screen.getByRole('button', { name: 'Smazat fotku 2' });
    await userEvent.click(remove);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Nechat' })).toBeNull();
    expect(document.activeElement).toBe(remove);
  });

  it('accepts dropped and pasted files, except into a text field', async () => {
    const { sent } = open(spaceOf({ images: [] }));
    const zone = screen.getByRole('button', { name: /^Přidat fotky/u });
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [photo('pustena.jpg')] } });
    expect(sent).toHaveLength(1);
    fireEvent.paste(document.body, { clipboardData: { files: [photo('vlozena.png', 'image/png')] } });
    expect(sent).toHaveLength(2);
    const field = document.body.appendChild(document.createElement('textarea'));
    fireEvent.paste(field, { clipboardData: { files: [photo('do-textu.png', 'image/png')] } });
    expect(sent).toHaveLength(2);
    field.remove();
  });

  it('warns before leaving during uploads and cancels them on unmount', async () => {
    const { sent, view } = open(spaceOf({ images: [] }));
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    choose(photo('sal.jpg'));
    expect(leave()).toBe(false);
    view.unmount();
    expect(sent[0]!.isAborted()).toBe(true);
    expect(leave()).toBe(true);
  });

  it('sends the token of an e-mailed link', () => {
    const { sent } = open(spaceOf({ images: [] }), { authToken: 'odkaz' });
    choose(photo('sal.jpg'));
    expect(sent[0]!.form.get('auth_token')).toBe('odkaz');
  });
});

describe('a photo in processing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is polled every two seconds, then less often, until it is ready', async () => {
    const processing = { ...image(1), status: 'processing', url: null } as const;
    let ready = false;
    const { asked } = open(spaceOf({ images: [processing] }), {
      answer: () => ({ space: spaceOf({ images: [ready ? image(1) : processing] }), editing: editing() }),
    });
    expect(screen.getByText('Zpracovává se')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(asked).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(asked).toHaveLength(1);
    ready = true;
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asked).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Sál číslo 1' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(2);
  });
});

describe('uploaded photos', () => {
  it('show why processing failed, and are deleted after a confirmation', async () => {
    const start = spaceOf({
      images: [image(1), { ...image(2), status: 'failed', url: null, failure: 'Obrázek je poškozený.' }],
    });
    const { asked } = open(start, { answer: () => toAnswer({ ...start, images: [image(1)] }) });
    expect(screen.getByText('Obrázek je poškozený.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Smazat fotku 2' }));
    await userEvent.keyboard('{Escape}');
    expect(tiles()).toEqual(['1', '2']);
    await userEvent.click(screen.getByRole('button', { name: 'Smazat fotku 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smazat' }));
    expect(tiles()).toEqual(['1']);
    expect(asked[0]?.body).toMatchObject({ id_space_image: 2 });
  });

  it('reappear when the server refuses to delete them', async () => {
    open(spaceOf({ images: [image(1)] }), {
      answer: () => new ApiError(500, { message: 'Chyba na naší straně.' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Smazat fotku 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smazat' }));
    await waitFor(() => expect(tiles()).toEqual(['1']));
  });

  it('save an alternative text', async () => {
    const start = spaceOf({ images: [image(1)] });
    const { asked } = open(start, { answer: () => toAnswer(start) });
    await userEvent.click(screen.getByRole('button', { name: 'Popsat fotku 1' }));
    const field = within(screen.getByRole('dialog')).getByLabelText('Co je na fotce vidět');
    await userEvent.clear(field);
    await userEvent.type(field, 'Dlouhý dubový stůl{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]).toMatchObject({
      path: '/api/space/image/describe',
      body: { space_image_id: 1, alt: 'Dlouhý dubový stůl' },
    });
  });

  it('keep an unsaved description when the dialog is closed', async () => {
    const start = spaceOf({ images: [image(1)] });
    open(start, { answer: () => toAnswer(start) });
    const openDialog = async (): Promise<HTMLInputElement> => {
      await userEvent.click(screen.getByRole('button', { name: 'Popsat fotku 1' }));
      return within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Co je na fotce vidět');
    };
    const field = await openDialog();
    await userEvent.clear(field);
    await userEvent.type(field, 'Okna do zahrady{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openDialog()).value).toBe('Okna do zahrady');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('order of photos', () => {
  const width = 100;
  beforeEach(() => {
    // A row of squares: keyboard sorting needs geometry, which jsdom lacks.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const tile = this.closest('[data-photo]');
      const index = tile ? [...document.querySelectorAll('[data-photo]')].indexOf(tile) : 0;
      return new DOMRect(index * width, 0, width, width);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function dragByKeyboard(keys: string): Promise<void> {
    screen.getByRole('button', { name: /^Přesunout fotku 1 / }).focus();
    for (const key of keys.split(' ')) {
      fireEvent.keyDown(document.activeElement!, { code: key, key });
      await act(
        () =>
          new Promise((resolve) => {
            setTimeout(resolve, 60);
          }),
      );
    }
  }

  it('changes by keyboard, optimistically, and is sent', async () => {
    const start = spaceOf({ images: [image(1), image(2), image(3)] });
    const { asked } = open(start, {
      answer: () => toAnswer({ ...start, images: [image(2), image(1), image(3)] }),
    });
    await dragByKeyboard('Space ArrowRight Space');
    await waitFor(() => expect(tiles()).toEqual(['2', '1', '3']));
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        path: '/api/space/image/move',
        body: { space_id: 1, space_image_id: 1, position: 1 },
      }),
    );
  });

  it('is reverted when the server refuses it', async () => {
    open(spaceOf({ images: [image(1), image(2)] }), { answer: () => new ApiError(500, {}) });
    await dragByKeyboard('Space ArrowRight Space');
    await waitFor(() => expect(tiles()).toEqual(['1', '2']));
  });

  it('is announced in Czech', async () => {
    open(spaceOf({ images: [image(1), image(2)] }));
    await dragByKeyboard('Space');
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
      'Fotka 1 ze\u00a02 je zvednutá.',
    );
    expect(
      screen.getByRole('button', { name: /^Přesunout fotku 1 / }).getAttribute('aria-roledescription'),
    ).toBe('přesouvatelná fotka');
  });
});
