// @ts-check
import { configure, getConfig } from '@testing-library/react';

// React records the stack of each element it creates; jest raises the limit to 100 frames.
Error.stackTraceLimit = 25;

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
