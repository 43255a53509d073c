import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import {
  createSession,
  type AdminSpaceRow,
  type AdminSpacesAnswer,
  type SessionUser,
  type SpaceDetail,
} from '@prostora/api-client';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { space } from '@prostora/testing/space-fixtures.ts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import App from '../app/app.tsx';
import {
  ConfirmProvider,
  NoticeProvider,
  SessionProvider,
  ThemeProvider,
  UnsavedProvider,
  createConsoleQueryClient,
} from '../kit/index.ts';

// jsdom would match Ant Design's thousands of style rules in every visibility check.
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** jsdom lacks MessageChannel, which Ant Design's forms use to defer work. */
class TestChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (): void => {
      setTimeout(() => this.port1.onmessage?.());
    },
  };
}
Object.assign(globalThis, { MessageChannel: TestChannel });

type Reply = {
  status?: number;
  body?: unknown;
  /** A file in place of a JSON body. */ file?: { name: string; content: string };
  /** Streamed chunks in place of a JSON body. */ pieces?: ReadableStream<Uint8Array>;
};
export type Handler = (request: { query: URLSearchParams; body: unknown }) => Reply | Promise<Reply>;
/** Responses by „METHOD path“ below /api/; unlisted calls return 404. */
export type Handlers = Readonly<Record<string, Handler>>;
export type Call = { name: string; query: URLSearchParams; body: unknown };

const plan = {
  catalogPositionCoefficient: 0,
  description: '',
  hasMicroSite: false,
  hasSocialNetworksPromotion: false,
  hasSupportWithProfile: false,
  hasVideoInSpace: false,
  name: '',
  nrOfPhotosInSpace: 1,
  nrOfSpaces: 1,
};

export const operator: SessionUser = {
  id: 1,
  username: 'admin@prostora.test',
  email: 'admin@prostora.test',
  role: ['ROLE_USER', 'ROLE_SUPERADMIN'],
  has_customer: false,
  super_admin: true,
  second_factor_missing: false,
  subscription: null,
  subscriptionConfig: plan,
  trial: false,
  email_confirmed: true,
  impersonated_by: null,
  customer: null,
  customers: [],
};
export const owner: SessionUser = {
  ...operator,
  id: 2,
  username: 'majitel@prostora.test',
  email: 'majitel@prostora.test',
  role: ['ROLE_USER', 'ROLE_CUSTOMER'],
  has_customer: true,
  super_admin: false,
};

export const waitingRow = (changes: Partial<AdminSpaceRow> = {}): AdminSpaceRow => ({
  id: 7,
  url: 'statek/stodola',
  space_name: 'Stodola',
  building_name: 'Statek',
  city: 'Praha 4',
  province_name: 'Praha',
  status: 'WAITING_FOR_APPROVAL',
  capacity: 120,
  price_from: 1900,
  recommended: false,
  image: null,
  images_count: 3,
  owner: { id: 3, name: 'Petr Novotny', email: 'petr@example.cz' },
  submitted_at: '2026-11-20T12:42:00+01:00',
  updated_at: '2026-11-20T12:42:00+01:00',
  published_at: null,
  paused_at: null,
  suspended_at: null,
  allowed_actions: ['edit', 'approve', 'return', 'disable', 'delete'],
  version: 5,
  ...changes,
});

export const waitingSpace = (changes: Partial<SpaceDetail> = {}): SpaceDetail =>
  space({
    id: 7,
    url: 'statek/stodola',
    status: 'WAITING_FOR_APPROVAL',
    building: { id: 1, name: 'Statek', slug: 'statek' },
    building_name: 'Statek',
    space_name: 'Stodola',
    perex: 'Stodola se zahradou.',
    description: '<p>Podlaha z dubu.</p>',
    street: 'Na Kopci',
    house_number: '14',
    land_registry_number: null,
    postal_code: '147 00',
    city: 'Praha 4',
    phone: null,
    email: null,
    web: null,
    video_url: null,
    recommended: false,
    tags: { equipments: [], services: [], purpose: [{ id: 1, name: 'Svatba', slug: 'svatba' }] },
    images: [],
    allowed_actions: ['edit', 'approve', 'return', 'disable', 'delete'],
    version: 5,
    ...changes,
  });

export const spacesAnswer = (items: AdminSpaceRow[]): AdminSpacesAnswer => ({
  spaces: items,
  items,
  buildings: [],
  page: 1,
  nr_of_pages: 1,
  total: items.length,
  counts: { WAITING_FOR_APPROVAL: items.length },
});

