import { ownerCalendar, reservationsPage, schedule } from '@prostora/testing/reservation-fixtures.ts';
import type { OwnerWaitingItem, TeamAssignee } from '@prostora/api-client';
import { owner, ownSpace, ownerCatalog, renderPortal } from './portal.tsx';
import { failWith, type Handler } from './render-site.tsx';

/**
 * Renders the reservations of an owner of two lofts. `answer` handles a test's calls; undefined falls back.
 */
export const renderReservations = (
  query: string,
  answer: Handler,
  waiting: OwnerWaitingItem[] = [],
  team: TeamAssignee[] = [],
) =>
  renderPortal(
    `/klient/rezervace${query}`,
    async (url, asked) => {
      const given = await answer(url, asked);
      if (given !== undefined) return given;
      if (url.pathname === '/api/catalog/customer')
        return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
      if (url.pathname === '/api/reservations') return reservationsPage([]);
      if (url.pathname === '/api/reservations/calendar') return ownerCalendar();
      if (url.pathname.endsWith('/schedule')) return schedule();
      if (url.pathname === '/api/availability/seasons') return { seasons: [] };
      return failWith(404);
    },
    owner(),
    waiting,
    team,
  );
