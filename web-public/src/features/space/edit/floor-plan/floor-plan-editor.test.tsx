import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient, type Session, type SpaceDetail, type SpaceFloorPlan } from '@prostora/api-client';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { fakeUploads } from '@prostora/testing/fake-uploads.ts';
import { space as spaceOf } from '@prostora/testing/space-fixtures.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { FloorPlanSection } from '../../../../components/floor-plan/floor-plan-section.tsx';
import { ApiProvider } from '../../../../lib/api-context.tsx';
import { createFetch } from '../../../../testing/render-site.tsx';
import { FloorPlanEditor } from './floor-plan-editor.tsx';

const plan = (change: Partial<SpaceFloorPlan> = {}): SpaceFloorPlan => ({
  id: 4,
  status: 'ready',
  url: '/media/plan-800.webp',
  sources: [{ type: 'image/webp', srcset: '/media/plan-400.webp 400w, /media/plan-800.webp 800w' }],
  width: 800,
  height: 400,
  placeholder: null,
  alt: '',
  scale: null,
  ...change,
});

function open(start: SpaceDetail, answer: (body: Record<string, unknown>) => SpaceDetail = () => start) {
  const asked: [string, unknown][] = [];
  const sent = fakeUploads();
  const api = createClient({
    fetch: createFetch((url, { body }) => {
      asked.push([url.pathname, body]);
      return { space: answer(body as Record<string, unknown>), editing: {} };
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
      <FloorPlanEditor
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

afterEach(cleanup);

describe('FloorPlanEditor', () => {
  it('uploads one picture and refuses other files', async () => {
    const start = spaceOf();
    const { sent } = open(start);
    const choose = (file: File): void => {
      fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
        target: { files: [file] },
      });
    };
    choose(new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    expect(sent).toHaveLength(0);
    choose(new File(['x'], 'plan.png', { type: 'image/png' }));
    await act(async () => {
      sent[0]?.resolve({
        space: { ...start, floor_plan: plan({ status: 'processing', url: null }) },
        editing: {},
      });
      await Promise.resolve();
    });
    expect(await screen.findByText('Připravuje se')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vyměnit obrázek' })).toBeTruthy();
  });

  it('saves a scale line that is moved by the arrow keys', async () => {
    const user = userEvent.setup();
    const start = spaceOf({ floor_plan: plan() });
    const { asked } = open(start, (body) => ({
      ...start,
      floor_plan: plan({ scale: body['scale'] as SpaceFloorPlan['scale'] }),
    }));
    const from = screen.getByRole('slider', { name: 'Začátek úsečky' });
    from.focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    expect(from.getAttribute('aria-valuetext')).toBe('25\u00a0% zleva, 45\u00a0% shora');
    await user.click(screen.getByRole('button', { name: 'Uložit měřítko' }));
    expect(screen.getByText(/^Zadejte délku od/u)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Délka úsečky/u), '12,5');
    await user.click(screen.getByRole('button', { name: 'Uložit měřítko' }));
    const scale = { x1: 0.245, y1: 0.45, x2: 0.75, y2: 0.5, metres: 12.5 };
    await waitFor(() => expect(asked).toEqual([['/api/space/floor-plan/scale', { space_id: 1, scale }]]));
    await user.click(await screen.findByRole('button', { name: 'Odebrat měřítko' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual(['/api/space/floor-plan/scale', { space_id: 1, scale: null }]),
    );
  });

  it('deletes the plan', async () => {
    const user = userEvent.setup();
    const start = spaceOf({ floor_plan: plan() });
    const { asked } = open(start, () => ({ ...start, floor_plan: null }));
    await user.click(screen.getByRole('button', { name: 'Smazat půdorys' }));
    expect(await screen.findByRole('button', { name: 'Nahrát půdorys' })).toBeTruthy();
    expect(asked).toEqual([['/api/space/floor-plan/delete', { space_id: 1 }]]);
  });
});

describe('FloorPlanSection', () => {
  it('shows a round scale bar and opens the largest picture', () => {
    render(<FloorPlanSection plan={plan({ scale: { x1: 0, y1: 0, x2: 0.5, y2: 0, metres: 10 } })} />);
    expect(screen.getByRole('img', { name: /^Měřítko: úsečka má 5\sm$/u })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/media/plan-800.webp');
  });

  it('has no bar without a scale line', () => {
    render(<FloorPlanSection plan={plan()} />);
    expect(screen.queryByRole('img', { name: /^Měřítko/u })).toBeNull();
  });
});
