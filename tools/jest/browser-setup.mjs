// @ts-check
/// <reference lib="dom" />
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// React records a stack for each of the first 10,000 elements of a second, for its warnings: an eighth of the run.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom asks each node of the document whether it is a label of this element, and each label searches the document. */
function findLabels(/** @type {any} */ element) {
  if (element.type === 'hidden') return null;
  const root = element.getRootNode();
  return Array.from(root.querySelectorAll('label')).filter((label) =>
    label.htmlFor !== '' && 'getElementById' in root
      ? root.getElementById(label.htmlFor) === element
      : label.contains(element) && label.control === element,
  );
}

// What component libraries expect of a browser and jsdom lacks.
Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => {},
  matchMedia: (/** @type {string} */ query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});
Element.prototype.scrollIntoView = () => {};
for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
  Object.defineProperty(Reflect.get(window, `HTML${name}Element`).prototype, 'labels', {
    configurable: true,
    get() {
      return findLabels(this);
    },
  });
const computedStyle = window.getComputedStyle;
// jsdom has no styles of pseudo-elements, and says so each time.
window.getComputedStyle = (element) => computedStyle(element);

const { getElementError } = getConfig();

/** `waitFor` repeats a query until it passes: only the error that it reports at last needs the printed document. */
function createRetriedError(/** @type {string | null} */ message, /** @type {Element} */ container) {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

configure({
  // The first render of a page loads its libraries, which is slow on a busy machine.
  asyncUtilTimeout: 8000,
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? createRetriedError(message, container)
      : getElementError(message, container),
});
