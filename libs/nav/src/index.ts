/**
 * The only import of react-router in the browser. Exactly these exports are shared, so every name costs bytes
 * on every public page. Server and test names have their own entries.
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
