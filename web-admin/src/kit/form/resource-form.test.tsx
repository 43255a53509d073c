import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { ApiError } from '@prostora/api-client';
import { useNavigate } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import '../feedback/confirm-dialog.tsx';
import './form-conflict.tsx';
import { findDialog, plain, renderKit } from '../../testing/console.tsx';
import FormDrawer from './form-drawer.tsx';
import { TextItem } from './form-fields.tsx';
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx';

type Values = { name: string; text: string; config: { most: string }; links: { url: string }[] };
type Record = {
  id: number;
  version: number;
  name: string;
  text: string;
  most: string;
  links: { url: string }[];
};
const record = (changes: Partial<Record> = {}): Record => ({
  id: 1,
  version: 3,
  name: 'Sál',
  text: 'Starý text',
  most: '5',
  links: [{ url: '/a' }, { url: '/b' }],
  ...changes,
});
const toValues = ({ name, text, most, links }: Record): Values => ({ name, text, config: { most }, links });
const met = (current: Record) =>
  new ApiError(409, { error_code: 'CONFLICT', message: 'Mezitim zmeneno', current } as ConstructorParameters<
    typeof ApiError
  >[1]);

type Props = Partial<ResourceFormProps<Values, Record>>;
const Fields = () => (
  <>
    <TextItem name="name" label="Name" max={20} />
    <TextItem name="text" label="Text" max={200} />
    <TextItem name={['config', 'most']} label="Most" max={5} />
    <Form.List name="links">
      {(fields) =>
        fields.map(({ name, key }) => (
          <Form.Item key={key} name={[name, 'url']} label={`Link ${name}`}>
            <Input />
          </Form.Item>
        ))
      }
    </Form.List>
  </>
);
const form = (props: Props = {}) => (
  <ResourceForm<Values, Record>
    name="thing"
    initial={toValues(record())}
    record={record()}
    toValues={toValues}
    submitLabel="Save"
    cancelLabel="Cancel"
    onSubmit={() => Promise.resolve()}
    onDone={() => undefined}
    onCancel={() => undefined}
    {...props}
  >
    <Fields />
  </ResourceForm>
);
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const submits = () => jest.fn<(values: Values, version: number) => Promise<unknown>>();

describe('ResourceForm buttons', () => {
  test.each(['Save', 'Cancel'])('%s leaves the focus in the field while it is pressed', async (label) => {
    await renderKit(form());
    await userEvent.click(field('Name'));
    await userEvent.pointer({
      target: screen.getByRole('button', { name: label }),
      keys: '[MouseLeft>]',
    });
    expect(document.activeElement).toBe(field('Name'));
  });
});

