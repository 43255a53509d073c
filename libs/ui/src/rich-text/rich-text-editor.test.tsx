import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

// Geometry required by ProseMirror, missing in jsdom.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

function open(start: string) {
  const onChange = jest.fn();
  function Host(): ReactNode {
    const [value, setValue] = useState(start);
    return (
      <RichTextEditor
        id="popis"
        label="Popis"
        value={value}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
    );
  }
  render(<Host />);
  const text = screen.getByRole('textbox', { name: 'Popis' });
  return { onChange, text, html: () => onChange.mock.lastCall?.[0] };
}

const toolbar = () => within(screen.getByRole('toolbar', { name: 'Formát textu' }));
const selectAll = (text: HTMLElement): void => {
  text.focus();
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true, keyCode: 65 });
};

afterEach(cleanup);

describe('RichTextEditor', () => {
  it.each([
    ['Tučně', '<p><strong>Sál</strong></p>'],
    ['Kurzíva', '<p><em>Sál</em></p>'],
    ['Podtržené', '<p><u>Sál</u></p>'],
    ['Přeškrtnuté', '<p><s>Sál</s></p>'],
    ['Odrážky', '<ul><li><p>Sál</p></li></ul>'],
    ['Číslovaný seznam', '<ol><li><p>Sál</p></li></ol>'],
    ['Citace', '<blockquote><p>Sál</p></blockquote>'],
  ])('%s produces the tag allowed by the server', async (name, expected) => {
    const { text, html } = open('<p>Sál</p>');
    selectAll(text);
    await userEvent.click(toolbar().getByRole('button', { name }));
    expect(html()).toBe(expected);
    await waitFor(() =>
      expect(toolbar().getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('sets the block type, the font size and the typeface', async () => {
    const { text, html } = open('<p>Sál</p>');
    selectAll(text);
    await userEvent.selectOptions(toolbar().getByRole('combobox', { name: 'Velikost písma' }), '24');
    expect(html()).toBe('<p><span style="font-size: 24px">Sál</span></p>');
    await userEvent.selectOptions(toolbar().getByRole('combobox', { name: 'Písmo' }), 'serif');
    expect(html()).toBe('<p><span style="font-size: 24px; font-family: serif">Sál</span></p>');
    await userEvent.selectOptions(toolbar().getByRole('combobox', { name: 'Velikost písma' }), '');
    await userEvent.selectOptions(toolbar().getByRole('combobox', { name: 'Písmo' }), '');
    await userEvent.selectOptions(toolbar().getByRole('combobox', { name: 'Druh odstavce' }), 'h2');
    expect(html()).toBe('<h2>Sál</h2>');
  });

  it('shows stored sizes without a style attribute', () => {
    const { text } = open('<p><span style="font-size: 18px">Sál</span></p>');
    expect(text.innerHTML).toContain('class="rt-size-18"');
    expect(text.innerHTML).not.toContain('style=');
  });

  it('supports undo and redo of a change', async () => {
    const { text, html } = open('<p>Sál</p>');
    selectAll(text);
    await userEvent.click(toolbar().getByRole('button', { name: 'Tučně' }));
    await userEvent.click(toolbar().getByRole('button', { name: 'Zpět' }));
    expect(html()).toBe('<p>Sál</p>');
    await userEvent.click(toolbar().getByRole('button', { name: 'Znovu' }));
    expect(html()).toBe('<p><strong>Sál</strong></p>');
  });

  it('completes the URL of a link and rejects a script', async () => {
    const { text, html } = open('<p>Sál</p>');
    selectAll(text);
    await userEvent.click(toolbar().getByRole('button', { name: 'Odkaz' }));
    const address = screen.getByLabelText('Adresa odkazu');
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByText('Adresa musí začínat http nebo https')).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, 'pragovka.cz/sal{Enter}');
    expect(html()).toBe('<p><a href="https://pragovka.cz/sal">Sál</a></p>');
  });

  it('has one tab stop with arrow keys in the toolbar', async () => {
    open('<p>Sál</p>');
    await userEvent.tab();
    expect(document.activeElement).toBe(toolbar().getByRole('combobox', { name: 'Druh odstavce' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(toolbar().getByRole('button', { name: 'Znovu' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(toolbar().getByRole('button', { name: 'Odkaz' }));
    expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Popis' }));
  });
});

describe('pasted text', () => {
  it.each([
    [
      '<p class="MsoNormal" style="margin:0"><span style="font-family:Arial;color:red">Sál</span></p>',
      '<p><span>Sál</span></p>',
    ],
    ['<h1>Nadpis</h1><h5>Malý</h5>', '<h2>Nadpis</h2><h3>Malý</h3>'],
    [
      '<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700">tučně</span></p></b>',
      '<p><span><strong>tučně</strong></span></p>',
    ],
    ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<p>a b </p>'],
    [
      '<style>p{}</style><img src=x onerror=alert(1)><p onclick="x()">text</p><script>alert(1)</script>',
      '<p>text</p>',
    ],
    ['<a href="https://a.cz" onclick="x()" target="_blank">a</a>', '<a href="https://a.cz">a</a>'],
    [
      '<p><span class="rt-size-18">Sál</span><span class="evil">x</span></p>',
      '<p><span class="rt-size-18">Sál</span><span>x</span></p>',
    ],
  ])('%s loses what is foreign', (pasted, expected) => {
    const found = cleanPasted(pasted);
    expect(found.replace(/<\/?(?:table|tbody)>/gu, '')).toBe(expected);
  });
});
