import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { steadyPresses } from './steady-press.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div><form novalidate><input id="field"><input id="combobox" role="combobox"><button id="button"><span id="label">Odeslat</span></button><a id="link" href="/">Dál</a></form><a id="beside" href="/">Jinam</a></div>
    <form><input id="search"><button id="filter">Filtr</button></form><button id="elsewhere">Menu</button><p id="text">Text</p>`;
  stop = steadyPresses(document);
});
afterEach(() => stop());

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Whether a press there leaves the focus where it is. */
const holds = (id: string): boolean => !fireEvent.mouseDown(at(id));

it('a press on a button or a link leaves the focus in the field that is being typed into', () => {
  at('field').focus();
  expect([holds('button'), holds('label'), holds('link'), holds('beside')]).toEqual([true, true, true, true]);
});

it('a press elsewhere takes the focus as ever', () => {
  at('field').focus();
  expect([holds('text'), holds('elsewhere')]).toEqual([false, false]);
  at('button').focus();
  expect([holds('button'), holds('link')]).toEqual([false, false]);
});

it('what closes when its field is left closes: lists of suggestions, panels of a search', () => {
  at('combobox').focus();
  expect(holds('button')).toBe(false);
  at('search').focus();
  expect([holds('filter'), holds('elsewhere')]).toEqual([false, false]);
});
