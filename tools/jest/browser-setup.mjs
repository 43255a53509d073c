// @ts-check
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// React records a stack for each of the first 10,000 elements of a second, for its warnings: an eighth of the run.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);

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
