/** Routers for page tests; kept apart so that no browser downloads them. */
export { createMemoryRouter } from 'react-router';
