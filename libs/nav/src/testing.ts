/** Routers for page tests, separate from browser code. */
export { createMemoryRouter } from 'react-router';
