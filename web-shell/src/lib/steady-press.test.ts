import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { steadyPresses } from './steady-press.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<input id="field"><button id="button"><span id="label">Odeslat</span></button><a id="link" href="/">Dál</a><p id="text">Text</p>';
  stop = steadyPresses(document);
});
afterEach(() => stop());

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Whether a press there leaves the focus where it is. */
const holds = (id: string): boolean => !fireEvent.mouseDown(at(id));

it('a press on a button or a link leaves the focus in the field that is being typed into', () => {
  at('field').focus();
  expect([holds('button'), holds('label'), holds('link')]).toEqual([true, true, true]);
});

it('a press elsewhere takes the focus as ever', () => {
  at('field').focus();
  expect(holds('text')).toBe(false);
  at('button').focus();
  expect([holds('button'), holds('link')]).toEqual([false, false]);
});
