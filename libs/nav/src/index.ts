/**
 * The only door to react-router in the browser. Sharing this package shares exactly these exports, so every name added here
 * is paid for on every public page: add one only when a page uses it. Server and test names have doors of their own.
 */
export {
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export type {
  LinkProps,
  LoaderFunction,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  UIMatch,
} from 'react-router';
