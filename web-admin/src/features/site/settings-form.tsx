import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveAdminSettings, type SiteSettingsAnswer, type SiteSettingsInput } from '@prostora/api-client';
import { consoleUrls, LAYOUTS, parseBankAccount } from '@prostora/contracts';
import { LAYOUT_LIMITS, type LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { Link } from '@prostora/nav';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { adminSettings as texts } from '@prostora/strings/cs/admin-settings.ts';
import { layoutNames } from '@prostora/strings/cs/space-layouts.ts';
import { emailRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { NumberItem, SwitchItem, TextItem, checkRules, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { SchoolHolidays } from './school-holidays.tsx';
import styles from './site.module.css';

type Values = Omit<SiteSettingsInput, 'version'>;
const { fields, sections } = texts;
const MAX_PROFILES = 8;

const toFormValues = ({
  version: _version,
  updated_at: _when,
  terms_version: _terms,
  ...values
}: SiteSettingsAnswer): Values => values;
/** Names the layouts, which are no inputs of the form. */
const withLayouts = (areas: readonly Omit<LayoutArea, 'layout'>[]): LayoutArea[] =>
  areas.flatMap(({ from, to }, index) => {
    const layout = LAYOUTS[index];
    return layout === undefined ? [] : { layout, from, to };
  });
const checkAccount = (text: string): string | null =>
  text.trim() === '' || parseBankAccount(text) !== null ? null : fieldErrors.bankAccount;
const checkEmail = (text: string): string | null =>
  text.trim() === '' ? null : checkRules(emailRules)(text);
const checkUrl = (text: string): string | null =>
  /^https?:\/\/\S+\.\S+$/iu.test(text.trim()) ? null : fieldErrors.url;

/** Site settings form; the data of the seller may be filled in later. */
export function SettingsForm({ settings, onReset }: { settings: SiteSettingsAnswer; onReset: () => void }) {
  const api = useApi();
  const save = useCommand({
    run: (input: SiteSettingsInput) => saveAdminSettings({ client: api, body: input }),
    done: () => texts.saved,
    handledByForm: true,
  });
  return (
    <ResourceForm<Values, SiteSettingsAnswer>
      name="settings"
      initial={toFormValues(settings)}
      record={settings}
      toValues={toFormValues}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      onSubmit={(values, version) =>
        save({ ...values, layout_areas: withLayouts(values.layout_areas ?? []), version })
      }
      onDone={() => undefined}
      onCancel={onReset}
    >
      <Section {...sections.site}>
        <TextItem name="name" label={fields.name} max={60} check={required} />
      </Section>
      <Section {...sections.company}>
        <TextItem name={['company', 'name']} label={fields.company.name} max={200} />
        <TextItem name={['company', 'address']} label={fields.company.address} max={200} />
        <div className={styles.pair}>
          <TextItem name={['company', 'ico']} label={fields.company.ico} max={12} />
          <TextItem name={['company', 'dic']} label={fields.company.dic} max={14} />
        </div>
        <TextItem name={['company', 'register']} label={fields.company.register} max={200} />
        <div className={styles.pair}>
          <TextItem name={['company', 'phone']} label={fields.company.phone} type="tel" max={30} />
          <TextItem
            name={['company', 'email']}
            label={fields.company.email}
            type="email"
            max={200}
            check={checkEmail}
          />
        </div>
      </Section>
      <Section {...sections.billing}>
        <TextItem name={['billing', 'street']} label={fields.billing.street} max={120} />
        <div className={styles.pair}>
          <TextItem name={['billing', 'city']} label={fields.billing.city} max={100} />
          <TextItem name={['billing', 'postal_code']} label={fields.billing.postal_code} max={10} />
        </div>
        <TextItem
          name={['billing', 'account']}
          label={fields.billing.account}
          hint={fields.billing.accountHint}
          max={40}
          check={checkAccount}
        />
        <SwitchItem name={['billing', 'is_vat_payer']} label={fields.billing.is_vat_payer} />
      </Section>
      <Section {...sections.social}>
        <Profiles />
      </Section>
      <Section {...sections.layouts}>
        <LayoutAreas />
      </Section>
      <Section {...sections.holidays}>
        <SchoolHolidays />
      </Section>
      <Section {...sections.terms}>
        <p className={styles.terms}>
          {texts.termsSince(settings.terms_version)}{' '}
          <Link to={consoleUrls.termsVersions} className={styles.path}>
            {texts.termsVersions}
          </Link>
        </p>
      </Section>
    </ResourceForm>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      <p className={styles.muted}>{text}</p>
      {children}
    </fieldset>
  );
}

/** Usual area a person in each layout; its form values are in the order of `LAYOUTS`. */
const LayoutAreas = () => (
  <>
    {LAYOUTS.map((layout, index) => (
      <div key={layout} className={styles.pair} role="group" aria-label={layoutNames[layout]}>
        {(['from', 'to'] as const).map((end) => (
          <NumberItem
            key={end}
            name={['layout_areas', index, end]}
            label={fields.layoutArea(layoutNames[layout], end)}
            min={0.1}
            max={LAYOUT_LIMITS.areaPerPerson}
            decimals={2}
          />
        ))}
      </div>
    ))}
  </>
);

/** Profiles in social networks, in the order of the footer. */
function Profiles() {
  return (
    <Form.List name="social">
      {(profiles, { add, remove }) => (
        <>
          {profiles.map(({ key, name }, index) => (
            <div
              key={key}
              className={styles.profile}
              role="group"
              aria-label={fields.social.group(index + 1)}
            >
              <TextItem name={[name, 'name']} label={fields.social.name} max={40} check={required} />
              <TextItem name={[name, 'url']} label={fields.social.url} max={300} check={checkUrl} />
              <Button
                type="text"
                icon={<Trash2 className="lucide" aria-hidden />}
                aria-label={fields.social.remove(index + 1)}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {profiles.length < MAX_PROFILES && (
            <Button
              icon={<Plus className="lucide" aria-hidden />}
              onClick={() => add({ name: '', url: 'https://' })}
            >
              {fields.social.add}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
