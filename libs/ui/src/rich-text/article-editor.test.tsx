import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type StoredImage } from '@prostora/api-client';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ArticleEditor } from './article-editor.tsx';
import type { UploadImage } from './image-uploads.ts';

// Geometry required by ProseMirror, missing in jsdom.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
URL.createObjectURL = () => 'blob:sal';

const STORED: StoredImage = {
  id: 12,
  status: 'processing',
  url: null,
  sources: [],
  width: null,
  height: null,
  placeholder: null,
  alt: '',
};
const FILE = new File(['x'], 'sal.jpg', { type: 'image/jpeg' });

function open(start: string, uploadImage: UploadImage = () => Promise.resolve(STORED)) {
  const onChange = jest.fn();
  function Host(): ReactNode {
    const [value, setValue] = useState(start);
    return (
      <ArticleEditor
        id="text"
        label="Text"
        value={value}
        uploadImage={uploadImage}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
    );
  }
  render(<Host />);
  return {
    html: () => String(onChange.mock.lastCall?.[0] ?? ''),
    text: screen.getByRole('textbox', { name: 'Text' }),
  };
}

const insert = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Vložit do textu' })).getByRole('button', { name });
/** Fires a change; node views render asynchronously. */
const change = (field: HTMLElement, target: object) =>
  act(async () => {
    fireEvent.change(field, { target });
    await Promise.resolve();
  });
const choose = (file: File) => change(screen.getByLabelText('Vybrat obrázek'), { files: [file] });

afterEach(cleanup);