describe('ResourceForm with a concurrent save', () => {
  test('merges changes of one side, asks about conflicting fields, and saves with the newer version', async () => {
    const onSubmit = submits()
      .mockRejectedValueOnce(met(record({ version: 4, name: 'Malý sál', text: 'Cizí text', most: '7' })))
      .mockResolvedValue(undefined);
    await renderKit(form({ onSubmit, labels: { name: 'Jmeno' } }));
    fill('Name', 'Velký sál');
    fill('Text', 'Můj text');
    await save();
    const panel = (await screen.findByText(adminKit.conflict.title)).closest('[role="alert"]') as HTMLElement;
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Velký sál' }), 3);
    expect([field('Name').value, field('Text').value, field('Most').value]).toEqual([
      'Velký sál',
      'Můj text',
      '7',
    ]);
    expect(
      within(panel)
        .getAllByRole('radiogroup')
        .map(
          (group) =>
            group.getAttribute('aria-labelledby') &&
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    ).toEqual(['Jmeno', 'Text']);
    expect(within(panel).getByText('Most').parentElement?.textContent).toContain('7');
    await userEvent.click(
      within(within(panel).getByRole('radiogroup', { name: 'Jmeno' })).getByRole('radio', {
        name: /Malý sál/u,
      }),
    );
    expect(field('Name').value).toBe('Malý sál');
    await userEvent.click(
      within(within(panel).getByRole('radiogroup', { name: 'Jmeno' })).getByRole('radio', {
        name: /Velký sál/u,
      }),
    );
    expect(field('Name').value).toBe('Velký sál');
    await save();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(
        { name: 'Velký sál', text: 'Můj text', config: { most: '7' }, links: record().links },
        4,
      ),
    );
    await waitFor(() => expect(screen.queryByText(adminKit.conflict.title)).toBeNull());
  });
  test('merges without a choice when only the other side changed', async () => {
    const onSubmit = submits().mockRejectedValueOnce(met(record({ version: 4, text: 'Cizí text' })));
    await renderKit(form({ onSubmit }));
    fill('Name', 'Velký sál');
    await save();
    expect(await screen.findByText(plain(adminKit.conflict.merged))).toBeTruthy();
    expect([field('Name').value, field('Text').value]).toEqual(['Velký sál', 'Cizí text']);
    expect(screen.queryByRole('radio')).toBeNull();
  });
  test('shows a conflict without the current record as a form error', async () => {
    await renderKit(
      form({
        onSubmit: () => Promise.reject(new ApiError(409, { error_code: 'IN_USE', message: 'Pouziva se' })),
      }),
    );
    await save();
    expect(await screen.findByText(/Pouziva se/u)).toBeTruthy();
  });
  test('stays open, saves again with its own version, and follows the record unless edited', async () => {
    const onSubmit = submits().mockResolvedValue(record({ version: 4, name: 'Velký sál' }));
    const Page = () => {
      const [shown, setShown] = useState(record());
      return (
        <>
          {form({ onSubmit, record: shown })}
          <button onClick={() => setShown(record({ version: 9, name: 'Odjinud' }))}>refetch</button>
        </>
      );
    };
    await renderKit(<Page />);
    fill('Name', 'Velký sál');
    await save();
    await save();
    await waitFor(() => expect(onSubmit.mock.calls.map(([, version]) => version)).toEqual([3, 4]));
    await userEvent.click(screen.getByRole('button', { name: 'refetch' }));
    expect(field('Name').value).toBe('Odjinud');
    await save();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Odjinud' }), 9),
    );
  });
  test('keeps typed values when a newer record arrives', async () => {
    const onSubmit = submits().mockResolvedValue(undefined);
    const Page = () => {
      const [shown, setShown] = useState(record());
      return (
        <>
          {form({ onSubmit, record: shown })}
          <button onClick={() => setShown(record({ version: 9, text: 'Odjinud' }))}>refetch</button>
        </>
      );
    };
    await renderKit(<Page />);
    fill('Name', 'Velký sál');
    await userEvent.click(screen.getByRole('button', { name: 'refetch' }));
    expect(field('Text').value).toBe('Starý text');
    await save();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Starý text' }), 3),
    );
  });
});

describe('ResourceForm with server errors', () => {
  const invalid = (errors: { [path: string]: string }) => () =>
    Promise.reject(new ApiError(422, { error_code: 'VALIDATION', message: 'Zkontrolujte', errors }));
  test('shows messages at fields, lists and groups, and focuses the first one', async () => {
    await renderKit(form({ onSubmit: invalid({ 'config.most': 'Moc', 'links.1.url': 'Spatny odkaz' }) }));
    await save();
    expect((await screen.findByText('Spatny odkaz')).closest('.ant-form-item')?.textContent).toContain(
      'Link 1',
    );
    expect(screen.getByText('Moc').closest('.ant-form-item')?.textContent).toContain('Most');
    expect(screen.queryByText(new RegExp(admin.errors.notSaved, 'u'))).toBeNull();
  });
  test('shows messages without a field, and of a whole list, above the form', async () => {
    await renderKit(
      form({ onSubmit: invalid({ name: 'Zabrane', links: 'Moc odkazu', 'texts.a': 'Jinde' }) }),
    );
    await save();
    expect((await screen.findByText(/Moc odkazu/u)).textContent).toContain('Jinde');
    expect(screen.getByText('Zabrane').closest('.ant-form-item')?.textContent).toContain('Name');
  });
});

