import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminSeoImportAnswer, AdminSeoImportInput } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import './seo-urls.page.tsx';
import './import-drawer.tsx';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { seoHandlers } from '../../testing/seo.ts';

const texts = adminSeo.import;
const CSV = 'Adresa;Titulek\nsvatby;Svatby\n';

const answer: AdminSeoImportAnswer = {
  rows: [
    { line: 2, path: 'svatby', title: 'Svatby', state: 'new', messages: [], id: null },
    {
      line: 3,
      path: 'konference',
      title: 'Konference',
      state: 'changed',
      messages: [{ column: null, message: 'Změní se titulek' }],
      id: 7,
    },
    {
      line: 4,
      path: 'Špatná',
      title: '',
      state: 'error',
      messages: [{ column: 'Adresa', message: 'Jen malá písmena' }],
      id: null,
    },
  ],
  counts: { new: 1, changed: 1, same: 0, error: 1 },
  written: 0,
};
const importing = (last: Partial<AdminSeoImportAnswer> = { written: 2 }): Handlers => ({
  ...seoHandlers,
  'POST admin/seo-urls/import': ({ body }) => ({
    body: (body as AdminSeoImportInput).dry_run ? answer : { ...answer, ...last },
  }),
});

async function paste(handlers: Handlers) {
  const view = await renderConsole('/admin2/seo-url', { handlers });
  await userEvent.click(await screen.findByRole('button', { name: adminSeo.list.import }));
  const field = await screen.findByLabelText(texts.pasted);
  await userEvent.click(field);
  await userEvent.paste(CSV);
  await userEvent.click(screen.getByRole('button', { name: texts.check }));
  return view;
}

describe('ImportDrawer', () => {
  test('checks a pasted table by line, errors first, without writing', async () => {
    const { findCalls } = await paste(importing());
    const lines = await screen.findByRole('list', { name: texts.rows });
    const [first] = within(lines).getAllByRole('listitem');
    expect(within(first!).getByText('Adresa: Jen malá písmena')).toBeTruthy();
    expect(within(first!).getByText(plain(texts.line(4)))).toBeTruthy();
    expect(findCalls('POST admin/seo-urls/import').map(({ body }) => body)).toEqual([
      { csv: CSV, dry_run: true, skip_errors: true },
    ]);
  });

  test('blocks the import of invalid lines until they are skipped', async () => {
    const { findCalls } = await paste(importing());
    const write = await screen.findByRole<HTMLButtonElement>('button', { name: texts.write(2) });
    expect(write.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.skipErrors(1) }));
    await userEvent.click(write);
    expect(await screen.findByText(plain(texts.written(2)))).toBeTruthy();
    expect(findCalls('POST admin/seo-urls/import').at(-1)?.body).toEqual({
      csv: CSV,
      dry_run: false,
      skip_errors: true,
    });
    await waitFor(() => expect(findCalls('GET admin/seo-urls').length).toBeGreaterThan(1));
  });

  test('keeps the pasted text when going back', async () => {
    await paste(importing());
    await userEvent.click(await screen.findByRole('button', { name: texts.again }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(texts.pasted)).value).toBe(CSV);
  });

  test('reads a windows-1250 file into the text field before sending', async () => {
    await renderConsole('/admin2/seo-url', { handlers: importing() });
    await userEvent.click(await screen.findByRole('button', { name: adminSeo.list.import }));
    // „Sály“ in the Czech code page of Windows.
    await userEvent.upload(
      await screen.findByLabelText(texts.file),
      new File([Uint8Array.from([0x53, 0xe1, 0x6c, 0x79])], 'adresy.csv', { type: 'text/csv' }),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(texts.pasted).value).toBe('Sály'));
    await userEvent.upload(
      screen.getByLabelText(texts.file),
      new File([Uint8Array.from([0x50, 0x4b, 0, 3])], 'adresy.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(texts.unreadable)).toBeTruthy();
  });

  test('requires a table and shows server errors at the field', async () => {
    const errors = { csv: 'V prvním řádku chybí sloupec Adresa' };
    const { findCalls } = await renderConsole('/admin2/seo-url', {
      handlers: {
        ...seoHandlers,
        'POST admin/seo-urls/import': () => ({
          status: 422,
          body: { error_code: 'VALIDATION', message: 'Zkontrolujte údaje.', errors },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: adminSeo.list.import }));
    await userEvent.click(await screen.findByRole('button', { name: texts.check }));
    expect(await screen.findByText(texts.nothing)).toBeTruthy();
    expect(findCalls('POST admin/seo-urls/import')).toHaveLength(0);
    await userEvent.click(screen.getByLabelText(texts.pasted));
    await userEvent.paste('x');
    await userEvent.click(screen.getByRole('button', { name: texts.check }));
    expect(await screen.findByText(errors.csv)).toBeTruthy();
  });
});
