import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { renderKit } from '../../testing/console.tsx';
import { useCommand } from './use-command.ts';

type Undo = (output: string, input: number) => Promise<unknown>;
const Page = ({ undo }: { undo?: Undo }) => {
  const remove = useCommand({
    run: (input: number) => Promise.resolve(`gone ${input}`),
    done: (output) => output,
    ...(undo && { undo }),
  });
  return (
    <>
      <button onClick={() => void remove(1)}>first</button>
      <button onClick={() => void remove(2)}>second</button>
      <input aria-label="text" />
    </>
  );
};
const createUndoMock = () => jest.fn<Undo>().mockResolvedValue(null);
const listUndoButtons = (): HTMLElement[] => screen.queryAllByRole('button', { name: admin.undo.label });
const press = (key: string, target: Element = document.body): boolean => fireEvent.keyDown(target, { key });

describe('useCommand with undo', () => {
  test('offers undo once and confirms it', async () => {
    const undo = createUndoMock();
    await renderKit(<Page undo={undo} />);
    await userEvent.click(screen.getByText('first'));
    await screen.findByText('gone 1');
    const [way] = listUndoButtons();
    fireEvent.click(way as HTMLElement);
    fireEvent.click(way as HTMLElement);
    expect(await screen.findByText(admin.undo.done)).toBeTruthy();
    expect(undo.mock.calls).toEqual([['gone 1', 1]]);
    await waitFor(() => expect(listUndoButtons()).toEqual([]));
  });
  test('reports a failed undo', async () => {
    await renderKit(
      <Page
        undo={() => Promise.reject(new ApiError(409, { error_code: 'IN_USE', message: 'Nejde vratit' }))}
      />,
    );
    await userEvent.click(screen.getByText('first'));
    await screen.findByText('gone 1');
    fireEvent.click(listUndoButtons()[0] as HTMLElement);
    expect(await screen.findByText(/Nejde vratit/u)).toBeTruthy();
    expect(screen.queryByText(admin.undo.done)).toBeNull();
  });
  test('undoes the last change by the key z, once and not while typing', async () => {
    const undo = createUndoMock();
    await renderKit(<Page undo={undo} />);
    await userEvent.click(screen.getByText('first'));
    await userEvent.click(screen.getByText('second'));
    await screen.findByText('gone 2');
    press('z', screen.getByLabelText('text'));
    expect(undo).not.toHaveBeenCalled();
    press('z');
    press('z');
    await screen.findByText(admin.undo.done);
    expect(undo.mock.calls).toEqual([['gone 2', 2]]);
  });
  test('shows only a message without undo', async () => {
    await renderKit(<Page />);
    await userEvent.click(screen.getByText('first'));
    await screen.findByText('gone 1');
    expect(listUndoButtons()).toEqual([]);
  });
});

describe('undo timeout', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const deleted = async (): Promise<HTMLElement> => {
    const shown = renderKit(<Page undo={createUndoMock()} />);
    await pass(50);
    await shown;
    fireEvent.click(screen.getByText('first'));
    await pass(100);
    return listUndoButtons()[0]?.closest('[role="status"]') as HTMLElement;
  };

  test('lasts at least ten seconds, then the notice closes', async () => {
    await deleted();
    await pass(10_000);
    expect(listUndoButtons()).toHaveLength(1);
    await pass(4000);
    expect(listUndoButtons()).toHaveLength(0);
  });
  test.each([
    ['mouseEnter', 'mouseLeave'],
    ['focusIn', 'focusOut'],
  ] as const)('pauses between %s and %s', async (begin, end) => {
    const notice = await deleted();
    await pass(9000);
    fireEvent[begin](notice);
    await pass(60_000);
    expect(listUndoButtons()).toHaveLength(1);
    fireEvent[end](notice);
    await pass(10_000);
    expect(listUndoButtons()).toHaveLength(1);
    await pass(4000);
    expect(listUndoButtons()).toHaveLength(0);
  });
});
