import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import {
  DEFAULT_SUBSCRIPTION_CONFIG,
  Subscription,
  SubscriptionLimitsService,
  SubscriptionPlan,
  SubscriptionsService,
} from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const toDate = (text: string): Date => new Date(`${text}T00:00:00Z`);

let test: TestApp;
let plans: Record<'start' | 'profi', number>;

beforeAll(async () => {
  test = await createTestApp();
  const em = test.orm.em.fork();
  const [start, profi] = [
    ['start', 1],
    ['profi', 2],
  ].map(([slug, catalogPositionCoefficient]) =>
    em.create(
      SubscriptionPlan,
      {
        slug,
        name: slug,
        priceHalerPerYear: 100_000,
        config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces: 3, catalogPositionCoefficient },
      } as SubscriptionPlan,
      { partial: true },
    ),
  );
  await em.flush();
  plans = { start: start?.id ?? 0, profi: profi?.id ?? 0 };
});
afterAll(() => test.close());

async function createCustomerWith(
  ...given: [plan: keyof typeof plans, from: string, to: string, trial?: boolean][]
): Promise<number> {
  const { id } = await test.make.customer();
  const em = test.orm.em.fork();
  for (const [plan, from, to, trial = false] of given)
    em.create(Subscription, {
      customer: id,
      plan: plans[plan],
      startsAt: toDate(from),
      endsAt: toDate(to),
      trial,
    });
  await em.flush();
  return id;
}

const inContext = <T>(work: (service: SubscriptionsService) => Promise<T>): Promise<T> =>
  test.app.get(UnitOfWork).runInOwnContext(() => work(test.app.get(SubscriptionsService)));
const currentPlan = (customerId: number, now = NOW): Promise<string | null> =>
  inContext(async (service) => (await service.getCurrent(customerId, now)).subscription?.plan.name ?? null);

it('returns the default config for a customer without a plan', async () => {
  const customer = await createCustomerWith();
  await expect(inContext((service) => service.getCurrent(customer, NOW))).resolves.toEqual({
    subscription: null,
    config: DEFAULT_SUBSCRIPTION_CONFIG,
  });
});

it('a plan is in force from its start until before its end', async () => {
  const customer = await createCustomerWith(
    ['start', '2026-01-01', '2026-06-01'],
    ['profi', '2026-11-20', '2027-11-20'],
  );
  expect(await currentPlan(customer)).toBe('profi');
  expect(await currentPlan(customer, toDate('2026-05-31'))).toBe('start');
  expect(await currentPlan(customer, toDate('2026-06-01'))).toBeNull();
  expect(await currentPlan(customer, toDate('2026-11-20'))).toBe('profi');
});

it('prefers a paid plan to a trial and the later ending of two paid plans', async () => {
  expect(
    await currentPlan(
      await createCustomerWith(
        ['profi', '2026-11-01', '2027-12-01', true],
        ['start', '2026-11-01', '2026-12-01'],
      ),
    ),
  ).toBe('start');
  expect(
    await currentPlan(
      await createCustomerWith(['start', '2026-11-01', '2026-12-01'], ['profi', '2026-11-01', '2027-12-01']),
    ),
  ).toBe('profi');
});

it('returns the catalogue coefficients of several customers', async () => {
  const [paying, trying, none] = [
    await createCustomerWith(['profi', '2026-11-01', '2027-01-01'], ['start', '2026-11-01', '2026-12-01']),
    await createCustomerWith(['start', '2026-11-01', '2026-12-01', true]),
    await createCustomerWith(),
  ];
  const coefficients = await inContext((service) =>
    service.getCatalogCoefficients([paying, trying, none], NOW),
  );
  expect(Object.fromEntries(coefficients)).toEqual({ [paying]: 2, [trying]: 1, [none]: 0 });
  expect((await inContext((service) => service.getCatalogCoefficients([], NOW))).size).toBe(0);
});

it('starts one trial of the plan Start per customer', async () => {
  const customer = await createCustomerWith();
  const startTrial = (): Promise<void> =>
    test.app.get(UnitOfWork).run(() => test.app.get(SubscriptionsService).startTrial(customer));
  await startTrial();
  await startTrial();
  const trials = await test.orm.em.fork().find(Subscription, { customer });
  expect(trials).toMatchObject([{ trial: true, plan: { id: plans.start } }]);
  expect(await currentPlan(customer, new Date())).toBe('start');
});

it('applies the free plan to customers without a plan', async () => {
  const customer = await createCustomerWith();
  const em = test.orm.em.fork();
  const free = em.create(
    SubscriptionPlan,
    {
      slug: 'zakladni',
      name: 'Základní',
      config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces: 2, catalogPositionCoefficient: 0.5 },
    } as SubscriptionPlan,
    { partial: true },
  );
  await em.flush();
  await expect(inContext((service) => service.getLimits(customer, NOW))).resolves.toMatchObject({
    nrOfSpaces: 2,
  });
  await expect(inContext((service) => service.getCatalogCoefficients([customer], NOW))).resolves.toEqual(
    new Map([[customer, 0.5]]),
  );
  await em.remove(free).flush();
});

it('returns only the limits for spaces', async () => {
  const customer = await createCustomerWith(['start', '2020-01-01', '2099-01-01']);
  await expect(
    test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(SubscriptionLimitsService).getSpaceLimits(customer)),
  ).resolves.toEqual({ nrOfSpaces: 3, nrOfPhotosInSpace: 1, hasVideoInSpace: false });
});
