import type { PriceTariffKind } from '@prostora/api-client';
import { PRICE_LIST_LIMITS, TARIFF_KINDS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField, SelectField, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { toFieldId } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './settings.module.css';
import { WordList } from './word-list.tsx';

const texts = priceListEditor.settings.tariffs;

const BLANK = {
  kind: 'soukroma',
  is_default: false,
  needs_proof: false,
  legal_forms: [],
  municipality_code: null,
} as const;

/** Numbers separated by commas; the written text stays until the field is left. */
function LegalForms({
  forms,
  error,
  onChange,
  id,
}: {
  forms: readonly string[];
  error: string | undefined;
  id: string;
  onChange: (forms: string[]) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={texts.legalForms}
      hint={texts.legalFormsHint}
      value={typed ?? forms.join(', ')}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.split(/[\s,]+/u).filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Tariffs: kind of tenant, and whether it must be proved. */
export function TariffFields(): ReactNode {
  const { store, errors } = useEditor();
  /** At most one tariff is the default. */
  const setDefault = (code: string, isDefault: boolean): void =>
    store.change('words:tariffs', (draft) => ({
      ...draft,
      tariffs: draft.tariffs.map((each) => ({ ...each, is_default: isDefault && each.code === code })),
    }));
  return (
    <WordList kind="tariffs" blank={{ ...BLANK, legal_forms: [] }}>
      {(tariff, path, change) => (
        <>
          <TextField
            id={toFieldId(`${path}.label`)}
            label={texts.label}
            value={tariff.label}
            maxLength={PRICE_LIST_LIMITS.label}
            error={errors[`${path}.label`]}
            onChange={({ target }) => change({ label: target.value })}
          />
          <SelectField
            label={texts.kind}
            value={tariff.kind}
            onChange={({ target }) => change({ kind: target.value as PriceTariffKind })}
          >
            {TARIFF_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <CheckField
            label={texts.isDefault}
            checked={tariff.is_default}
            error={errors[`${path}.is_default`]}
            onChange={({ target }) => setDefault(tariff.code, target.checked)}
          />
          <CheckField
            label={texts.verification}
            checked={tariff.needs_proof}
            onChange={({ target }) => change({ needs_proof: target.checked })}
          />
          <details
            className={styles['more']}
            open={tariff.legal_forms.length > 0 || tariff.municipality_code !== null}
          >
            <summary>{texts.more}</summary>
            <div className={styles['moreFields']}>
              <LegalForms
                id={toFieldId(`${path}.legal_forms`)}
                forms={tariff.legal_forms}
                error={errors[`${path}.legal_forms`]}
                onChange={(forms) => change({ legal_forms: forms })}
              />
              <TextField
                id={toFieldId(`${path}.municipality_code`)}
                label={texts.municipality}
                hint={texts.municipalityHint}
                inputMode="numeric"
                value={tariff.municipality_code ?? ''}
                error={errors[`${path}.municipality_code`]}
                onChange={({ target }) => change({ municipality_code: target.value.trim() || null })}
              />
            </div>
          </details>
        </>
      )}
    </WordList>
  );
}
