import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { steadyPresses } from './steady-press.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <form novalidate>
        <input id="field"><input id="combobox" role="combobox">
        <button id="button"><span id="label">Odeslat</span></button><a id="link" href="/">Dál</a>
      </form>
      <a id="beside" href="/">Jinam</a>
    </div>
    <form><input id="search"><button id="filter">Filtr</button></form>
    <button id="elsewhere">Menu</button><p id="text">Text</p>`;
  stop = steadyPresses(document);
});
afterEach(() => stop());

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Whether a mousedown keeps the focus. */
const holds = (id: string): boolean => !fireEvent.mouseDown(at(id));

it('keeps the focus in a field when a button or a link of its form is pressed', () => {
  at('field').focus();
  expect([holds('button'), holds('label'), holds('link'), holds('beside')]).toEqual([true, true, true, true]);
});

it('does not keep the focus when pressed elsewhere', () => {
  at('field').focus();
  expect([holds('text'), holds('elsewhere')]).toEqual([false, false]);
  at('button').focus();
  expect([holds('button'), holds('link')]).toEqual([false, false]);
});

it('does not keep the focus in comboboxes and search forms', () => {
  at('combobox').focus();
  expect(holds('button')).toBe(false);
  at('search').focus();
  expect([holds('filter'), holds('elsewhere')]).toEqual([false, false]);
});
