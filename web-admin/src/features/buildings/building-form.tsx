import { saveAdminBuilding, type AdminBuildingDetail, type OwnerBuilding } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import { postalCodeRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { NumberItem, TextItem, checkRules, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { RichTextItem } from '../../kit/editor/rich-text-item.tsx';
import { stripMarkup } from '../../kit/editor/strip-markup.ts';

const ADDRESS = ['street', 'land_registry_number', 'house_number', 'city', 'postal_code'] as const;
type Values = Record<(typeof ADDRESS)[number] | 'name' | 'description', string> & {
  lat: number | null;
  lng: number | null;
};

const toFormValues = ({ name, description, lat, lng, ...building }: OwnerBuilding): Values => ({
  name,
  description,
  lat,
  lng,
  street: building.street ?? '',
  land_registry_number: building.land_registry_number ?? '',
  house_number: building.house_number ?? '',
  city: building.city ?? '',
  postal_code: building.postal_code ?? '',
});
const toAddress = (values: Values) =>
  Object.fromEntries(ADDRESS.map((name) => [name, values[name].trim() || null])) as Record<
    (typeof ADDRESS)[number],
    string | null
  >;

/** Building form; the server derives the location from the pin. */
export default function BuildingForm({
  building,
  open,
  onClose,
}: {
  building: AdminBuildingDetail;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const save = useCommand({
    run: ({ values, version }: { values: Values; version: number }) =>
      saveAdminBuilding({
        client: api,
        path: { id: building.id },
        body: {
          version,
          name: values.name.trim(),
          description: values.description,
          lat: values.lat,
          lng: values.lng,
          ...toAddress(values),
        },
      }),
    done: () => texts.saved,
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={texts.editTitle} hint={texts.editHint} onClose={onClose}>
      <ResourceForm<Values, OwnerBuilding>
        name="building"
        initial={toFormValues(building)}
        record={building}
        toValues={toFormValues}
        submitLabel={texts.save}
        labels={{ description: texts.description }}
        formatters={{ description: (html) => stripMarkup(String(html ?? '')) }}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={texts.fields.name} max={LIMITS.name} check={required} />
        <RichTextItem name="description" label={texts.description} />
        <TextItem name="street" label={texts.fields.street} max={120} />
        <TextItem name="land_registry_number" label={texts.fields.land_registry_number} max={20} />
        <TextItem name="house_number" label={texts.fields.house_number} max={20} />
        <TextItem name="city" label={texts.fields.city} max={100} />
        <TextItem
          name="postal_code"
          label={texts.fields.postal_code}
          max={10}
          check={checkRules(postalCodeRules)}
        />
        <NumberItem
          name="lat"
          label={texts.fields.lat}
          hint={texts.fields.position}
          min={48.55}
          max={51.06}
          decimals={6}
          isOptional
        />
        <NumberItem name="lng" label={texts.fields.lng} min={12.09} max={18.87} decimals={6} isOptional />
      </ResourceForm>
    </FormDrawer>
  );
}
