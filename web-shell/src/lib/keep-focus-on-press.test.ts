import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { keepFocusOnPress } from './keep-focus-on-press.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <form novalidate>
        <input id="field"><input id="combobox" role="combobox">
        <button id="button"><span id="label">Odeslat</span></button><a id="link" href="/">Dál</a>
        <input id="consent" type="checkbox"><label id="consent-text" for="consent">Souhlasím</label>
      </form>
      <a id="beside" href="/">Jinam</a>
    </div>
    <form><input id="search"><button id="filter">Filtr</button></form>
    <button id="elsewhere">Menu</button><p id="text">Text</p>`;
  stop = keepFocusOnPress(document);
});
afterEach(() => stop());

const getElement = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Whether a mousedown keeps the focus. */
const keepsFocus = (id: string): boolean => !fireEvent.mouseDown(getElement(id));

it.each(['button', 'label', 'link', 'beside', 'consent', 'consent-text'])(
  'keeps the focus in a field when %s of its form is pressed',
  (id) => {
    getElement('field').focus();
    expect(keepsFocus(id)).toBe(true);
  },
);

it('does not keep the focus when pressed elsewhere', () => {
  getElement('field').focus();
  expect([keepsFocus('text'), keepsFocus('elsewhere')]).toEqual([false, false]);
  getElement('button').focus();
  expect([keepsFocus('button'), keepsFocus('link')]).toEqual([false, false]);
});

it('does not keep the focus in comboboxes and search forms', () => {
  getElement('combobox').focus();
  expect(keepsFocus('button')).toBe(false);
  getElement('search').focus();
  expect([keepsFocus('filter'), keepsFocus('elsewhere')]).toEqual([false, false]);
});