describe('ArticleEditor', () => {
  it('uploads a picture with progress and stores its id, description and caption', async () => {
    const answer = Promise.withResolvers<StoredImage>();
    const { html } = open('<p>Sál</p>', (_file, { onProgress }) => {
      onProgress(1, 2);
      return answer.promise;
    });
    await choose(FILE);
    expect(await screen.findByRole('progressbar', { name: 'Nahrává se 50\u00a0%' })).toBeTruthy();
    await act(async () => {
      answer.resolve(STORED);
      await answer.promise;
    });
    await waitFor(() => expect(html()).toContain('data-image="12"'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await change(screen.getByLabelText('Co je na obrázku vidět'), { value: 'Sál s okny' });
    expect(html()).toContain('alt="Sál s okny"');
  });

  it('inserts several pictures in their order', async () => {
    let id = 0;
    const { html } = open('<p>Sál</p>', () => Promise.resolve({ ...STORED, id: (id += 1) }));
    await change(screen.getByLabelText('Vybrat obrázek'), {
      files: [FILE, new File(['y'], 'loft.jpg', { type: 'image/jpeg' })],
    });
    await waitFor(() =>
      expect(html().match(/data-image="\d"/gu)).toEqual(['data-image="1"', 'data-image="2"']),
    );
    expect(html().match(/<figure>/gu)).toHaveLength(2);
  });

  it('inserts dropped pictures at the drop position in their order', async () => {
    const { html, text } = open('<p>Sál</p><p>Konec</p>', ({ name }) =>
      Promise.resolve({ ...STORED, id: name === 'prvni.jpg' ? 1 : 2 }),
    );
    const [first] = text.querySelectorAll('p');
    document.elementFromPoint = () => first ?? null;
    Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: first?.firstChild, offset: 3 }) });
    const files = [
      new File(['abc'], 'prvni.jpg', { type: 'image/jpeg' }),
      new File(['d'], 'druhy.jpg', { type: 'image/jpeg' }),
    ];
    await act(async () => {
      fireEvent.drop(text, { dataTransfer: { files, types: ['Files'], getData: () => '' } });
      await Promise.resolve();
    });
    document.elementFromPoint = () => null;
    await waitFor(() =>
      expect(html().match(/<p>.*?<\/p>|data-image="\d"/gu)).toEqual([
        '<p>Sál</p>',
        'data-image="1"',
        'data-image="2"',
        '<p>Konec</p>',
      ]),
    );
  });

  it('keeps an uploading picture when the text is saved meanwhile', async () => {
    const answer = Promise.withResolvers<StoredImage>();
    const onChange = jest.fn();
    const editor = (value: string): ReactNode => (
      <ArticleEditor
        id="text"
        label="Text"
        value={value}
        uploadImage={() => answer.promise}
        onChange={onChange}
      />
    );
    const { rerender } = render(editor('<p>Sál</p>'));
    await choose(FILE);
    rerender(editor(String(onChange.mock.lastCall?.[0])));
    rerender(editor('<p>Sál</p>'));
    await act(async () => {
      answer.resolve(STORED);
      await answer.promise;
    });
    await waitFor(() => expect(String(onChange.mock.lastCall?.[0])).toContain('data-image="12"'));
  });

  it('removes a rejected picture and shows the reason', async () => {
    const { html } = open('<p>Sál</p>', () =>
      Promise.reject(new ApiError(415, { errors: { file: 'Obrázek je poškozený.' } })),
    );
    await choose(FILE);
    expect(await screen.findByText('sal.jpg: Obrázek je poškozený.')).toBeTruthy();
    expect(html()).not.toContain('<figure>');
    await choose(new File(['x'], 'text.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/text\.pdf: Tento druh souboru/u)).toBeTruthy();
  });

  it('keeps stored pictures, videos, cards and tables unchanged', async () => {
    const stored =
      '<h2>Sál</h2><figure><img data-image="3" src="/media/a.webp" alt="Okna"><figcaption>Titulek</figcaption></figure><figure data-video="https://vimeo.com/76979871"><figcaption></figcaption></figure>' +
      '<figure data-space="pragovka/loft"></figure><table><tbody><tr><th colspan="1" rowspan="1"><p>Hostů</p></th></tr></tbody></table><hr><p>Konec</p>';
    const { html, text } = open(stored);
    expect(await screen.findByDisplayValue('Okna')).toBeTruthy();
    text.focus();
    await userEvent.click(insert('Předěl'));
    expect(html().replace('<hr><hr>', '<hr>')).toContain(
      '<figure><img data-image="3" src="/media/a.webp" alt="Okna"><figcaption>Titulek</figcaption></figure><figure data-video="https://vimeo.com/76979871"><figcaption></figcaption></figure><figure data-space="pragovka/loft"></figure>',
    );
    expect(html()).toContain('<p>Hostů</p></th>');
  });

  it('inserts a video and a space by valid URLs only', async () => {
    const { html } = open('<p></p>');
    await userEvent.click(insert('Video'));
    await userEvent.type(
      screen.getByLabelText('Adresa videa z YouTube nebo Vimea'),
      'https://evil.example/x{Enter}',
    );
    expect(screen.getByText('Vložte odkaz na video na YouTube nebo Vimeo')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Adresa videa z YouTube nebo Vimea'));
    await userEvent.type(
      screen.getByLabelText('Adresa videa z YouTube nebo Vimea'),
      'https://youtu.be/aqz-KE-bpKQ{Enter}',
    );
    expect(html()).toContain('<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ">');
    await userEvent.click(insert('Karta prostoru'));
    await userEvent.type(
      screen.getByLabelText('Adresa stránky prostoru'),
      'https://prostora.cz/blog/loft{Enter}',
    );
    expect(html()).not.toContain('data-space');
    await userEvent.clear(screen.getByLabelText('Adresa stránky prostoru'));
    await userEvent.type(
      screen.getByLabelText('Adresa stránky prostoru'),
      'https://prostora.cz/prostor/pragovka/loft?x=1{Enter}',
    );
    expect(html()).toContain('<figure data-space="pragovka/loft">');
  });

  it('returns the focus to the text when the URL form is cancelled', async () => {
    const { text } = open('<p>Sál</p>');
    await userEvent.click(insert('Video'));
    await userEvent.type(screen.getByLabelText('Adresa videa z YouTube nebo Vimea'), '{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  it('inserts a table and shows table tools only inside it', async () => {
    const { html } = open('<p></p>');
    expect(screen.queryByRole('toolbar', { name: 'Úpravy tabulky' })).toBeNull();
    await userEvent.click(insert('Tabulka'));
    expect(html().match(/<th/gu)).toHaveLength(3);
    await userEvent.click(
      within(await screen.findByRole('toolbar', { name: 'Úpravy tabulky' })).getByRole('button', {
        name: 'Řádek pod',
      }),
    );
    expect(html().match(/<tr>/gu)).toHaveLength(4);
    expect(html()).not.toContain('style=');
  });
});
