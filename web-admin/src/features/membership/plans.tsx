import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import { saveAdminPlan, type AdminPlan } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import {
  ErrorPanel,
  SimpleTable,
  SkeletonBar,
  StatePanel,
  StatusTag,
  useApi,
  useCommand,
  useConfirm,
  type SimpleColumn,
} from '../../kit/index.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { plansQuery } from '../../kit/data/record.queries.ts';
import { toInput } from './plan-input.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './membership.module.css';

const PlanForm = lazy(() => import('./plan-form.tsx'));
const texts = adminMembership.plans;
const FEATURES = Object.entries(texts.features) as [keyof typeof texts.features, string][];
const ORDER_STEP = 10;

/** Plans in their display order; retired ones stay for their subscribers. */
export function Plans() {
  const { data, error, refetch } = useQuery(plansQuery(useApi()));
  const { opened, open: edit, close } = useOpened<AdminPlan | null>();
  const toggleOffered = useToggleOffered();
  const plans = data?.items ?? [];
  const order = Math.max(0, ...plans.map(({ sort_order }) => sort_order)) + ORDER_STEP;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>{texts.lead}</p>
        <Button type="primary" onClick={() => edit(null)}>
          {texts.add}
        </Button>
      </div>
      <section className={styles.frame} aria-label={adminMembership.tabs.plans}>
        {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <SkeletonBar width="100%" height={220} /> : null}
        {data && plans.length === 0 ? <StatePanel title={texts.empty} /> : null}
        {plans.length > 0 && (
          <SimpleTable
            label={adminMembership.tabs.plans}
            columns={createColumns(edit, toggleOffered)}
            rows={plans}
          />
        )}
      </section>
      {opened && (
        <Suspense>
          <PlanForm
            key={opened.key}
            plan={opened.target}
            order={order}
            open={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Retires or reactivates a plan after confirmation. */
function useToggleOffered(): (plan: AdminPlan) => void {
  const api = useApi();
  const confirm = useConfirm();
  const save = useCommand({
    run: (plan: AdminPlan) =>
      saveAdminPlan({
        client: api,
        path: { id: plan.id },
        body: { ...toInput(plan), active: !plan.active, version: plan.version },
      }),
    done: ({ name, active }) => (active ? texts.offerDone(name) : texts.retireDone(name)),
    undo: (saved, plan) =>
      saveAdminPlan({
        client: api,
        path: { id: plan.id },
        body: { ...toInput(saved), active: plan.active, version: saved.version },
      }),
  });
  return (plan) =>
    confirm(
      plan.active
        ? {
            title: texts.retireTitle(plan.name),
            text: texts.retireText,
            confirmLabel: texts.retireConfirm,
            danger: true,
            onConfirm: () => save(plan),
          }
        : {
            title: texts.offerTitle(plan.name),
            text: texts.offerText,
            confirmLabel: texts.offerConfirm,
            onConfirm: () => save(plan),
          },
    );
}

function formatContents({ config }: AdminPlan): string {
  const { catalogPositionCoefficient: coefficient } = config;
  return [
    texts.limits(config.nrOfSpaces, config.nrOfPhotosInSpace),
    ...FEATURES.filter(([name]) => config[name]).map(([, label]) => label),
    ...(coefficient > 0 ? [texts.coefficient(coefficient)] : []),
  ].join(', ');
}

const createColumns = (
  edit: (plan: AdminPlan) => void,
  toggleOffered: (plan: AdminPlan) => void,
): readonly SimpleColumn<AdminPlan>[] => [
  { key: 'name', title: texts.columns.name, render: ({ name }) => <b>{name}</b> },
  {
    key: 'price',
    title: texts.columns.price,
    align: 'right',
    render: ({ price_per_year }) => (
      <span className={cells.nowrap}>{price_per_year === 0 ? texts.free : formatCzk(price_per_year)}</span>
    ),
  },
  {
    key: 'limits',
    title: texts.columns.limits,
    render: (plan) => <div className={styles.contents}>{formatContents(plan)}</div>,
  },
  {
    key: 'state',
    title: texts.columns.state,
    render: ({ active }) => (
      <StatusTag tone={active ? 'green' : 'grey'} shape={active ? 'dot' : 'dash'}>
        {active ? texts.active : texts.retired}
      </StatusTag>
    ),
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isHeadHidden: true,
    align: 'right',
    render: (plan) => (
      <div className={`${styles.actions} ${styles.together}`}>
        <Button onClick={() => edit(plan)} aria-label={texts.editLabel(plan.name)}>
          {texts.edit}
        </Button>
        <Button
          danger={plan.active}
          onClick={() => toggleOffered(plan)}
          aria-label={plan.active ? texts.retireLabel(plan.name) : texts.offerLabel(plan.name)}
        >
          {plan.active ? texts.retire : texts.offer}
        </Button>
      </div>
    ),
  },
];