describe('ResourceForm with unsaved changes', () => {
  const warns = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const Drawer = ({ onSubmit = () => Promise.resolve() }: { onSubmit?: () => Promise<unknown> }) => {
    const [open, setOpen] = useState(true);
    const navigate = useNavigate();
    const close = (): void => setOpen(false);
    return (
      <>
        <button onClick={() => void navigate('/elsewhere')}>go</button>
        <FormDrawer open={open} title="Thing" closeLabel="Close" onClose={close}>
          {form({ onSubmit, onDone: close, onCancel: close })}
        </FormDrawer>
      </>
    );
  };
  test('closes at once when nothing was typed or values are unchanged', async () => {
    await renderKit(<Drawer />);
    fill('Name', 'Jiny');
    fill('Name', 'Sál');
    expect(warns()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  });
  test.each(['Close', 'Cancel'])('asks before „%s“ discards changes', async (button) => {
    await renderKit(<Drawer />);
    fill('Name', 'Jiny');
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = await findDialog(admin.unsaved.title);
    await userEvent.click(within(dialog).getByRole('button', { name: admin.unsaved.stay }));
    expect(field('Name').value).toBe('Jiny');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.leave }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(warns()).toBe(false);
  });
  test('asks before navigation and before the document unloads', async () => {
    const { router } = await renderKit(<Drawer />);
    fill('Name', 'Jiny');
    expect(warns()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'go' }));
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.stay }),
    );
    expect([router.state.location.pathname, field('Name').value]).toEqual(['/', 'Jiny']);
    await userEvent.click(screen.getByRole('button', { name: 'go' }));
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.leave }),
    );
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(warns()).toBe(false);
  });
  test('does not ask after a save, even when the save navigates', async () => {
    const Page = () => {
      const navigate = useNavigate();
      return form({
        onSubmit: async () => {
          await navigate('/elsewhere');
        },
      });
    };
    await renderKit(<Page />);
    fill('Name', 'Jiny');
    await save();
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(screen.queryByText(admin.unsaved.title)).toBeNull();
  });
  test('keeps changes unsaved after a failed save', async () => {
    await renderKit(<Drawer onSubmit={() => Promise.reject(new ApiError(500, {}))} />);
    fill('Name', 'Jiny');
    await save();
    expect(await screen.findByText(new RegExp(admin.errors.notSaved, 'u'))).toBeTruthy();
    expect(warns()).toBe(true);
  });
});

describe('ResourceForm keyboard shortcuts', () => {
  test.each([
    ['s', { ctrlKey: true }],
    ['s', { metaKey: true }],
    ['Enter', { ctrlKey: true }],
    ['Enter', { metaKey: true }],
  ])('saves on %s with %j', async (key, held) => {
    const onSubmit = submits().mockResolvedValue(undefined);
    await renderKit(form({ onSubmit }));
    fill('Name', 'Jiny');
    expect(fireEvent.keyDown(field('Name'), { key, ...held })).toBe(false);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
  test('saves the focused form, or the last one without focus', async () => {
    const [first, second] = [submits().mockResolvedValue(undefined), submits().mockResolvedValue(undefined)];
    await renderKit(
      <>
        {form({ name: 'one', onSubmit: first })}
        {form({ name: 'two', onSubmit: second })}
      </>,
    );
    const [one] = screen.getAllByLabelText('Name');
    act(() => one?.focus());
    fireEvent.keyDown(one ?? document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]));
    act(() => one?.blur());
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]));
  });
  test('ignores other keys and repeated key events', async () => {
    const onSubmit = submits().mockResolvedValue(undefined);
    await renderKit(form({ onSubmit }));
    for (const init of [
      { key: 's' },
      { key: 's', ctrlKey: true, shiftKey: true },
      { key: 's', ctrlKey: true, repeat: true },
    ])
      fireEvent.keyDown(field('Name'), init);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
