import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, type ImportPreview, type ImportRow } from '@prostora/api-client';
import { fakeUploads, type FakeUpload } from '@prostora/testing/fake-uploads.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../testing/portal.tsx';

const row = (number: number, change: Partial<ImportRow> = {}): ImportRow => ({
  ...{ row: number, state: 'new', space_id: 1, space_name: 'Sál' },
  ...{ start_datetime: '2027-09-01T16:00:00.000Z', end_datetime: '2027-09-01T20:00:00.000Z' },
  ...{ customer_name: `Host ${number}`, title: '', price: 4500, number_of_guests: 60, is_option: false },
  ...{ problems: [], conflict: null, reservation_id: null, other_row: null, warnings: [] },
  ...change,
});
const preview = (rows: ImportRow[]): ImportPreview => ({
  ...{ format: 'csv', sheets: [], sheet: null, title_row: 1 },
  columns: [
    { title: 'Datum', samples: ['1. 9. 2027'], field: 'day' },
    { title: 'Kdo', samples: ['Nováčkovi'], field: null },
  ],
  space_names: [{ name: 'Foyer', rows: 1, space_id: null }],
  spaces: [{ id: 1, name: 'Velký sál', building: 'Dům' }],
  rows,
});
const NEW = row(2);
const CLASH = row(3, {
  state: 'clash',
  conflict: {
    ...{ kind: 'reservation', title: 'Svatba', start_datetime: NEW.start_datetime ?? '' },
    end_datetime: NEW.end_datetime ?? '',
  },
});
const UNREADABLE = row(4, { state: 'error', problems: [{ field: 'day', message: 'U data chybí rok.' }] });
const CREATED = {
  ...{ id: 7, created_at: '2027-01-01T10:00:00.000Z', created_by: 'Jana', format: 'csv', reservations: 1 },
  ...{ undo_until: '2027-01-02T10:00:00.000Z', undone_at: null, kept: null },
};

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
});

async function choosePreview(answer: ImportPreview = preview([NEW, CLASH, UNREADABLE])) {
  await renderPortal('/klient/import', (url: URL) =>
    url.pathname === '/api/booking-imports' ? { imports: [CREATED] } : undefined,
  );
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText('Soubor s rezervacemi'), new File(['x'], 'rezervace.csv'));
  await act(async () => uploads.at(-1)?.resolve(answer));
  await screen.findByRole('heading', { name: 'Náhled' });
  return user;
}
const readOptions = (): unknown => JSON.parse(String(uploads.at(-1)?.form.get('options')));

describe('the import of bookings', () => {
  it('shows what happens to each row, filtered by state, and writes only after the button', async () => {
    const user = await choosePreview();
    expect(screen.getByText(/Střet: rezervace Svatba/u)).toBeTruthy();
    expect(screen.getByText('Datum: U data chybí rok.')).toBeTruthy();
    const filters = within(screen.getByRole('group', { name: 'Řádky podle toho, co s nimi bude' }));
    await user.click(filters.getByRole('button', { name: /^Střety/u }));
    expect(screen.queryByText('Datum: U data chybí rok.')).toBeNull();
    expect(uploads).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Zapsat 1\srezervaci$/u }));
    expect(uploads.at(-1)?.form.get('rows')).toBe('1');
    await act(async () => uploads.at(-1)?.resolve({ booking_import: CREATED }));
    expect((await screen.findByText(/^Hotovo, zapsali jsme 1\srezervaci\.$/u)).textContent).toBeTruthy();
  });

  it('reads the file again with a corrected column and a chosen space', async () => {
    const user = await choosePreview();
    await user.selectOptions(screen.getByLabelText('Kdo'), 'Jméno hosta');
    expect(readOptions()).toEqual({ columns: ['day', 'name'] });
    await act(async () => uploads.at(-1)?.resolve(preview([NEW])));
    await user.selectOptions(screen.getByLabelText('Foyer'), 'Velký sál');
    expect(readOptions()).toMatchObject({ spaces: [{ name: 'Foyer', space_id: 1 }] });
  });

  it('shows the preview again when the book has changed, with the reason', async () => {
    const user = await choosePreview();
    await user.click(screen.getByRole('button', { name: /^Zapsat 1/u }));
    await act(async () =>
      uploads
        .at(-1)
        ?.reject(new ApiError(409, { message: 'Kalendář se změnil.', error_code: 'IMPORT_CHANGED' })),
    );
    await act(async () => uploads.at(-1)?.resolve(preview([CLASH])));
    expect((await screen.findAllByText('Kalendář se změnil.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Zapsat/u })).toBeNull();
  });

  it('keeps a pasted table, and says at its field that it cannot be read', async () => {
    await renderPortal('/klient/import', () => undefined);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Nebo sem vložte tabulku'), 'ahoj');
    await user.click(screen.getByRole('button', { name: 'Přečíst tabulku' }));
    const body = { message: 'Zkontrolujte údaje.', error_code: 'VALIDATION', errors: { file: 'Nenašli.' } };
    await act(async () => uploads.at(-1)?.reject(new ApiError(422, body)));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Nebo sem vložte tabulku');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['ahoj', 'true']);
    expect(screen.getAllByText('Nenašli.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Přečíst tabulku' }));
    await act(async () => uploads.at(-1)?.resolve(preview([NEW])));
    await user.click(await screen.findByRole('button', { name: 'Jiný soubor' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Nebo sem vložte tabulku').value).toBe('ahoj');
  });

  it('offers to undo an import of the last day', async () => {
    await choosePreview();
    expect(screen.getByRole('button', { name: 'Vrátit import' })).toBeTruthy();
  });
});
