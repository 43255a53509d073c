import { afterEach, describe, expect, it } from '@jest/globals';
import {
  createClient,
  ApiError,
  type Session,
  type SpaceDetail,
  type SpaceEditing,
  type SpacePanoramaAnswer,
} from '@prostora/api-client';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { fakeUploads } from '@prostora/testing/fake-uploads.ts';
import { panorama, space as spaceOf } from '@prostora/testing/space-fixtures.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ApiProvider } from '../../../../lib/api-context.tsx';
import { createFetch } from '../../../../testing/render-site.tsx';
import { TourEditor } from './tour-editor.tsx';

const EDITING: SpaceEditing = {
  checklist: [],
  completeness: 50,
  max_photos: 15,
  has_video: false,
  is_suspended: false,
  reason: null,
  relation: 'owner',
};
const toAnswer = (space: SpaceDetail): SpacePanoramaAnswer => ({ space, editing: EDITING, panorama: null });
const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });

function open(start: SpaceDetail, answer: (body: Record<string, unknown>) => SpaceDetail = () => start) {
  const asked: [string, unknown][] = [];
  const sent = fakeUploads();
  const api = createClient({
    fetch: createFetch((url, { body }) => {
      asked.push([url.pathname, body]);
      return toAnswer(answer(body as Record<string, unknown>));
    }),
  });
  const session = {
    getState: () => ({ status: 'signed-in', user: null }),
    subscribe: () => () => undefined,
    transport: {},
  } as unknown as Session;
  function Host(): ReactNode {
    const [space, setSpace] = useState(start);
    return (
      <TourEditor
        space={space}
        authToken={null}
        onChange={(changed) => setSpace(changed.space)}
        onBusy={() => undefined}
      />
    );
  }
  render(
    <ApiProvider api={api}>
      <SessionProvider session={session}>
        <Host />
      </SessionProvider>
    </ApiProvider>,
  );
  return { asked, sent };
}

const two = [panorama(1, { title: 'Pódium' }), panorama(2)];
const choose = (...files: File[]): void => {
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } });
};

afterEach(cleanup);

describe('TourEditor', () => {
  it('uploads panoramas and shows refusals beside their files', async () => {
    const start = spaceOf();
    const { sent } = open(start);
    choose(file('sal.jpg'), file('loft.jpg'));
    await act(async () => {
      sent[0]?.reject(
        new ApiError(415, {
          message: 'x',
          errors: { file: 'Panorama musí být přesně dvakrát širší než vysoké.' },
        }),
      );
      sent[1]?.resolve(toAnswer({ ...start, panoramas: [panorama(1)] }));
      await Promise.resolve();
    });
    expect(await screen.findByText(/přesně dvakrát/u)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Panoramata v pořadí prohlídky' }).children).toHaveLength(1);
  });

  it('allows at most six panoramas', () => {
    open(spaceOf({ panoramas: [1, 2, 3, 4, 5, 6].map((id) => panorama(id)) }));
    expect(screen.queryByRole('button', { name: /^Přidat panorama/u })).toBeNull();
    expect(screen.getByText(/^Prohlídka má všech 6 panoramat/u)).toBeTruthy();
  });

  it('saves a changed title once on blur', async () => {
    const user = userEvent.setup();
    const start = spaceOf({ panoramas: two });
    const { asked } = open(start, () => ({
      ...start,
      panoramas: [two[0]!, { ...two[1]!, title: 'Galerie' }],
    }));
    const [first, second] = screen.getAllByLabelText('Odkud je pohled');
    await user.click(first!);
    await user.tab();
    expect(asked).toEqual([]);
    await user.type(second!, ' Galerie {Enter}');
    await waitFor(() =>
      expect(asked).toEqual([
        ['/api/space/panorama/title', { space_id: 1, panorama_id: 2, title: 'Galerie' }],
      ]),
    );
  });

  it('moves a scene and deletes one after a confirmation', async () => {
    const user = userEvent.setup();
    const start = spaceOf({ panoramas: two });
    const { asked } = open(start, (body) => ({
      ...start,
      panoramas: 'position' in body ? [two[1]!, two[0]!] : [two[1]!],
    }));
    await user.click(screen.getByRole('button', { name: 'Posunout dřív: Pódium' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Posunout později: Pódium' }));
    await waitFor(() =>
      expect(asked).toEqual([['/api/space/panorama/move', { space_id: 1, panorama_id: 1, position: 1 }]]),
    );
    await user.click(screen.getByRole('button', { name: 'Smazat panorama: Pódium' }));
    screen.getByRole('group', { name: 'Smazat panorama?' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Smazat panorama?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Smazat panorama: Pódium' }));
    await user.click(screen.getByRole('button', { name: 'Smazat' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual(['/api/space/panorama/delete', { space_id: 1, panorama_id: 1 }]),
    );
  });
});