/** Ant Design generates no styles, which take a tenth of a test and say nothing in jsdom. */
const withoutStyles = { zeroRuntime: true };
const renderUnstyled = (element: ReactNode) =>
  render(<ConfigProvider theme={withoutStyles}>{element}</ConfigProvider>);

type Options = { user?: SessionUser | null; handlers?: Handlers };

/** Session with mocked API responses that records all calls. */
async function testSession({ user = operator, handlers = {} }: Options) {
  const calls: Call[] = [];
  const allHandlers: Handlers = {
    'POST auth/refresh': () => (user ? { body: { token: 't', user } } : { status: 401, body: {} }),
    'GET admin/views': () => ({ body: { items: [] } }),
    ...handlers,
  };
  const session = createSession(
    async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const name = `${init.method ?? 'GET'} ${pathname.replace('/api/', '')}`;
      const call = {
        name,
        query: searchParams,
        body: init.body ? (JSON.parse(String(init.body)) as unknown) : null,
      };
      calls.push(call);
      const {
        status = 200,
        body = {},
        file,
        pieces,
      } = (await allHandlers[name]?.(call)) ?? {
        status: 404,
        body: { error_code: 'NOTFOUND', message: 'Not found' },
      };
      if (file)
        return new Response(file.content, {
          status,
          headers: { 'content-disposition': `attachment; filename="${file.name}"` },
        });
      return new Response(pieces ?? JSON.stringify(body), { status });
    },
    () => (user ? 'signed_in=1' : ''),
  );
  await session.restore();
  return { session, calls, findCalls: (name: string) => calls.filter((call) => call.name === name) };
}

/** Renders the whole console, signed in as `user`; returns recorded calls and navigation mocks. */
export async function renderConsole(path: string, options: Options = {}) {
  const leave = jest.fn<(address: string) => void>();
  const actingTab = { show: jest.fn<(sessionId: string, address: string) => void>(), close: jest.fn() };
  const openTab = jest.fn((): typeof actingTab | null => actingTab);
  const context = await testSession(options);
  const router = createMemoryRouter(
    [{ path: '*', element: <App session={context.session} leave={leave} openTab={openTab} /> }],
    { initialEntries: [path] },
  );
  const view = renderUnstyled(<RouterProvider router={router} />);
  return { ...view, ...context, router, leave, actingTab, openTab };
}

/** Renders a kit component with its providers. */
export async function renderKit(
  element: ReactNode,
  { path = '/', ...options }: Options & { path?: string } = {},
) {
  const context = await testSession(options);
  const page = (
    <ThemeProvider>
      <SessionProvider session={context.session}>
        <QueryClientProvider client={createConsoleQueryClient(() => undefined)}>
          <NoticeProvider>
            <ConfirmProvider>
              <UnsavedProvider>{element}</UnsavedProvider>
            </ConfirmProvider>
          </NoticeProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ThemeProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '*', element: page },
      { path: '/elsewhere', element: <h1>elsewhere</h1> },
    ],
    { initialEntries: [path] },
  );
  const view = renderUnstyled(<RouterProvider router={router} />);
  return { ...view, ...context, router };
}

/** Replaces no-break spaces by plain ones. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Matches a link by its label and count. */
export const withCount = (label: string, count: number): RegExp => new RegExp(`^${label}\\s?${count}$`, 'u');

/** Finds a dialog by its title text: in tests Ant Design gives all dialogs the same id. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog around ${title}`);
  return dialog;
}

/** Exports the list; jsdom lacks object URLs. */
export async function downloadAs(format: 'csv' | 'xlsx'): Promise<void> {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: adminKit.exports.label }));
  await userEvent.click(await screen.findByText(adminKit.exports[format]));
  await screen.findByText(/^Staženo: /u);
}

/** Selects all rows of the page and clicks a bulk action. */
export async function runBulkAction(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: adminKit.bulk.selectPage }));
  await userEvent.click(
    within(await screen.findByRole('region', { name: adminKit.bulk.label })).getByRole('button', {
      name: new RegExp(`^${action}`, 'u'),
    }),
  );
}

/** Clicks a button and confirms its dialog. */
export async function pressAndConfirm(button: string, title: string, confirmLabel: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(await findDialog(title)).getByRole('button', { name: confirmLabel }));
}
