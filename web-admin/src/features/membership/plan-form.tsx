import { addAdminPlan, saveAdminPlan, type AdminPlan, type PlanInput } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { NumberItem, SwitchItem, Switches, TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { toInput, toPlanInput } from './plan-input.ts';
import styles from './membership.module.css';

const texts = adminMembership.plans;
const MAX_PRICE = 9_999_999;
const { fields } = texts;
/** Labels of switches, which the form cannot find by field name. */
const LABELS = {
  active: fields.active,
  'config.hasVideoInSpace': fields.video,
  'config.hasMicroSite': fields.microSite,
  'config.hasSocialNetworksPromotion': fields.socialNetworks,
  'config.hasSupportWithProfile': fields.support,
};

type PlanFormProps = {
  plan: AdminPlan | null;
  /** Sort order of a new plan. */ order: number;
  open: boolean;
  onClose: () => void;
};

/** Adds or edits a plan. */
export default function PlanForm({ plan, order, open, onClose }: PlanFormProps) {
  const api = useApi();
  const save = useCommand({
    run: ({ version, ...input }: PlanInput & { version: number }) =>
      plan
        ? saveAdminPlan({ client: api, path: { id: plan.id }, body: { ...input, version } })
        : addAdminPlan({ client: api, body: input }),
    done: ({ name }) => (plan ? texts.saved(name) : texts.added(name)),
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={plan ? texts.editTitle(plan.name) : texts.addTitle} onClose={onClose}>
      <ResourceForm<PlanInput, AdminPlan>
        name="plan"
        initial={toPlanInput(plan, order)}
        record={plan}
        toValues={toInput}
        labels={LABELS}
        submitLabel={texts.save}
        onSubmit={(values, version) => save({ ...values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={fields.name} max={LIMITS.name} check={required} />
        <TextItem name={['config', 'description']} label={fields.description} max={300} rows={2} />
        <div className={styles.pair}>
          <NumberItem name="price_per_year" label={fields.price} min={0} max={MAX_PRICE} decimals={2} />
          <NumberItem
            name="sort_order"
            label={fields.sortOrder}
            hint={fields.sortOrderHint}
            min={0}
            max={10_000}
          />
          <NumberItem name={['config', 'nrOfSpaces']} label={fields.spaces} min={1} max={1000} />
          <NumberItem name={['config', 'nrOfPhotosInSpace']} label={fields.photos} min={1} max={200} />
        </div>
        <NumberItem
          name={['config', 'catalogPositionCoefficient']}
          label={fields.coefficient}
          hint={fields.coefficientHint}
          min={0}
          max={10}
          decimals={2}
        />
        <Switches>
          <SwitchItem name={['config', 'hasVideoInSpace']} label={fields.video} />
          <SwitchItem name={['config', 'hasMicroSite']} label={fields.microSite} />
          <SwitchItem name={['config', 'hasSocialNetworksPromotion']} label={fields.socialNetworks} />
          <SwitchItem name={['config', 'hasSupportWithProfile']} label={fields.support} />
          <SwitchItem name="active" label={fields.active} />
        </Switches>
      </ResourceForm>
    </FormDrawer>
  );
}
