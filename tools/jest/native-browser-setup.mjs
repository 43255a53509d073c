// Packages stay loaded from file to file, so Testing Library's own hooks would run for the first file only.
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';

// React keeps the `setImmediate` of its first asynchronous `act`, which must not be a fake one.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
await act(async () => undefined);

beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
afterEach(cleanup);
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
