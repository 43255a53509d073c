import { useQuery } from '@tanstack/react-query';
import { Button, Form, Select } from 'antd';
import {
  addAdminLocation,
  removeAdminLocation,
  saveAdminLocation,
  type AdminLocation,
  type AdminLocationAdd,
} from '@prostora/api-client';
import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { NumberItem, SelectItem, TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { parentLocationsQuery } from './taxonomy.queries.ts';
import styles from './taxonomy.module.css';

const texts = adminLocations;
const NEW_KINDS = (['town', 'city_part'] as const).map((value) => ({ value, label: texts.kinds[value] }));
const DECIMALS = 5;

type Values = {
  kind: AdminLocation['kind'];
  name: string;
  slug: string;
  locative: string;
  parent_id: number | null;
  lat: number;
  lng: number;
  population: number | null;
};
type LocationFormProps = { location: AdminLocation | null; open: boolean; onClose: () => void };

const toFormValues = ({
  kind,
  name,
  slug,
  locative,
  parent_id,
  lat,
  lng,
  population,
}: AdminLocation): Values => ({
  kind,
  name,
  slug,
  locative: locative ?? '',
  parent_id,
  lat,
  lng,
  population,
});
const NEW_LOCATION = {
  kind: 'town',
  name: '',
  slug: '',
  locative: '',
  parent_id: null,
  lat: null,
  lng: null,
  population: null,
} as unknown as Values;
const toInput = ({
  name,
  slug,
  locative,
  parent_id,
  lat,
  lng,
  population,
}: Values): Omit<AdminLocationAdd, 'kind'> => ({
  name: name.trim(),
  slug: slug.trim() || null,
  locative: locative.trim() || null,
  parent_id,
  lat,
  lng,
  population,
});

/** The country and its regions have a fixed parent. */
const isFixed = ({ kind }: AdminLocation): boolean => kind === 'country' || kind === 'region';

/** Adds or edits a location; an unused one can be deleted. */
export default function LocationForm({ location, open, onClose }: LocationFormProps) {
  const api = useApi();
  const save = useCommand({
    run: ({ values, version }: { values: Values; version: number }) => {
      if (!location)
        return addAdminLocation({
          client: api,
          body: { ...toInput(values), kind: values.kind as 'town' | 'city_part' },
        });
      return saveAdminLocation({
        client: api,
        path: { id: location.id },
        body: {
          ...toInput(values),
          ...(isFixed(location) && { parent_id: location.parent_id }),
          version,
        },
      });
    },
    done: ({ name }) => (location ? texts.saved(name) : texts.added(name)),
    handledByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={location ? texts.editTitle(location.name) : texts.addTitle}
      onClose={onClose}
    >
      <ResourceForm<Values, AdminLocation>
        name="location"
        initial={location ? toFormValues(location) : NEW_LOCATION}
        record={location}
        toValues={toFormValues}
        submitLabel={texts.save}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <Form.Item name="kind" label={texts.kind} hidden={location !== null}>
          <Select options={NEW_KINDS} />
        </Form.Item>
        <TextItem name="name" label={texts.name} max={100} check={required} autoFocus={!location} />
        <TextItem name="locative" label={texts.locative} hint={texts.locativeHint} max={120} />
        <ParentItem />
        <TextItem name="slug" label={texts.slug} hint={texts.slugHint} max={80} />
        <div className={styles.pair}>
          <NumberItem name="lat" label={texts.lat} min={-90} max={90} decimals={DECIMALS} />
          <NumberItem name="lng" label={texts.lng} min={-180} max={180} decimals={DECIMALS} />
        </div>
        <MapLink />
        <NumberItem name="population" label={texts.population} min={0} max={20_000_000} isOptional />
      </ResourceForm>
      {location && <DeleteLocation location={location} onDone={onClose} />}
    </FormDrawer>
  );
}

/** Parent select: a region for a town; a town or region for a city part. */
function ParentItem() {
  const api = useApi();
  const kind = Form.useWatch<Values['kind'] | undefined>('kind', { preserve: true });
  const regions = useQuery(parentLocationsQuery(api, 'region'));
  const towns = useQuery({ ...parentLocationsQuery(api, 'town'), enabled: kind === 'city_part' });
  if (kind !== 'town' && kind !== 'city_part') return null;
  const above = [...(regions.data ?? []), ...(kind === 'city_part' ? (towns.data ?? []) : [])];
  return (
    <SelectItem
      name="parent_id"
      label={texts.parent}
      hint={texts.parentHint}
      options={above.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Link to a map at the form's coordinates. */
function MapLink() {
  const lat = Form.useWatch<number | null | undefined>('lat');
  const lng = Form.useWatch<number | null | undefined>('lng');
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return (
    <a
      className={styles.map}
      href={`https://mapy.com/fnc/v1/showmap?center=${lng},${lat}&zoom=13&marker=true`}
      target="_blank"
      rel="noreferrer"
    >
      {texts.showOnMap} <span className="visually-hidden">{texts.opensNewTab}</span>
    </a>
  );
}

function DeleteLocation({ location, onDone }: { location: AdminLocation; onDone: () => void }) {
  const api = useApi();
  const confirm = useConfirm();
  const remove = useCommand({
    run: () => removeAdminLocation({ client: api, path: { id: location.id } }),
    done: ({ name }) => texts.removed(name),
    undo: (removed) =>
      addAdminLocation({
        client: api,
        body: { ...toInput(toFormValues(removed)), kind: removed.kind as 'town' | 'city_part' },
      }),
  });
  const { buildings, spaces, inquiries, seo_urls: seoUrls, parts } = location;
  const isUsed = buildings + inquiries + seoUrls + parts > 0;
  const ask = (): void =>
    confirm({
      title: texts.removeTitle(location.name),
      text: texts.removeText,
      confirmLabel: texts.removeConfirm,
      danger: true,
      onConfirm: () => remove(undefined).then(onDone),
    });
  return (
    <section className={styles.danger} aria-label={texts.uses}>
      <p>
        {texts.uses}: {texts.describeUsage(buildings, spaces, inquiries, seoUrls)}
      </p>
      {(isFixed(location) || isUsed) && <p>{isFixed(location) ? texts.removeFixed : texts.removeInUse}</p>}
      <Button danger disabled={isFixed(location) || isUsed} onClick={ask}>
        {texts.remove}
      </Button>
    </section>
  );
}
