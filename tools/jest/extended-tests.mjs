// @ts-check
/**
 * Test files that `npm test` leaves to `npm run check`, so that it takes at most 15 minutes on two cores.
 * Races of bookings, accessibility of each layout, hydration and the main path of each role stay.
 */
export const EXTENDED_TESTS = [
  // Faults and start of the built processes; their rules inside one process have tests in api.
  'api/test/first-start.int.spec.ts',
  'tools/commands/start.int.spec.ts',
  'tools/testing/booking-faults.int.spec.ts',
  'tools/testing/photos.int.spec.ts',
  'tools/testing/production-like.int.spec.ts',
  'tools/testing/shared-nothing.int.spec.ts',
  // Random questions and requests; each rule has tests of its own.
  'api/src/modules/catalog/catalog-totals.e2e.spec.ts',
  'api/src/modules/reservations/reservations-model.e2e.spec.ts',
  'api/test/fuzz-console.e2e.spec.ts',
  'api/test/fuzz.e2e.spec.ts',
  // Journeys through pages whose rules HTTP and component tests check as well.
  'web-shell/e2e/ai-writer.journey.ts',
  'web-shell/e2e/blog.journey.ts',
  'web-shell/e2e/booking-choices.journey.ts',
  'web-shell/e2e/building.journey.ts',
  'web-shell/e2e/console-lists.journey.ts',
  'web-shell/e2e/console-operations.journey.ts',
  'web-shell/e2e/console-origin.journey.ts',
  'web-shell/e2e/console-people.journey.ts',
  'web-shell/e2e/console-reservations.journey.ts',
  'web-shell/e2e/console-seo.journey.ts',
  'web-shell/e2e/console-taxonomy.journey.ts',
  'web-shell/e2e/console-web.journey.ts',
  'web-shell/e2e/console-work.journey.ts',
  'web-shell/e2e/content.journey.ts',
  'web-shell/e2e/documents.journey.ts',
  'web-shell/e2e/errands.journey.ts',
  'web-shell/e2e/everyday.journey.ts',
  'web-shell/e2e/favourites.journey.ts',
  'web-shell/e2e/map-style.journey.ts',
  'web-shell/e2e/panorama.journey.ts',
  'web-shell/e2e/price-list.journey.ts',
  'web-shell/e2e/remote-missing.journey.ts',
  'web-shell/e2e/saved-search.journey.ts',
  'web-shell/e2e/second-factor.journey.ts',
];
