import { beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type Place } from '@prostora/api-client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { ApiProvider } from '../../lib/api-context.tsx';
import { AddressFields } from './address-fields.tsx';
import { EMPTY_ADDRESS, type AddressValues } from './address-values.ts';

const PLACES: Place[] = [
  {
    label: 'Kolbenova 923/34a',
    detail: 'Praha 9 - Vysočany, Česko',
    lat: 50.1096,
    lng: 14.5064,
    kind: 'address',
    region: 'praha',
  },
  { label: 'Brno', detail: 'Jihomoravský kraj', lat: 49.19, lng: 16.6, kind: 'town', region: 'jihomoravsky' },
  { label: 'Jihomoravský kraj', detail: 'Česko', lat: 49, lng: 16.6, kind: 'region', region: 'jihomoravsky' },
];

function show(
  values: Partial<AddressValues> = {},
  answer: () => Response = () => Response.json({ items: PLACES }),
) {
  let form: UseFormReturn<AddressValues> | null = null;
  const api = createClient({
    fetch: async (path) =>
      path.startsWith('/api/geo/places')
        ? answer()
        : Response.json({ map: { provider: 'outline', tile_url: null, style_url: null, attribution: '' } }),
  });
  function Form() {
    const own = useForm<AddressValues>({ mode: 'onTouched', defaultValues: { ...EMPTY_ADDRESS, ...values } });
    form = own;
    return (
      <FormProvider {...own}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void own.handleSubmit(() => undefined)();
          }}
        >
          <AddressFields cityRequired />
          <button type="submit">ok</button>
        </form>
      </FormProvider>
    );
  }
  render(
    <ApiProvider api={api}>
      <Form />
    </ApiProvider>,
  );
  return {
    values: () => (form as unknown as UseFormReturn<AddressValues>).getValues(),
    form: () => form as unknown as UseFormReturn<AddressValues>,
  };
}

const search = () => screen.getByRole('combobox', { name: 'Najít adresu' });
const getFieldValue = (name: RegExp): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

// The fonts of the map never load, so that no map is drawn: jsdom has no canvas.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => new Promise(() => undefined) },
  });
});

describe('address fields', () => {
  it('are filled in from a suggestion chosen by keyboard', async () => {
    const user = userEvent.setup();
    const { values } = show();
    await user.type(search(), 'kolbenova');
    await screen.findByRole('option', { name: /^Kolbenova/u });
    expect(screen.queryByRole('option', { name: /^Jihomoravský/u })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(search().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(values()).toEqual({
      street: 'Kolbenova',
      land_registry_number: '923',
      house_number: '34a',
      city: 'Praha 9',
      postal_code: '',
      lat: 50.1096,
      lng: 14.5064,
    });
    expect(screen.queryByRole('option')).toBeNull();
    expect(getFieldValue(/^Souřadnice/u)).toBe('50.10960, 14.50640');
  });

  it('clear the postal code of another town and keep other fields', async () => {
    const user = userEvent.setup();
    const { values } = show({ street: 'Hlavní', city: 'Praha 9', postal_code: '190 00' });
    await user.type(search(), 'brno');
    await user.click(await screen.findByRole('option', { name: /^Brno/u }));
    expect(values()).toMatchObject({ street: 'Hlavní', city: 'Brno', postal_code: '', lat: 49.19 });
  });

  it('close the suggestions with Esc and submit nothing with Enter', async () => {
    const user = userEvent.setup();
    const { form } = show();
    await user.type(search(), 'br');
    await screen.findByRole('option', { name: /^Brno/u });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{Enter}');
    expect(form().formState.isSubmitted).toBe(false);
  });

  it('announce an empty result and stay editable when the search fails', async () => {
    const user = userEvent.setup();
    let answer = Response.json({ items: [] });
    show({}, () => answer);
    await user.type(search(), 'xy');
    await screen.findByText(/^Takové místo jsme nenašli/u);
    answer = Response.json({}, { status: 503 });
    await user.type(search(), 'z');
    await screen.findByText(/^Našeptávač teď neodpovídá/u);
    await user.type(screen.getByRole('textbox', { name: /^Město/u }), 'Znojmo');
    expect(getFieldValue(/^Město/u)).toBe('Znojmo');
  });

  it('take coordinates as text and refuse those of another country', async () => {
    const user = userEvent.setup();
    const { values } = show();
    const coordinates = screen.getByRole('textbox', { name: /^Souřadnice/u });
    await user.type(coordinates, '48.8584N, 2.2945E');
    await user.tab();
    expect(coordinates.getAttribute('aria-invalid')).toBe('true');
    expect(values().lat).toBeNull();
    await user.clear(coordinates);
    await user.type(coordinates, '49.1951N, 16.6068E');
    await user.tab();
    expect(values()).toMatchObject({ lat: 49.1951, lng: 16.6068 });
    await user.clear(coordinates);
    await user.tab();
    expect(values()).toMatchObject({ lat: null, lng: null });
  });

  it('show an error only after blur and format the postal code', async () => {
    const user = userEvent.setup();
    show();
    const code = screen.getByRole('textbox', { name: /^PSČ/u });
    await user.type(code, '99');
    expect(code.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    await screen.findByText('PSČ musí vypadat jako 123 45');
    await user.clear(code);
    await user.type(code, '19000');
    await user.tab();
    await waitFor(() => expect(getFieldValue(/^PSČ/u)).toBe('190\u00a000'));
    expect(screen.queryByText('PSČ musí vypadat jako 123 45')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ok' }));
    await screen.findByText('Vyplňte město');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Město/u }));
  });

  it('show an error of the place under the coordinates', async () => {
    const { form } = show();
    act(() => {
      form().setError('lat', { message: 'Vyberte prosím místo' });
      form().setFocus('lat');
    });
    const coordinates = screen.getByRole('textbox', { name: /^Souřadnice/u });
    expect(coordinates.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(coordinates));
  });
});
