import '@fontsource-variable/bricolage-grotesque/wdth.css';
import '@fontsource-variable/figtree';
import '@prostora/tokens/tokens.css';
import '@prostora/tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession } from '@prostora/api-client';
import { RouterProvider, createBrowserRouter } from '@prostora/nav';
import App from '../app/app.tsx';
import { StandaloneLogin } from './login.tsx';

const session = createSession(
  (url, init) => fetch(url, init),
  () => document.cookie,
);
const console = <App session={session} />;
const router = createBrowserRouter([
  { path: '/prihlasit', element: <StandaloneLogin session={session} /> },
  { path: '/admin-prostory', element: console },
  { path: '*', element: console },
]);
const root = document.getElementById('root');

await session.restore();
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
