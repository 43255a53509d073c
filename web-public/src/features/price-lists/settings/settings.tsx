import type { OwnerSpace } from '@prostora/api-client';
import { toPragueWallTime } from '@prostora/contracts';
import { findVatRate } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField, Users } from '@prostora/ui';
import { TimeField } from '@prostora/ui/calendar/time-field.tsx';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { ListChecks, MapPinned, Percent } from '../../../components/portal-icons.ts';
import type { Draft, WordKind } from '../draft.ts';
import { describeScopes } from '../scope-text.ts';
import { formatDecimal } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import { OptionFields } from './option-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import { TariffFields } from './tariff-fields.tsx';

const texts = priceListEditor.settings;

export type SettingName = 'vat' | WordKind;

function VatFields(): ReactNode {
  const { store, state, errors } = useEditor();
  const { draft } = state;
  const change = (values: Partial<Draft>): void => store.change('vat', (each) => ({ ...each, ...values }));
  return (
    <>
      <CheckField
        label={texts.vat.payer}
        checked={draft.vat_payer}
        onChange={({ target }) => change({ vat_payer: target.checked })}
      />
      {draft.vat_payer && (
        <CheckField
          label={texts.vat.includes}
          checked={draft.includes_vat}
          onChange={({ target }) => change({ includes_vat: target.checked })}
        />
      )}
      <TimeField
        className={styles['short']}
        label={texts.vat.dayStart}
        hint={texts.vat.dayStartHint}
        value={draft.day_start}
        error={errors['day_start']}
        onTime={(time) => change({ day_start: time })}
      />
    </>
  );
}

function VatSummary(): ReactNode {
  const { store, state } = useEditor();
  const { vat_payer: isPayer, includes_vat: includesVat } = state.draft;
  if (!isPayer) return texts.vat.notPayer;
  const rate = formatDecimal(findVatRate(store.vatRates, 'rent', toPragueWallTime(store.now).day));
  return includesVat ? texts.vat.gross(rate) : texts.vat.net(rate);
}

const ICONS = { tariffs: Users, periods: CalendarDays, options: ListChecks } as const;
const FIELDS = { tariffs: TariffFields, periods: PeriodFields, options: OptionFields } as const;
const WORDS = ['tariffs', 'periods', 'options'] as const satisfies readonly WordKind[];

/** Names of entries; the default one is marked. */
const describeWords = (draft: Draft, kind: WordKind): string =>
  draft[kind].length === 0
    ? texts[kind].none
    : draft[kind]
        .map((word) =>
          'is_default' in word && word.is_default ? `${word.label} (${texts.default})` : word.label,
        )
        .join(' · ');

/** Days and spaces of the list. */
export function ScopeSetting({
  spaces,
  open,
  onToggle,
}: {
  spaces: readonly OwnerSpace[];
  open: boolean;
  onToggle: (() => void) | null;
}): ReactNode {
  const { state, errors } = useEditor();
  const { draft } = state;
  return (
    <SettingRow
      title={texts.scope.title}
      icon={MapPinned}
      summary={draft.spaces.length === 0 ? texts.scope.none : describeScopes(draft.spaces, spaces)}
      invalid={Object.keys(errors).some((field) => field.startsWith('spaces'))}
      open={open}
      onToggle={onToggle}
    >
      <ScopeFields spaces={spaces} />
    </SettingRow>
  );
}

type SettingsProps = { open: SettingName | null; onOpen: (name: SettingName | null) => void };

/** VAT, tenants, periods and options of the list; at most one is open. */
export function Settings({ open, onOpen }: SettingsProps): ReactNode {
  const { state, errors } = useEditor();
  const getRowProps = (name: SettingName) => ({
    title: texts[name].title,
    open: open === name,
    onToggle: () => onOpen(open === name ? null : name),
  });
  return (
    <>
      <SettingRow
        {...getRowProps('vat')}
        icon={Percent}
        invalid={errors['day_start'] !== undefined}
        summary={<VatSummary />}
      >
        <VatFields />
      </SettingRow>
      {WORDS.map((kind) => {
        const Fields = FIELDS[kind];
        return (
          <SettingRow
            key={kind}
            {...getRowProps(kind)}
            icon={ICONS[kind]}
            summary={describeWords(state.draft, kind)}
            invalid={Object.keys(errors).some((field) => field.startsWith(`${kind}.`))}
          >
            <Fields />
          </SettingRow>
        );
      })}
    </>
  );
}
